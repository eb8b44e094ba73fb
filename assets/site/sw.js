// Chuhe's service worker: keeps one whole build of the page, so that it starts without a network.
//
// - Installing is all or nothing. Every file is compared with its digest; one that is missing or
//   different (half of a deploy, a login page in place of a file) ends it, and the old build goes on.
// - A new build waits until a person wants it: only then the page posts SKIP_WAITING.
// - A page gets all its files from one build. The build before is kept, for tabs that still run it.
// - Caches carry the path of this page in their names: other pages of this host have their own.
//
// It holds no games and touches none. The build writes the two lines below; everything else is as
// it stands in the repository. What must never change: the name of this file, and SKIP_WAITING.
"use strict";

const BUILD = "";
const FILES = new Map([]);

const scope = new URL(self.registration.scope);
const family = `chuhe:${scope.pathname}:`;
const ours = family + BUILD;

// A record in each complete cache: which caches were there before it, and since when it is in use.
const RECORD = new URL("./.record", scope).href;

// Requests at once while installing; the page is being used meanwhile.
const LANES = 4;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  switch (event.data && event.data.type) {
    case "SKIP_WAITING":
      event.waitUntil(self.skipWaiting());
      break;
    case "BUILD":
      event.ports[0].postMessage(BUILD);
      break;
    case "CHECK":
      event.waitUntil(mend().catch(() => {}));
      break;
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length) || "./";
  if (FILES.has(path)) {
    event.respondWith(kept(path, request));
  } else if (path === "index.html") {
    event.respondWith(kept("./", request));
  } else if (request.mode === "navigate") {
    // No page of ours. The host may know it; without a host there is only the first page.
    event.respondWith(fetch(request).catch(() => Response.redirect(scope.href)));
  } else if (/\.[0-9a-f]{16}\.\w+$/.test(path)) {
    // A file of another build: for a tab that has not been loaded again since.
    event.respondWith(keptBefore(request));
  }
});

async function install() {
  const before = await familyNames();
  const cache = await caches.open(ours);
  try {
    await fill(cache, before.filter((name) => name !== ours));
    // After a rollback the build may be one that was in use before, or still is.
    await record(ours, { before, since: (await recordOf(ours)).since });
  } catch (error) {
    // What a tab may be running on stays, although this attempt came to nothing.
    if (!before.includes(ours)) await caches.delete(ours);
    throw error;
  }
}

async function activate() {
  const { before } = await recordOf(ours);
  await record(ours, { before: [], since: Date.now() });
  // Of the caches that were there at the start of installing, the one used last is the build
  // before this. Caches that came later belong to a newer build that is installing now.
  const others = before.filter((name) => name !== ours);
  const used = await Promise.all(others.map(async (name) => [(await recordOf(name)).since, name]));
  used.sort(([one], [other]) => other - one);
  await Promise.all(used.slice(1).map(([, name]) => caches.delete(name)));
  // A page that was loaded before there was a service worker need not be loaded again.
  await self.clients.claim();
}

// A browser short of room may have thrown files away.
async function mend() {
  const cache = await caches.open(ours);
  const present = new Set((await cache.keys()).map((request) => request.url));
  const missing = [...FILES.keys()].some((path) => !present.has(new URL(path, scope).href));
  if (missing) await fill(cache, []);
}

// Completes the cache: with what it has, what older caches have, what the host has.
async function fill(cache, older) {
  const list = [...FILES];
  const lane = async () => {
    for (let next = list.pop(); next; next = list.pop()) await keep(cache, older, ...next);
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    list.length = 0;
  }
}

async function keep(cache, older, path, digest) {
  const url = new URL(path, scope).href;
  if (await isSound(await cache.match(url), digest)) return;
  for (const cacheName of older) {
    const copy = await caches.match(url, { cacheName });
    if (await isSound(copy, digest)) return cache.put(url, copy);
  }
  const answer = await fetch(new Request(url, { cache: "no-cache", integrity: digest }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // Made anew, because a browser refuses a page whose answer came by a redirect.
  const headers = { "Content-Type": answer.headers.get("Content-Type") || "" };
  await cache.put(url, new Response(await answer.blob(), { headers }));
}

async function isSound(answer, digest) {
  if (!answer) return false;
  const bytes = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return digest === `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

async function kept(path, request) {
  const url = new URL(path, scope).href;
  return (await caches.match(url, { cacheName: ours })) || fetch(request);
}

async function keptBefore(request) {
  for (const cacheName of await familyNames()) {
    const answer = await caches.match(request.url, { cacheName, ignoreSearch: true });
    if (answer) return answer;
  }
  return fetch(request);
}

async function familyNames() {
  return (await caches.keys()).filter((name) => name.startsWith(family));
}

async function record(cacheName, content) {
  const cache = await caches.open(cacheName);
  await cache.put(RECORD, new Response(JSON.stringify(content)));
}

async function recordOf(cacheName) {
  const found = await caches.match(RECORD, { cacheName });
  return found ? found.json() : { before: [], since: 0 };
}
