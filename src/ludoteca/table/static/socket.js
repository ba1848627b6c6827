// The socket: what the table tells this tab, and what this tab tells the table.
import { announce, body, say, toast } from "./base.js";
import { swap } from "./board.js";
import { writeChat, writeLog } from "./chronicle.js";
import { showHints } from "./hint.js";
import { keep, keepSoon } from "./keep.js";
import { play } from "./sound.js";
import { hearWhy } from "./why.js";

export const table = {
  id: body.dataset.table,
  n: Number(body.dataset.n),
  log: Number(body.dataset.log),
  version: Number(body.dataset.version),
  said: Number(body.dataset.said),
  turn: body.dataset.turn === "1",
  over: body.dataset.over === "1",
  web: null,
  tries: 0,
  sent: -1, // the n of a pick under way: a second click on the same board is not sent
};

export function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const known = `version=${table.version}&log=${table.log}&said=${table.said}&pieces=1`;
  let pieces = []; // of the board that came last
  const whole = (news) => {
    const old = (part) => (typeof part === "string" ? part : pieces.slice(part[0], part[1]).join("><"));
    if (news.patch) news.html = news.patch.map(old).join("><");
    if (news.html) pieces = news.html.split("><");
    return news;
  };
  const web = new WebSocket(`${scheme}//${location.host}/table/${table.id}/socket?${known}`);
  table.web = web;
  web.onopen = () => {
    if (table.tries > 0) toast(say.back);
    table.tries = 0;
    body.classList.remove("offline");
    watching();
  };
  web.onmessage = (event) => hear(whole(JSON.parse(event.data)));
  web.onclose = (event) => {
    if (event.code === 4404) return;
    if (event.code === 4401) {
      location.reload(); // this browser, or this person, is not who it was: the server draws what there is for them now
      return;
    }
    table.sent = -1;
    body.classList.add("offline");
    if (table.tries > 0) toast(say.lost, true);
    const wait = Math.min(15000, 300 * 2 ** table.tries) * (0.7 + Math.random() * 0.6);
    table.tries += 1;
    setTimeout(connect, wait);
  };
}

export function send(message) {
  const answer = document.getElementById("answer-form"); // a puzzle has no table: the answer is a form
  if (answer && message.pick) {
    answer.elements.pick.value = message.pick;
    answer.submit();
    return;
  }
  if (table.web?.readyState === WebSocket.OPEN) table.web.send(JSON.stringify(message));
  else if (table.web?.readyState === WebSocket.CONNECTING && message.do !== "seen") {
    table.web.addEventListener("open", () => send(message), { once: true }); // somebody was quicker than the socket
  }
}

function hear(news) {
  if (news.refused) {
    table.sent = -1;
    body.classList.remove("sending");
    toast(news.refused);
    return;
  }
  if (news.hint) {
    if (news.n === table.n) showHints(news);
    return;
  }
  if (news.told) {
    hearWhy(news);
    return;
  }
  const moved = news.n !== table.n;
  [table.version, table.log, table.said] = news.known;
  body.dataset.seat = news.eyes;
  const told = writeLog(news.log, news.reset);
  writeChat(news.chat);
  document.title = news.title;
  swap(news, moved, told);
  if (news.turn && !table.turn) myTurn();
  if (news.over && !table.over) play("victory");
  table.turn = news.turn;
  table.over = news.over;
  if (news.over) body.dataset.keep = "1"; // nothing has to be kept from anybody
  if (news.eyes === "") keep(); // the curtain fell: nothing of the one before stays
  else keepSoon();
  seen();
}

// How far this person has watched, for "since you left"; told now and then, not at every step of a hurried bot.
let telling = 0;
export function seen() {
  if (telling || document.hidden) return;
  telling = setTimeout(() => {
    telling = 0;
    if (!document.hidden) send({ do: "seen", n: table.n });
  }, 1200);
}

// A tab that goes out of sight, or comes back, says so at once: whoever only changes the language has not left.
export function watching() {
  send(document.hidden ? { do: "seen", n: table.n, away: true } : { do: "seen", n: table.n });
}

export function myTurn() {
  announce([say["your-turn"]]);
  play("turn");
  if (body.dataset.notify && document.hidden && window.Notification?.permission === "granted") notify();
}

function notify() {
  try {
    const note = new Notification(document.title.replace("● ", ""), { tag: table.id, renotify: true });
    note.onclick = () => focus();
  } catch {
    // a phone's browser, which lets only a service worker do that: the title still says it
  }
}
