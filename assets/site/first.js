// The first script of the page, before anything is drawn. The app's own program comes later: until
// then this one shows the board as the person left it, asks for the program at once, and watches
// whether it starts. A person must see more than a board that does not move.
//
// It knows of the app: the names under which it saves (`web::storage`), the marks on <html> by which
// the styles choose (`ui::hooks::use_document`), and the class of its element, which is-first sets apart when it is drawn.
(() => {
  const root = document.documentElement;
  const wasm = "WASM";
  const parts = "TEXTS".split(" ");
  const scope = new URL("./", location.href);
  const query = new URLSearchParams(location.search);
  const saved = (name) => {
    try {
      return localStorage.getItem(`chuhe:${scope.pathname}:${name}`);
    } catch {
      // Storing is not allowed here.
    }
  };
  // Lines name=value, as `app::Prefs` writes them.
  const prefs = Object.fromEntries((saved("prefs") || "").split("\n").map((line) => line.split("=", 2)));

  // The colors of the last visit.
  const prefers = (wish) => matchMedia(`(prefers-${wish})`).matches;
  const theme = prefers("contrast: more") ? "contrast" : prefers("color-scheme: dark") ? "dark" : "light";
  const known = (value, names, other) => (names.includes(value) ? value : other);
  root.dataset.theme = known(prefs.theme, ["light", "dark", "contrast"], theme);
  root.dataset.board = known(prefs.board, ["paper", "wood", "ink"], "paper");
  // The drawn men stand where a first game begins. Whoever comes back has others, or another place for them.
  if (saved("prefs") || saved("game.0") || saved("game.1") || location.search || location.hash) root.dataset.first = "other";

  // The language of the person, of those that are spoken: as `app::Lang` chooses.
  const languages = [query.get("lang"), prefs.lang, ...navigator.languages, "en"].map((wish) => {
    const tag = String(wish).toLowerCase();
    if (!/^zh\b/.test(tag)) return tag.split("-")[0];
    return /-(hant|tw|hk|mo)\b/.test(tag) ? "zh-hant" : "zh-hans";
  });
  const spoken = (names) => languages.map((tag) => names.find((name) => name.toLowerCase() === tag)).find((name) => name);

  // The published names of files, by the names in the repository.
  const names = document.querySelector("meta[name=chuhe-files]").content.split(" ");
  const nameOf = (path) => names[names.indexOf(path) + 1];
  const tags = names.map((path) => (/^content\/locales\/([^/]+)\/common\.ftl$/.exec(path) || [])[1]).filter((tag) => tag);
  const lang = spoken(tags) || "en";
  const paths = parts.map((part) => `content/locales/${lang}/${part}.ftl`).filter((path) => names.includes(path));
  root.lang = lang;

  // The words that are there before the app; English ones are drawn. Called from below them.
  window.chuheSpeak = () => {
    const app = document.getElementById("app");
    const words = JSON.parse(document.getElementById("chuhe-words").textContent);
    const list = words[lang];
    const walk = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    for (const word of list || []) walk.nextNode().data = word;
  };

  // Whether the app starts.
  const PATIENCE = 10000;
  const texts = {
    en: ["Chuhe has not started.", "Reload", "Repair", "Repairing fetches the page anew. Your games stay.",
      "This browser is too old for it: Chrome 97, Firefox 114 or Safari 16.4 will do."],
    de: ["Chuhe ist nicht gestartet.", "Neu laden", "Reparieren", "Beim Reparieren wird die Seite neu geholt. Deine Partien bleiben.",
      "Dieser Browser ist zu alt dafür: Chrome 97, Firefox 114 oder Safari 16.4 genügen."],
    nl: ["Chuhe is niet gestart.", "Opnieuw laden", "Herstellen", "Bij herstellen wordt de pagina opnieuw opgehaald. Je partijen blijven.",
      "Deze browser is er te oud voor: Chrome 97, Firefox 114 of Safari 16.4 voldoen."],
    "zh-Hans": ["楚河没有启动。", "重新加载", "修复", "修复会重新获取页面，您的棋局会保留。",
      "浏览器版本过低，请使用 Chrome 97、Firefox 114 或 Safari 16.4 以上版本。"],
    "zh-Hant": ["楚河沒有啟動。", "重新載入", "修復", "修復會重新取得頁面，您的棋局會保留。",
      "瀏覽器版本過舊，請使用 Chrome 97、Firefox 114 或 Safari 16.4 以上版本。"],
  };
  const capable = "noModule" in HTMLScriptElement.prototype && typeof WebAssembly === "object"
    // A module whose one function returns a vector: what Safari has known since 16.4.
    && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0,
      10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]));
  const started = () => document.querySelector(".xq-app:not(.is-first)");
  let panel;

  // The browser's own cache may hold for some minutes what is wrong.
  const refresh = () => {
    const links = [...document.querySelectorAll("link[href]")].map((link) => link.href);
    return Promise.all([location.href, wasm, ...paths.map(nameOf), ...links].map((url) => fetch(url, { cache: "reload" }).catch(() => {})));
  };

  // Gets rid of this page's service worker and caches, which hold no games, and loads it from the host.
  const repair = async () => {
    try {
      const worker = await navigator.serviceWorker.getRegistration(scope.href);
      if (worker) await worker.unregister();
      for (const name of await caches.keys()) {
        if (name.startsWith(`chuhe:${scope.pathname}:`)) await caches.delete(name);
      }
    } catch {
      // Where these are not allowed there is nothing of ours to get rid of.
    }
    await refresh();
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
    const language = spoken(Object.keys(texts));
    const [title, again, mend, about, old] = texts[language];
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
      panel.append(button(again, () => refresh().then(() => location.reload())), " ", button(mend, repair), " ", about);
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

  if (query.has("repair")) {
    repair();
  } else if (capable) {
    (window.chuheWasm = fetch(wasm)).catch(() => {});
    // `web::content` takes the texts from here. What is not to be had now it asks for itself.
    const text = (path) => fetch(nameOf(path)).then((answer) => (answer.ok ? answer.text() : null), () => null);
    window.chuheTexts = Object.fromEntries(paths.map((path) => [path, text(path)]));
  } else {
    addEventListener("DOMContentLoaded", show);
  }
})();
