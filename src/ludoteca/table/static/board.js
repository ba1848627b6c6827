// A new board comes in: pieces travel to their new places; focus, scroll, open parts and one's own marks come back.
import { $, body, hand, PICKS } from "./base.js";
import { recap } from "./chronicle.js";
import { pointOut } from "./coach.js";
import { endHints } from "./hint.js";
import { mirror } from "./mirror.js";
import { morph } from "./morph.js";
import { goOn, keep, letGo } from "./picking.js";
import { movement, still, watch } from "./motion.js";
import { quiet, readables, tidy } from "./point.js";
import { table } from "./socket.js";
import { readNew } from "./voice.js";
import { centre, zoom } from "./zoom.js";

export function swap(news, moved, told) {
  const surface = $("surface");
  const put = () => {
    const before = remember(surface);
    if (moved) letGo();
    morph(surface, news.html, ready);
    if (moved || !$("hints")) endHints(); // a hint is about one board
    table.n = news.n; // together with the board it belongs to: a click on the old board carries the old number
    table.sent = -1;
    body.classList.remove("sending");
    body.dataset.n = news.n;
    settle();
    restore(surface, before);
    if (!moved) keep();
    readNew();
  };
  quiet();
  const before = watch(surface);
  const done = () => {
    if (moved) movement(surface, before, told);
    recap(news.turn, told);
    if (moved) goOn();
  };
  if (!moved || still() || !document.startViewTransition) {
    put();
    done();
    return;
  }
  const change = document.startViewTransition(() => {
    put();
    done();
  });
  gliding = change;
  change.ready.catch(() => {}); // a page with two equal names does not glide, and that is all
  change.updateCallbackDone.catch(() => {});
  change.finished.catch(() => {});
}

// What the script adds to every board, before it is looked at.
function ready(board) {
  tidy(board);
  zoom(board);
}

export function arrange() {
  ready($("surface"));
  settle();
}

// What can only be done with a board that lies on the page, because it asks where things are.
function settle() {
  for (const pane of document.querySelectorAll("[data-centre]")) centre(pane); // where it was moved to comes back after this
  mirror();
  pointOut();
}

// While pieces glide a click hits only the picture of the page: who is quick ends the glide and hits what lies there.
let gliding = null;
export function hit(event) {
  if (event.target !== document.documentElement || !(gliding || window.opening)) return event.target;
  for (const glide of [gliding, window.opening]) glide?.skipTransition();
  return document.elementFromPoint(event.clientX, event.clientY) || event.target;
}

function remember(surface) {
  const active = document.activeElement;
  const inside = surface.contains(active);
  const scrolls = [...surface.querySelectorAll("[id]")]
    .filter((part) => part.scrollTop || part.scrollLeft)
    .map((part) => [part.id, part.scrollTop, part.scrollLeft]);
  const open = [...surface.querySelectorAll("details[id][open]")].map((part) => part.id);
  keepNotes(surface);
  const { id, dataset } = active || {};
  const reading = inside ? readables().indexOf(active) : -1;
  return { inside, reading, pick: dataset?.pick, id, do: dataset?.do, scrolls, open, y: scrollY };
}

function restore(surface, before) {
  for (const [id, top, left] of before.scrolls) $(id)?.scrollTo(left, top);
  for (const id of before.open) if ($(id)) $(id).open = true;
  bringNotes(surface);
  scrollTo(scrollX, before.y);
  if (!before.inside) return;
  const same =
    (before.id && surface.querySelector(`#${CSS.escape(before.id)}`)) ||
    (before.pick && surface.querySelector(`[data-pick="${CSS.escape(before.pick)}"]`)) ||
    (before.do && surface.querySelector(`[data-do="${CSS.escape(before.do)}"]`)) ||
    (hand.keys && readables()[before.reading]); // what has come to lie there: for who goes on by keys from where they were
  // Somebody with a mouse is not pushed onto another answer: a ring around it would read as advice.
  const next = same || (hand.keys && (surface.querySelector(PICKS) || surface.querySelector("#curtain button")));
  (next || $("main")).focus({ preventScroll: true });
}

// A reader's own marks (data-note) are nobody else's business: they stay in this browser.
const notebook = () => `notes-${table.id}`;

export function keepNotes(surface) {
  if (!surface.querySelector("[data-note]")) return;
  const kept = JSON.parse(localStorage.getItem(notebook()) || "{}");
  for (const part of surface.querySelectorAll("[data-note]")) {
    const said = part.type === "checkbox" ? part.checked : part.value;
    if (said) kept[part.dataset.note] = said;
    else delete kept[part.dataset.note];
  }
  localStorage.setItem(notebook(), JSON.stringify(kept));
}

export function bringNotes(surface) {
  const kept = JSON.parse(localStorage.getItem(notebook()) || "{}");
  for (const part of surface.querySelectorAll("[data-note]")) {
    const said = kept[part.dataset.note];
    if (part.type === "checkbox") part.checked = Boolean(said);
    else part.value = said || "";
  }
}
