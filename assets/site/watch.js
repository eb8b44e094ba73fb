// The first script of the page. It asks for the wasm at once, and watches whether the app starts:
// if it does not, a person must see more than a board that does not move. It knows nothing of the
// app except that the app's element carries data-ply.
(() => {
  const PATIENCE = 10000;
  const texts = {
    en: ["Chuhe has not started.", "Reload", "Repair", "Repairing fetches the page anew. Your games stay.",
      "This browser is too old for it: Chrome 97, Firefox 114 or Safari 16.4 will do."],
    de: ["Chuhe ist nicht gestartet.", "Neu laden", "Reparieren", "Beim Reparieren wird die Seite neu geholt. Deine Partien bleiben.",
      "Dieser Browser ist zu alt dafür: Chrome 97, Firefox 114 oder Safari 16.4 genügen."],
    nl: ["Chuhe is niet gestart.", "Opnieuw laden", "Herstellen", "Bij herstellen wordt de pagina opnieuw opgehaald. Je partijen blijven.",
      "Deze browser is er te oud voor: Chrome 97, Firefox 114 of Safari 16.4 voldoen."],
    zh: ["楚河没有启动。", "重新加载", "修复", "修复会重新获取页面，您的棋局会保留。",
      "浏览器版本过低，请使用 Chrome 97、Firefox 114 或 Safari 16.4 以上版本。"],
  };
  const capable = "noModule" in HTMLScriptElement.prototype && typeof WebAssembly === "object"
    // A module whose one function returns a vector: what Safari has known since 16.4.
    && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0,
      10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]));
  const started = () => document.querySelector("[data-ply]");
  let panel;

  // Gets rid of this page's service worker and caches, which hold no games, and loads it from the host.
  const repair = async () => {
    const scope = new URL("./", location.href);
    try {
      const worker = await navigator.serviceWorker.getRegistration(scope.href);
      if (worker) await worker.unregister();
      for (const name of await caches.keys()) {
        if (name.startsWith(`chuhe:${scope.pathname}:`)) await caches.delete(name);
      }
    } catch {
      // Where these are not allowed there is nothing of ours to get rid of.
    }
    // Also past the browser's own cache, which may hold the page for some minutes.
    await fetch(scope.href, { cache: "reload" }).catch(() => {});
    location.replace(scope.href);
  };

  const button = (text, action) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = text;
    element.addEventListener("click", action);
    return element;
  };

  const show = () => {
    if (panel || started() || !document.body) return;
    const wanted = [new URLSearchParams(location.search).get("lang"), ...navigator.languages, "en"];
    const language = wanted.map((tag) => (tag || "").slice(0, 2)).find((tag) => texts[tag]);
    const [title, reload, mend, about, old] = texts[language];
    panel = document.createElement("div");
    panel.id = "chuhe-watch";
    panel.lang = language;
    panel.setAttribute("role", "alert");
    // The style sheet may be what is missing.
    const look = { position: "fixed", left: "1rem", right: "1rem", bottom: "1rem", padding: "1rem", zIndex: "9",
      background: "#fdf8ec", color: "#211a12", border: "2px solid #a62119", font: "1rem/1.5 system-ui, sans-serif" };
    Object.assign(panel.style, look);
    panel.append(title, " ");
    if (capable) {
      panel.append(button(reload, () => location.reload()), " ", button(mend, repair), " ", about);
    } else {
      panel.append(old);
    }
    document.body.append(panel);
  };

  const look = () => {
    if (!started()) return;
    if (panel) panel.remove();
    clearInterval(looking);
    removeEventListener("error", soon, true);
    removeEventListener("unhandledrejection", soon);
  };
  // Not every error keeps the app from starting: a browser's add-on may have made it.
  const soon = () => setTimeout(show, 1500);
  const looking = setInterval(look, 250);
  addEventListener("error", soon, true);
  addEventListener("unhandledrejection", soon);
  setTimeout(show, PATIENCE);

  if (new URLSearchParams(location.search).has("repair")) {
    repair();
  } else if (capable) {
    (window.chuheWasm = fetch("WASM")).catch(() => {});
  } else {
    addEventListener("DOMContentLoaded", show);
  }
})();
