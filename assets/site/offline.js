// Registers the service worker and looks after new builds. It is no part of the app, so that a build
// whose app does not start can still be replaced.
//
// A new build is only announced: the document gets data-update="ready" and the event chuhe-update.
// It takes over when the app answers with chuhe-take-update, and then only this tab is loaded anew.
// Others go on with the build they run, and are offered the new one.

const HOUR = 60 * 60 * 1000;
const workers = navigator.serviceWorker;

const mine = document.querySelector("meta[name=chuhe-build]").content;

// Where a service worker is not to be had (no secure connection, storage blocked) nothing is lost
// but the offline start. A page in a frame leaves it to the page that is visited, and one that is
// published without a service worker has no name.
if (workers && mine && window.parent === window) {
  workers.register("./sw.js", { updateViaCache: "none" }).then(watch, () => {});
}

function watch(registration) {
  // A browser short of room may have thrown files away.
  if (registration.active) registration.active.postMessage({ type: "CHECK" });

  let checked = performance.now();
  const check = () => {
    checked = performance.now();
    registration.update().catch(() => {});
  };
  setInterval(check, 4 * HOUR);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && performance.now() - checked > HOUR / 6) check();
  });

  const follow = () => {
    const { installing } = registration;
    if (installing) installing.addEventListener("statechange", () => installing.state === "installed" && look());
  };
  const look = async () => {
    const { waiting, active } = registration;
    if (waiting && active) {
      const [next, now] = await Promise.all([buildOf(waiting), buildOf(active)]);
      // After a rollback it may be the build in use once more: nothing new for anybody.
      if (next === now) waiting.postMessage({ type: "SKIP_WAITING" });
      else offer();
    } else if (workers.controller) {
      // Another tab may have taken it.
      if ((await buildOf(workers.controller)) !== mine) offer();
    }
  };
  registration.addEventListener("updatefound", follow);
  workers.addEventListener("controllerchange", look);
  follow();
  look();

  addEventListener("chuhe-take-update", () => {
    const reload = () => location.reload();
    const { waiting } = registration;
    if (!waiting) return reload();
    workers.removeEventListener("controllerchange", look);
    workers.addEventListener("controllerchange", reload);
    // A service worker that is still busy elsewhere takes over later.
    setTimeout(reload, 5000);
    waiting.postMessage({ type: "SKIP_WAITING" });
  });
}

function offer() {
  document.documentElement.dataset.update = "ready";
  dispatchEvent(new Event("chuhe-update"));
}

function buildOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: "BUILD" }, [port2]);
  });
}
