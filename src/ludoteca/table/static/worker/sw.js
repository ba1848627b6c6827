// The worker: shows that it is somebody's turn though no tab is open, and opens the last boards without a network.
// What is kept for that is put away by the pages themselves (keep.js), as they showed it to their reader.
const BOARDS = "boards-";
const FILES = "files";
const SHELL = "shell";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(url)));
  else if (/^\/(static|icons)\//.test(url.pathname)) event.respondWith(file(request));
});

// Files are for ever at their address: what is kept is what would come.
async function file(request) {
  return (await (await caches.open(FILES)).match(request)) || fetch(request);
}

async function kept(url) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(BOARDS) && (await (await caches.open(name)).match(url.pathname));
    if (found) return found;
  }
  return (await (await caches.open(SHELL)).match("/offline")) || Response.error();
}

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  const shown = { body: said.body, tag: said.tag, renotify: Boolean(said.tag), icon: "/icons/0/192.png", data: said.url };
  event.waitUntil(self.registration.showNotification(said.title || "Ludoteca", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data || "/", location.origin)));
});

async function open(url) {
  if (url.origin !== location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}
