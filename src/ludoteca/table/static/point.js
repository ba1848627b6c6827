// Pointing at a thing: what belongs to it lights up at once, and after a moment a tip says what it is.
import { $, calm, hand, label, make } from "./base.js";
import { reasonOf } from "./why.js";

const TOLD = "[data-lights], [data-shows], [data-tip], [data-help], [data-could]";
const DELAY = 320; // a mouse that only passes by opens nothing
const BUTTONS = '[role="button"], [role="img"], button, a';

// What can be looked at closely: the nearest thing with words of its own.
export const readable = (element) => element.closest?.("[data-tip], [data-help], [data-pick], [data-could]");

// Everything with a tip can be focused. Tab stops at the first of them, `i` goes on from there; inside a button, which
// has one focus for all of it, the button's sheet tells the tips of its parts.
const READ = "[data-tip]:not([data-pick]), [data-could]:not([data-pick])";
export function tidy(surface) {
  let stop = null;
  for (const part of surface.querySelectorAll(READ)) {
    if (part.parentElement.closest(BUTTONS)) continue;
    if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
    stop = stop || part;
  }
  if (stop && !surface.querySelector('[data-tip]:not([data-pick])[tabindex="0"]')) stop.tabIndex = 0;
}

export const readables = () =>
  [...document.querySelectorAll("#surface [data-tip], #surface [data-could]")].filter((part) => part.tabIndex >= -1 && focusable(part));

const focusable = (part) => part.hasAttribute("tabindex") && part.getClientRects().length > 0;

// The words of a thing, for the tip and for the sheet.
export function words(element) {
  const thing = readable(element);
  if (!thing) return null;
  const of = thing.dataset.tip !== undefined ? thing : thing.parentElement?.closest("[data-tip]") || thing;
  const { tip, title, cost, state, rule } = of.dataset;
  const picks = thing.dataset.pick !== undefined;
  const could = picks ? "" : thing.dataset.could || of.dataset.could;
  const pick = picks ? label(thing) : "";
  return { thing, of, tip, title, cost, state, could, rule, pick, help: thing.dataset.help };
}

export function lines(found, more) {
  const { title, cost, tip, help, state, could } = found;
  const told = [...new Set([tip, help].filter(Boolean))];
  return [
    title && make("strong", "tip-title", title, cost && make("span", "tip-cost", cost)),
    !title && cost && make("span", "tip-cost", cost),
    ...told.map((text) => make("p", "", text)),
    state && make("p", "tip-state", state),
    could && reasonOf(could, more),
  ].filter(Boolean);
}

let lit = [];
let coming = 0;

export function point(element, delay = DELAY) {
  quiet();
  const holder = element.closest?.(TOLD);
  if (!holder) return;
  for (let part = holder; part; part = part.parentElement?.closest(TOLD)) {
    for (const id of ids(part.dataset.lights)) light(id, "lit");
    for (const id of ids(part.dataset.shows)) light(id, "shown");
  }
  const found = words(holder);
  if (found) coming = setTimeout(() => tip(holder, lines(found)), delay); // who only passes by asks for no reason
}

const ids = (text) => (text ? text.split(" ").filter(Boolean) : []);

export function light(id, kind) {
  const part = id.startsWith("[") ? document.querySelector(id) : $(id);
  if (!part) return;
  part.classList.add(kind);
  lit.push([part, kind]);
}

export function quiet() {
  clearTimeout(coming);
  for (const [part, kind] of lit) part.classList.remove(kind);
  lit = [];
  if ($("tip")) $("tip").hidden = true;
  document.querySelector('[aria-describedby="tip"]')?.removeAttribute("aria-describedby");
}

function tip(element, told) {
  const box = $("tip");
  if (!box || !told.length || !element.isConnected) return;
  box.replaceChildren(...told);
  box.hidden = false;
  if (element === document.activeElement) element.setAttribute("aria-describedby", "tip");
  place(box, element);
}

// Beside the thing and beside what it shows (a ghost), never over them if there is room.
export function place(box, element) {
  const parts = [element, ...lit.filter(([, kind]) => kind === "shown").map(([part]) => part)];
  const rects = parts.map((part) => part.getBoundingClientRect()).filter((rect) => rect.width);
  const at = {
    left: Math.min(...rects.map((rect) => rect.left)),
    right: Math.max(...rects.map((rect) => rect.right)),
    top: Math.min(...rects.map((rect) => rect.top)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  };
  const size = box.getBoundingClientRect();
  const clamp = (value, most) => Math.max(6, Math.min(value, most));
  const middle = clamp((at.left + at.right - size.width) / 2, innerWidth - size.width - 6);
  const level = clamp((at.top + at.bottom - size.height) / 2, innerHeight - size.height - 6);
  const spots = [
    [middle, at.top - size.height - 8],
    [middle, at.bottom + 8],
    [at.right + 8, level],
    [at.left - size.width - 8, level],
  ];
  const free = ([x, y]) => x >= 4 && y >= 4 && x + size.width <= innerWidth - 4 && y + size.height <= innerHeight - 4;
  const [x, y] = spots.find(free) || [middle, clamp(at.bottom + 8, innerHeight - size.height - 6)];
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

export function listen() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") point(event.target);
  });
  document.addEventListener("pointerleave", quiet);
  document.addEventListener("focusin", (event) => {
    if (hand.keys || calm.matches || hand.pointer !== "touch") point(event.target, hand.keys ? 0 : DELAY);
  });
  document.addEventListener("focusout", quiet);
  addEventListener("scroll", () => $("tip") && ($("tip").hidden = true), { passive: true, capture: true });
}
