// The rules can be searched: what does not hold the words gives way, and the number of what does is said.
const box = document.getElementById("rules-search");
const found = document.getElementById("rules-found");
const THINGS = "article.plate, .term, .chapter li";
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const texts = new Map([...document.querySelectorAll(THINGS)].map((thing) => [thing, plain(thing.textContent)]));

function search() {
  const wanted = plain(box.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const [thing, text] of texts) {
    const here = wanted.every((word) => text.includes(word) || thing.id.toLowerCase().includes(word));
    thing.hidden = !here;
    count += here;
  }
  for (const part of document.querySelectorAll(".chapter, .primer")) {
    part.hidden = wanted.length > 0 && !part.querySelector(":is(article.plate, .term, li[id]):not([hidden])");
  }
  found.textContent = wanted.length ? String(count) : "";
}

box?.addEventListener("input", search);
document.getElementById("rules-print")?.addEventListener("click", () => print());
