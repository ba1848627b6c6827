// The keyboard: arrows to the answers, letters for the tools, `i` to read one thing after another.
import { $, PICKS, visible } from "./base.js";
import { readLog } from "./chronicle.js";
import { letGo, pick } from "./picking.js";
import { quiet, readables } from "./point.js";
import { openSheet } from "./sheet.js";
import { table } from "./socket.js";

const KEYS = {
  "?": () => $("keys")?.showModal(),
  u: () => press("undo"),
  h: () => press("hurry"),
  t: () => press("hint"),
  r: () => {
    const rule = $("rule");
    if (rule) rule.open = !rule.open;
    rule?.scrollIntoView({ block: "nearest" });
  },
  y: () => {
    const list = $("whynot");
    if (list) list.open = !list.open;
    list?.scrollIntoView({ block: "nearest" });
  },
  l: () => $("log")?.focus(),
  c: () => $("say")?.focus(),
  i: () => readNext(1),
  I: () => readNext(-1),
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const press = (verb) => document.querySelector(`#surface [data-do="${verb}"]`)?.click();

// To the next thing that can be read, in the order of the page; the tip beside it says what it is.
function readNext(way) {
  const all = readables();
  if (!all.length) return;
  const here = all.indexOf(document.activeElement);
  const next = all[(here === -1 && way < 0 ? 0 : here) + way] || all[way > 0 ? 0 : all.length - 1];
  next.focus();
}

function keydown(event) {
  const target = event.target;
  const writing = target.matches?.("input, textarea, select");
  if (event.key === "Escape") {
    letGo();
    quiet();
    if (writing) target.blur();
    return;
  }
  if (writing || event.ctrlKey || event.metaKey || event.altKey || $("keys")?.open) return;
  if (readLog(event)) {
    event.preventDefault();
    return;
  }
  const native = target.matches?.("button, a, summary");
  if ((event.key === "Enter" || event.key === " ") && !native) {
    if (target.matches?.(`${PICKS}, [data-way]`)) {
      event.preventDefault();
      pick(target);
    } else if (target.matches?.("[data-tip], [data-could]") && openSheet(target)) event.preventDefault();
  } else if (ARROWS[event.key]) {
    if ((table.id || event.shiftKey) && step(ARROWS[event.key], event.shiftKey)) event.preventDefault();
    else turnPage(event.key);
  } else if (/^[1-9]$/.test(event.key)) {
    [...document.querySelectorAll("#dock .picks .pick")].filter(visible)[Number(event.key) - 1]?.click();
  } else if (KEYS[event.key] && table.id) {
    event.preventDefault();
    KEYS[event.key]();
  }
}

// To the nearest answer in a direction (with Shift, to the nearest thing that can be read); what lies straight ahead is
// nearer than what lies aside. Fields keep their arrows to themselves, so nobody walks onto one.
function step([dx, dy], reading) {
  const found = reading ? readables() : [...document.querySelectorAll(`#surface ${PICKS}, #surface button`)];
  const all = found.filter(visible);
  if (!all.length) return false;
  const here = document.activeElement;
  if (!all.includes(here) && !reading) {
    (all.find((part) => part.matches(PICKS)) || all[0]).focus();
    return true;
  }
  const from = centre(here === document.body ? $("main") : here);
  let best = null;
  let least = Infinity;
  for (const part of all) {
    if (part === here) continue;
    const to = centre(part);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead > 3 && ahead + 2.5 * aside < least) {
      least = ahead + 2.5 * aside;
      best = part;
    }
  }
  best?.focus();
  return true;
}

function centre(part) {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function turnPage(key) {
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[key];
  if (way && !table.id) document.querySelector(`a[rel="${way}"][href]`)?.click();
}

export const listen = () => document.addEventListener("keydown", keydown);
