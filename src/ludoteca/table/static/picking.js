// Deciding: a click picks, a first tap selects; and the buttons around the board.
import { $, announce, body, button, hand, label, make, PICKS, say, toast } from "./base.js";
import { hit, keepNotes } from "./board.js";
import { readable } from "./point.js";
import { send, table } from "./socket.js";
import { closeSheet, openSheet, sheetOf, sheetOpen, wasLongPress } from "./sheet.js";
import { readOrStop } from "./voice.js";

let chosen = null;

// The further steps of a way that was chosen at once: each is a pick of its own, made as soon as it is on offer.
let way = [];

export function goOn() {
  const key = way.shift();
  const next = key && document.querySelector(`#surface [data-pick="${CSS.escape(key)}"]`);
  if (next) pick(next, way);
  else way = [];
}

export function pick(element, onward = null) {
  if (table.sent === table.n) return;
  if (body.dataset.confirm && chosen !== element && !onward) {
    choose(element);
    return;
  }
  letGo();
  table.sent = table.n;
  body.classList.add("sending");
  element.classList.add("sent");
  const [key, ...further] = (element.dataset.pick ?? element.dataset.way).split(" ");
  way = [...further, ...(onward || [])];
  send({ n: table.n, pick: key });
}

// A tap on the board selects and shows the sheet with "Play"; a tap on the same thing, or "Play", plays.
// A button of the question says all it does: it plays at once.
export function tap(element) {
  if (chosen === element || element.closest(".picks")) pick(element);
  else select(element);
}

export function select(element) {
  letGo();
  chosen = element;
  element.classList.add("chosen");
  openSheet(element, () => pick(element));
  return true;
}

// With "confirm", the first click chooses and a small bar asks; on a touch screen the sheet does.
function choose(element) {
  if (hand.touch()) {
    select(element);
    return;
  }
  letGo();
  chosen = element;
  element.classList.add("chosen");
  const yes = button(say.confirm, "button strong", () => pick(element));
  const bar = make("div", "confirm", make("span", "", label(element)), yes, button(say.cancel, "button", letGo));
  bar.id = "confirm";
  $("dock").prepend(bar);
  yes.focus();
}

export function letGo() {
  chosen?.classList.remove("chosen");
  chosen = null;
  $("confirm")?.remove();
  closeSheet();
}

// The same board came again (somebody spoke, or came in): what was selected stays so, what is being read stays open.
export function keep() {
  if (!chosen) return;
  const key = CSS.escape(chosen.dataset.pick);
  const again = document.querySelector(`#surface [data-pick="${key}"]`);
  if (!again) letGo();
  else if (sheetOpen()) select(again);
  else choose(again);
}

function act(element) {
  const { do: verb, seat, yes, mode } = element.dataset;
  const message = { do: verb, n: table.n };
  if (seat !== undefined) message.seat = Number(seat);
  if (yes !== undefined) message.yes = true;
  if (mode !== undefined) message.mode = mode;
  if (verb === "keys") $("keys").showModal();
  else if (verb === "more") more();
  else if (verb === "step") step(element);
  else if (verb === "speed") speed(mode);
  else send(message);
}

// On a phone the tools of the dock stand behind one button.
function more() {
  const open = $("dock").classList.toggle("open");
  body.classList.toggle("tools-open", open);
}

// One number of many is shown; less and more go through them.
function step(element) {
  const numbers = [...element.closest(".stepper").querySelectorAll(".pick")];
  const at = numbers.findIndex((one) => one.classList.contains("now"));
  const to = Math.max(0, Math.min(numbers.length - 1, at + Number(element.dataset.by)));
  numbers[at].classList.remove("now");
  numbers[to].classList.add("now");
  announce([label(numbers[to])]);
}

function speed(mode) {
  body.dataset.speed = mode;
  for (const one of document.querySelectorAll('[data-do="speed"]')) {
    one.setAttribute("aria-pressed", String(one.dataset.mode === mode));
  }
  send({ do: "speed", mode });
}

async function copy(element) {
  const box = $(element.dataset.copy);
  box.select();
  try {
    await navigator.clipboard.writeText(box.value);
    toast(say.copied);
  } catch {
    document.execCommand("copy");
  }
}

const NATIVE = "a, summary, input, select, label, textarea";
const ACTS = `${PICKS}, [data-way], [data-mirror], [data-do], [data-copy], [data-speak]:not(body), ${NATIVE}`;

function click(event) {
  const where = hit(event);
  if (wasLongPress()) {
    event.preventDefault();
    return;
  }
  if (where.closest("#sheet")) return;
  const target = where.closest(ACTS);
  if (!target) {
    look(readable(where));
    return;
  }
  const { pick: key, way: far, mirror, do: verb, copy: from, speak } = target.dataset;
  if (key !== undefined || far !== undefined) hand.touch() ? tap(target) : pick(target);
  else if (mirror !== undefined) reflect(mirror);
  else if (verb) act(target);
  else if (from) copy(target);
  else if (speak) readOrStop(speak);
}

// What is no answer is read; a click beside everything closes.
function look(thing) {
  if (!thing || !$("surface")?.contains(thing) || sheetOf() === thing) letGo();
  else {
    letGo();
    openSheet(thing);
  }
}

// A button in the dock that stands for an answer further away on the board.
function reflect(key) {
  const there = document.querySelector(`#board [data-pick="${CSS.escape(key)}"]`);
  if (!there) return;
  if (hand.touch()) select(there);
  else pick(there);
}

export function listen() {
  document.addEventListener("click", click);
  document.addEventListener("change", (event) => {
    const target = event.target;
    if (target.dataset.note) keepNotes($("surface"));
    else if (target.id === "moment") target.form.submit();
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "chat-form") return;
    event.preventDefault();
    const box = $("say");
    if (box.value.trim()) send({ do: "chat", text: box.value });
    box.value = "";
  });
}
