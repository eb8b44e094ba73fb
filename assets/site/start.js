// Starts the app with the wasm that first.js has asked for; if this fails, first.js hears of it.
// What is not needed to play is fetched after everything that is.
import init from "APP";
addEventListener("load", () => import("./offline.js"));
await init({ module_or_path: window.chuheWasm });
