// The kill switch: published as sw.js (`cargo xtask build --online-only`), it takes the service
// worker away from everyone who has it. Pages that are open go on, games stay; the next visit is
// an ordinary one, and needs a network.
"use strict";

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw() {
  const family = `chuhe:${new URL(self.registration.scope).pathname}:`;
  for (const name of await caches.keys()) {
    if (name.startsWith(family)) await caches.delete(name);
  }
  await self.registration.unregister();
}
