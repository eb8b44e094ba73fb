// Starts the app with the wasm that watch.js has asked for. If this fails, watch.js hears of it.
import init from "APP";
await init({ module_or_path: window.chuheWasm });
