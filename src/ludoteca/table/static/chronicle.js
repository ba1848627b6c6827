// The log, the chat, the moments that stay readable for a while, and what the others did since one's own turn.
import { $, announce, body, button, make, say } from "./base.js";
import { factor } from "./motion.js";

const SENTENCE = "span";

// Whether the log goes on with its newest lines: until its reader scrolls away from them. A question that grows makes the
// log lower, which is no scrolling: only what happens at one height counts.
let follows = true;
let tall = 0;
const left = (log) => log.scrollHeight - log.scrollTop - log.clientHeight;
const follow = (log) => (log.scrollTop = log.scrollHeight);

export function writeLog(lines, reset) {
  const log = $("log");
  if (!log || (!lines.length && !reset)) return [];
  const reading = log.contains(document.activeElement);
  if (reset) log.replaceChildren();
  if (reset) leave(log);
  if (reset && reading) log.focus();
  log.insertAdjacentHTML("beforeend", lines.join(""));
  const told = lines.length ? [...log.children].slice(-lines.length) : [];
  const mine = !reading && told.some((line) => line.dataset.seat === body.dataset.seat); // who decides goes on reading below
  follows ||= reset || mine;
  if (follows) follow(log);
  if (reset || !lines.length) return [];
  announce(told.map((line) => line.querySelector(SENTENCE)?.textContent));
  moments(told);
  return told;
}

// The log is one stop of Tab; inside it arrows go from line to line, and Enter to the moment of a line.
const STEPS = { ArrowUp: (n) => n - 1, ArrowDown: (n) => n + 1, Home: () => 0, End: () => Infinity };
export function readLog(event) {
  const log = event.target.closest?.("#log");
  if (!log) return false;
  const all = [...log.children];
  const here = all.indexOf(event.target.closest("li"));
  if (event.key === "Enter" && event.target.matches("li")) event.target.querySelector(".moment")?.click();
  else if (STEPS[event.key] && all.length) {
    const next = here < 0 && event.key !== "Home" ? Infinity : STEPS[event.key](here); // from outside to the newest
    stop(log, all[Math.max(0, Math.min(next, all.length - 1))]);
  } else return false;
  return true;
}

function stop(log, line) {
  log.tabIndex = -1;
  line.tabIndex = 0;
  line.focus();
  for (const other of log.querySelectorAll("li[tabindex]")) if (other !== line) other.removeAttribute("tabindex");
}

function leave(log) {
  for (const line of log.querySelectorAll("li[tabindex]")) line.removeAttribute("tabindex");
  log.tabIndex = 0;
}

export function listen() {
  const log = $("log");
  if (!log) return;
  log.addEventListener("focusout", (event) => log.contains(event.relatedTarget) || leave(log));
  const since = log.querySelector(".since"); // whoever comes back reads on from there, everybody else the newest lines
  if (since) log.scrollTop += since.getBoundingClientRect().top - log.getBoundingClientRect().top;
  follows = !since || left(log) < 40;
  log.addEventListener("scroll", () => log.clientHeight === tall && (follows = left(log) < 40));
  new ResizeObserver(() => {
    tall = log.clientHeight;
    if (follows) follow(log);
  }).observe(log);
}

export function writeChat(lines) {
  const chat = $("chat");
  if (!chat || !lines.length) return;
  chat.insertAdjacentHTML("beforeend", lines.join(""));
  chat.scrollTop = chat.scrollHeight;
  announce(lines.map((_, i) => chat.children[chat.children.length - lines.length + i].textContent));
}

// What a game calls a moment (view.MOMENTS) stands over the board until it has been read.
function moments(told) {
  const great = told.filter((line) => line.dataset.moment !== undefined);
  const box = $("moment-box");
  if (!great.length || !box) return;
  for (const line of great) {
    const shown = make("p", "", ...[line.querySelector("svg")?.cloneNode(true), line.querySelector(SENTENCE).textContent]);
    box.append(shown);
    const long = (2600 + 40 * shown.textContent.length) * Math.max(0.7, factor());
    setTimeout(() => shown.remove(), long);
  }
  while (box.children.length > 4) box.firstChild.remove();
}

// What the others did since my last decision, told in one line that opens: "Veteran 2: three things".
let since = [];
export function recap(turn, told) {
  const mine = body.dataset.seat;
  if (told.some((line) => line.dataset.seat === mine)) since = [];
  since.push(...told.filter((line) => line.dataset.seat !== undefined && line.dataset.seat !== mine));
  const box = $("recap");
  if (!box) return;
  box.hidden = !turn || !since.length;
  if (box.hidden) return;
  const by = new Map();
  for (const line of since) by.set(line.dataset.seat, [...(by.get(line.dataset.seat) || []), line]);
  const parts = [...by.values()].map((lines) => {
    const name = document.querySelectorAll("#chairs .who")[lines[0].dataset.seat]?.textContent;
    const things = (lines.length === 1 ? say.thing : say.things).replace("{n}", lines.length);
    const all = make("ol", "", ...lines.map((line) => make("li", "", line.querySelector(SENTENCE).textContent)));
    const head = make("summary", "", lines[0].querySelector("svg")?.cloneNode(true), `${name}: ${things}`);
    return make("details", "", head, all);
  });
  const close = button("×", "recap-close", () => {
    since = [];
    box.hidden = true;
  });
  close.setAttribute("aria-label", say.close);
  box.replaceChildren(...parts, close);
}
