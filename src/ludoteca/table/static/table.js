// The table's script begins here. The server draws every page; this keeps a socket, sends picks, swaps the new board in
// so that pieces glide, and makes touch, keyboard, hovers and voices work. No library, no build step: native modules.
import { $, body, hand } from "./base.js";
import { arrange, bringNotes } from "./board.js";
import * as chronicle from "./chronicle.js";
import { autoplay, tick } from "./clocks.js";
import { keep, keepSoon } from "./keep.js";
import * as keyboard from "./keyboard.js";
import { mirror } from "./mirror.js";
import * as picking from "./picking.js";
import * as pointing from "./point.js";
import { follow } from "./review.js";
import * as sheet from "./sheet.js";
import { connect, myTurn, table, watching } from "./socket.js";
import { readNew } from "./voice.js";
import * as why from "./why.js";

pointing.listen();
picking.listen();
keyboard.listen();
chronicle.listen();
why.listen();
sheet.listen((thing) => (thing.dataset.pick !== undefined ? picking.select(thing) : sheet.openSheet(thing)));

if (table.id) {
  connect();
  keepSoon();
  bringNotes($("surface"));
  arrange();
  addEventListener("resize", mirror);
  setInterval(tick, 500);
  tick();
  $("log")?.scrollTo(0, $("log").scrollHeight);
  readNew();
  if (table.turn) myTurn();
  if (body.dataset.notify && window.Notification?.permission === "default") {
    document.addEventListener("click", () => Notification.requestPermission(), { once: true });
  }
  document.addEventListener("visibilitychange", () => {
    watching();
    if (document.hidden) keep();
  });
} else {
  if ($("surface")) arrange();
  autoplay();
  follow();
}
body.dataset.ready = "1"; // from here on the page answers
if (window.early?.target.isConnected) { // somebody was quicker (early.js)
  hand.pointer = window.early.pointer || "mouse";
  window.early.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
