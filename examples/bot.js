// A player in JavaScript: picks at random, but never passes while there is something else to do.
// ludoteca arena roam --bots "node examples/bot.js",random -n 10
const lines = require("readline").createInterface({ input: process.stdin });
const say = (message) => console.log(JSON.stringify(message));
let seed = 1;
const chance = (n) => (seed = (seed * 48271) % 2147483647) % n;

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    seed = 1 + (message.seed % 2147483646);
    say({ type: "ready", name: "twenty lines" });
  } else if (message.type === "ask") {
    const busy = message.options.filter((option) => option.key !== "pass");
    const choice = busy.length ? busy : message.options;
    say({ pick: choice[chance(choice.length)].number });
  } else {
    console.error(message.why);
  }
});
