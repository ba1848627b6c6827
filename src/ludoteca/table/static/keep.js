// The last board somebody saw at each table stays in their browser, as it was shown to their seat, for a day without a
// network. A table that several people share is not kept: the next one to look would see what the last one saw.
export const BOARDS = "boards-";
export const FILES = "files";
export const SHELL = "shell";
const MOST = 20;
const LATER = 2000;
const POLICY = "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'";
const GONE = "script, link[rel=modulepreload], link[rel=manifest], input[name=csrf], form, #toast, #tip, #sheet, #live";

let waiting = 0;

// After every new board; soon, and not at each step of a hurried bot.
export function keepSoon() {
  if (!window.caches || waiting) return;
  waiting = setTimeout(keep, LATER);
}

export async function keep() {
  clearTimeout(waiting);
  waiting = 0;
  if (!window.caches) return;
  try {
    const mine = await caches.open(BOARDS + document.body.dataset.who);
    if (!mayKeep()) {
      await mine.delete(location.pathname);
      return;
    }
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "x-title": encodeURIComponent(document.title.replace("● ", "")),
      "x-at": String(Date.now()),
    };
    await mine.put(location.pathname, new Response(picture(), { headers }));
    await keepFiles();
    await forgetOldest(mine);
  } catch {
    // a full disk: the table works without
  }
}

const mayKeep = () => document.body.dataset.keep === "1" && document.getElementById("curtain") === null;

// The page as it stands, without anything that would need the server.
function picture() {
  const copy = document.documentElement.cloneNode(true);
  for (const part of copy.querySelectorAll(GONE)) part.remove();
  for (const part of copy.querySelectorAll("[data-pick], [data-do]")) {
    part.removeAttribute("data-pick");
    part.removeAttribute("data-do");
    part.setAttribute("aria-disabled", "true");
  }
  const note = copy.querySelector("#kept-note");
  if (note) {
    note.hidden = false;
    note.append(` ${new Date().toLocaleString(document.documentElement.lang)}`);
  }
  return `<!doctype html>${copy.outerHTML}`;
}

// Every file this page was made of. Of a file that has changed only the new one.
export async function keepFiles() {
  const files = await caches.open(FILES);
  const used = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const ours = used.filter((url) => url.origin === location.origin && url.pathname.startsWith("/static/"));
  const known = new Map((await files.keys()).map((request) => [new URL(request.url).pathname, request]));
  const name = (path) => path.split("/").slice(3).join("/");
  for (const { pathname } of ours) {
    if (known.has(pathname)) continue;
    for (const [old, request] of known) if (name(old) === name(pathname)) await files.delete(request);
    known.set(pathname, new Request(pathname));
    await files.add(pathname);
  }
}

// What is kept, the newest first.
export async function boards() {
  const found = [];
  for (const cache of (await caches.keys()).filter((name) => name.startsWith(BOARDS))) {
    const opened = await caches.open(cache);
    for (const request of await opened.keys()) {
      const { headers } = await opened.match(request);
      const title = decodeURIComponent(headers.get("x-title"));
      found.push({ path: new URL(request.url).pathname, title, at: Number(headers.get("x-at")) });
    }
  }
  return found.sort((one, other) => other.at - one.at);
}

async function forgetOldest(mine) {
  for (const board of (await boards()).slice(MOST)) await mine.delete(board.path);
}
