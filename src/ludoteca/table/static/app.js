// On every page: the worker is installed, and what another person's pages kept in this browser is thrown away.
import { BOARDS, boards, keepFiles, SHELL } from "./keep.js";

const page = document.body;

async function begin() {
  await navigator.serviceWorker.register("/sw.js");
  if (page.classList.contains("page-offline")) {
    await list();
    return;
  }
  await forgetOthers();
  await keepFiles();
  const shell = await caches.open(SHELL);
  const known = await shell.match("/offline");
  if (known?.headers.get("content-language") !== document.documentElement.lang) await shell.add("/offline");
}

// Whoever had this browser before has left: nothing of theirs is shown, and nothing is sent to them here any more.
async function forgetOthers() {
  const mine = BOARDS + page.dataset.who;
  const others = (await caches.keys()).filter((name) => name.startsWith(BOARDS) && name !== mine);
  await Promise.all(others.map((name) => caches.delete(name)));
  if (others.length === 0) return;
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

async function list() {
  const place = document.getElementById("kept-boards");
  const found = await boards();
  for (const board of found) {
    const link = document.createElement("a");
    link.href = board.path;
    link.className = "button";
    link.textContent = board.title;
    const when = document.createElement("small");
    when.textContent = new Date(board.at).toLocaleString(document.documentElement.lang);
    const line = document.createElement("li");
    line.append(link, " ", when);
    place.append(line);
  }
  if (found.length === 0) place.replaceWith(place.dataset.none);
  lookAgainOnline();
}

// Back to the real page with the network, but never away from a board that somebody has just opened: networks flicker, and
// a reload would call the opening off.
function lookAgainOnline() {
  const again = () => location.reload();
  addEventListener("online", again);
  addEventListener("click", (event) => event.target.closest("a") && removeEventListener("online", again));
}

if (navigator.serviceWorker && window.caches) {
  addEventListener("load", () => begin().catch(() => {})); // a private window, or a full disk: the table works without
}
