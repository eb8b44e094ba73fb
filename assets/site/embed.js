// <xiangqi-board>: a Xiangqi board in your page.
//
// Its attributes are the parameters of embed.html, its methods return promises, its events bubble:
// see authors.html beside this file. The board itself runs in a frame, which is made when the
// element comes near the screen; until it is there the element shows what is written in it.
const HOME = new URL("./", import.meta.url);
const ATTRIBUTES = ("fen moves pgn src ply path mode solution accept targets question answer lesson puzzle level side "
  + "orientation pieces board theme coords ranks notation lang controls movelist menu arrows marks engine rules explain "
  + "animate sound autoplay").split(" ");
const VERSION = 1;
const LOOK = new CSSStyleSheet();
LOOK.replaceSync(`
  :host { display: block; max-width: 32rem; }
  :host(:not([data-ready])) { aspect-ratio: 97 / 110; }
  :host([hidden]), :host([data-ready]) slot { display: none; }
  iframe { display: block; width: 100%; height: 0; border: 0; color-scheme: normal; }
`);
let count = 0;

class XiangqiBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #id = `b${++count}-${Math.random().toString(36).slice(2, 8)}`;
  #frame = null;
  #ready = null; // a promise with its resolve and reject
  #live = false;
  #waiting = new Map(); // requests by number
  #queue = []; // requests made before the frame listens
  #seq = 0;
  #changed = null; // attributes set since the last turn
  #quiet = false;
  #watch = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) this.#start();
  }, { rootMargin: "300px" });
  #listen = (event) => this.#hear(event);

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [LOOK];
    root.append(document.createElement("slot"));
    this.#promise();
  }

  connectedCallback() {
    if (this.getAttribute("loading") === "eager") this.#start();
    else this.#watch.observe(this);
  }

  disconnectedCallback() {
    this.#end();
  }

  attributeChangedCallback(name, before, value) {
    if (!this.#frame || this.#quiet || before === value) return;
    if (name === "src") return void this.#fetch();
    if (!this.#changed) {
      this.#changed = {};
      queueMicrotask(() => {
        const changed = this.#changed;
        this.#changed = null;
        // What is wrong with them is told as an event.
        if (changed) this.#ask("set", changed).catch((error) => this.#tell("xq:error", { code: error.code, parameter: Object.keys(changed)[0], message: error.message }));
      });
    }
    this.#changed[name] = value ?? "";
  }

  ready() { this.#start(); return this.#ready.promise; }
  load(what) { return this.#ask("load", typeof what === "string" ? { fen: what } : what); }
  fen() { return this.#ask("fen"); }
  pgn() { return this.#ask("pgn"); }
  legalMoves(point) { return this.#ask("legalMoves", point); }
  move(text) { return this.#ask("move", text); }
  undo() { return this.#ask("undo"); }
  redo() { return this.#ask("redo"); }
  goTo(place) { return this.#ask("goTo", place); }
  flip() { return this.#ask("flip"); }
  hint() { return this.#ask("hint"); }
  analyse(limits) { return this.#ask("analyse", limits); }
  stop() { return this.#ask("stop"); }
  draw(shapes) { return this.#ask("draw", shapes); }
  reset() { return this.#ask("reset"); }
  svg() { return this.#ask("svg"); }
  focus() { this.#start(); this.#frame?.focus(); return this.#ask("focus"); }

  // The attributes follow, without being told twice.
  set(options) {
    this.#start();
    this.#quiet = true;
    for (const [name, value] of Object.entries(options)) {
      if (!ATTRIBUTES.includes(name)) continue;
      if (value === null || value === undefined || value === "") this.removeAttribute(name);
      else this.setAttribute(name, value);
    }
    this.#quiet = false;
    return this.#ask("set", options);
  }

  destroy() {
    this.#end();
    return Promise.resolve();
  }

  #start() {
    if (this.#frame || !this.isConnected) return;
    this.#watch.disconnect();
    const parameters = new URLSearchParams({ id: this.#id, fit: "width" });
    for (const name of ATTRIBUTES) {
      if (name !== "src" && this.hasAttribute(name)) parameters.set(name, this.getAttribute(name));
    }
    if (location.origin !== "null") parameters.set("origin", location.origin);
    const frame = document.createElement("iframe");
    // Blanks as %20: a plus may be part of a move.
    frame.src = `${new URL("embed.html", HOME)}#${parameters.toString().replaceAll("+", "%20")}`;
    frame.title = this.title || this.ariaLabel || this.textContent.trim().slice(0, 200) || "Xiangqi";
    if (this.hasAttribute("sandbox")) frame.sandbox = this.getAttribute("sandbox") || "allow-scripts";
    addEventListener("message", this.#listen);
    this.#frame = frame;
    this.shadowRoot.append(frame);
    if (this.hasAttribute("src")) this.#fetch();
  }

  #end() {
    this.#watch.disconnect();
    removeEventListener("message", this.#listen);
    this.#frame?.remove();
    this.#frame = null;
    this.#live = false;
    this.removeAttribute("data-ready");
    const gone = Object.assign(new Error("the board is gone"), { code: "gone" });
    for (const { reject } of this.#waiting.values()) reject(gone);
    this.#waiting.clear();
    this.#queue = [];
    this.#ready.reject(gone);
    this.#promise();
  }

  #promise() {
    this.#ready = {};
    this.#ready.promise = new Promise((resolve, reject) => Object.assign(this.#ready, { resolve, reject }));
    // Nobody need wait for it.
    this.#ready.promise.catch(() => {});
  }

  // The file belongs to this page, so this page fetches it.
  async #fetch() {
    const src = this.getAttribute("src");
    if (!src) return;
    try {
      const answer = await fetch(new URL(src, document.baseURI));
      if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
      await this.load({ pgn: await answer.text() });
    } catch (error) {
      this.#tell("xq:error", { code: error.code ?? "fetch", parameter: "src", message: error.message });
    }
  }

  #ask(type, payload = null) {
    this.#start();
    if (!this.#frame) return Promise.reject(Object.assign(new Error("the board is not in the page"), { code: "gone" }));
    const seq = ++this.#seq;
    const message = { xq: VERSION, id: this.#id, type, seq, payload };
    if (this.#live) this.#post(message);
    else this.#queue.push(message);
    return new Promise((resolve, reject) => this.#waiting.set(seq, { resolve, reject }));
  }

  // A sandboxed frame has no origin that could be named.
  get #origin() { return this.#frame.sandbox.length && !this.#frame.sandbox.contains("allow-same-origin") ? "null" : HOME.origin; }

  #post(message) {
    this.#frame.contentWindow.postMessage(message, this.#origin === "null" ? "*" : this.#origin);
  }

  #hear({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin) return;
    if (data?.xq !== VERSION || data.id !== this.#id || typeof data.type !== "string") return;
    const { type, seq, payload } = data;
    if (type === "reply") {
      const asked = this.#waiting.get(seq);
      this.#waiting.delete(seq);
      if (!asked) return;
      if (payload.error) asked.reject(Object.assign(new Error(payload.error.message || payload.error.code), { code: payload.error.code }));
      else asked.resolve(payload.value);
    } else if (type.startsWith("xq:")) {
      if (type === "xq:resize") this.#frame.style.height = `${payload.height}px`;
      if (type === "xq:ready") {
        this.#live = true;
        this.setAttribute("data-ready", "");
        this.#queue.splice(0).forEach((message) => this.#post(message));
        this.#ready.resolve(payload);
      }
      this.#tell(type, payload);
    }
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get("xiangqi-board")) customElements.define("xiangqi-board", XiangqiBoard);
