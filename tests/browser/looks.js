// What is wrong with a page, as a person would see it. Returns sentences; none is good. `touch`: fingers, not a mouse.
(touch) => {
  const found = [];
  const say = (what, part, more = "") => found.push(`${what}: ${name(part)} ${more}`.trim());
  const name = (part) => {
    const element = part.nodeType === 3 ? part.parentElement : part;
    const kind = `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}${[...element.classList].map((one) => `.${one}`).join("")}`;
    return `${kind} "${(element.dataset.pick || element.textContent).trim().slice(0, 40)}"`;
  };
  const HEARD = ".hidden, .sr, [hidden], .ghost:not(.shown), .skip, [aria-hidden='true'] .hidden";
  const floats = (part) => part.closest(".dock, .chairs, .bar, .toast, .moments, .tip, .sheet, dialog");

  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest(`${HEARD}, script, style, noscript, option, title, desc`)) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (lines.length) texts.push({ node, holder, lines });
  }

  // Cut: a box that does not scroll hides a part of the text.
  for (const { node, holder, lines } of texts) {
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = style(box);
      const hides = (flow) => flow === "hidden" || flow === "clip";
      if (box.closest("svg") && box.tagName !== "svg") continue;
      const edge = box.getBoundingClientRect();
      const scrolls = ["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY);
      if (scrolls) break;
      const wide = hides(overflowX) && lines.some((line) => line.right > edge.right + 2 || line.left < edge.left - 2);
      const high = hides(overflowY) && lines.some((line) => line.bottom > edge.bottom + 4 || line.top < edge.top - 4);
      if (wide || high) {
        say("cut", node, `by ${name(box).slice(0, 40)}`);
        break;
      }
    }
  }

  // Cut: a closed list does not show the whole of what is chosen. Its arrow takes about as much as a letter is high.
  const ruler = new OffscreenCanvas(1, 1).getContext("2d");
  for (const list of document.querySelectorAll("select")) {
    if (!list.checkVisibility() || !list.selectedOptions.length) continue;
    const { font, fontSize, paddingLeft, paddingRight } = style(list);
    ruler.font = font;
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - parseFloat(fontSize);
    const word = list.selectedOptions[0].text;
    if (ruler.measureText(word).width > room + 2) say("cut choice", list, word);
  }

  // A sign beside a text is read with it: what hides a part of the text's line hides none of the sign. Pictures may be cut.
  for (const sign of document.querySelectorAll("#surface svg")) {
    const at = sign.getBoundingClientRect();
    if (!at.width || at.width > 32 || sign.parentElement.closest(`svg, ${HEARD}`) || !sign.parentElement.textContent.trim()) continue;
    for (let box = sign.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = style(box);
      if (["auto", "scroll"].includes(overflowX)) break;
      const edge = box.getBoundingClientRect();
      if (overflowX !== "visible" && (at.right > edge.right + 1 || at.left < edge.left - 1)) {
        say("cut sign", sign.parentElement, `by ${name(box).slice(0, 40)}`);
        break;
      }
    }
  }

  // Overlapped: two texts on one spot.
  const spots = texts
    .filter(({ holder }) => !floats(holder))
    .flatMap(({ node, holder, lines }) => lines.map((line) => ({ node, holder, line: shown(line, holder) })))
    .filter(({ line }) => line.width > 1 && line.height > 1)
    .slice(0, 900);
  for (let i = 0; i < spots.length; i++) {
    for (let j = i + 1; j < spots.length; j++) {
      const [a, b] = [spots[i], spots[j]];
      if (a.node === b.node) continue;
      const wide = Math.min(a.line.right, b.line.right) - Math.max(a.line.left, b.line.left);
      const high = Math.min(a.line.bottom, b.line.bottom) - Math.max(a.line.top, b.line.top);
      const least = Math.min(a.line.width * a.line.height, b.line.width * b.line.height);
      if (wide > 3 && high > 4 && wide * high > 0.3 * least) say("overlap", a.node, `and ${name(b.node)}`);
    }
  }

  // Broken inside a word.
  for (const { node, holder } of texts) {
    if (holder.closest("svg")) continue;
    for (const match of node.textContent.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rows = new Set([...range.getClientRects()].filter((line) => line.width > 1).map((line) => Math.round(line.top / 6)));
      if (rows.size > 1 && match[0].length < 25) say("broken word", node, match[0]);
    }
  }

  // Tight: in something to pick, a word runs into its frame (or over it).
  for (const { node, holder, lines } of texts) {
    const frame = holder.closest("[data-pick], .pick, .button");
    if (!frame || frame.closest("svg") || !frame.getClientRects().length) continue;
    const edge = frame.getBoundingClientRect();
    const over = lines.find((line) => line.left < edge.left + 3 || line.right > edge.right - 3);
    if (over && (parseFloat(style(frame).borderLeftWidth) || parseFloat(style(frame).outlineWidth))) {
      say("tight", node, `${(over.left - edge.left).toFixed(0)} and ${(edge.right - over.right).toFixed(0)} px`);
    }
  }

  // See-through: what stays while the page moves hides what passes under its words.
  const walked = new Set();
  for (const { holder } of texts) {
    for (let box = holder; box && !walked.has(box); box = box.parentElement) {
      walked.add(box);
      const { position, backgroundColor, backgroundImage } = style(box);
      if (position !== "sticky" || backgroundImage !== "none") continue;
      ruler.clearRect(0, 0, 1, 1);
      ruler.fillStyle = backgroundColor;
      ruler.fillRect(0, 0, 1, 1);
      if (ruler.getImageData(0, 0, 1, 1).data[3] < 220) say("see-through", box);
    }
  }

  // Too small to read.
  for (const { node, holder } of texts) {
    const svg = holder.closest("svg");
    const turned = svg && holder.getScreenCTM?.();
    const size = parseFloat(style(holder).fontSize) * (turned ? Math.hypot(turned.a, turned.b) : 1);
    if (size < 11.5) say("small text", node, `${size.toFixed(1)} px`);
  }

  // Things to pick: large enough, or listed in the dock, where they are.
  const least = touch ? 43.5 : 31.5;
  const dock = document.getElementById("dock");
  const listed = new Set([...document.querySelectorAll("#dock [data-mirror]")].map((one) => one.dataset.mirror));
  const inDock = (part) => part.closest("#dock");
  for (const part of document.querySelectorAll("#surface [data-pick], #dock [data-mirror]")) {
    if (part.closest(".stepper") && !part.getClientRects().length) continue; // of a stepper one number is shown
    const at = part.getBoundingClientRect();
    const small = at.width < least || at.height < least;
    if (small && !listed.has(part.dataset.pick)) say("small pick", part, `${at.width.toFixed(0)}x${at.height.toFixed(0)}`);
    if (inDock(part)) continue;
    const seen = at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth && at.width > 0;
    const pane = document.getElementById("board")?.getBoundingClientRect();
    const inPane = !pane || (at.top < pane.bottom && at.bottom > pane.top);
    if (!(seen && inPane) && !listed.has(part.dataset.pick)) say("answer out of sight", part);
  }
  for (const step of document.querySelectorAll("#surface .stepper button")) {
    const line = step.getBoundingClientRect();
    if (line.width && shown(line, step).width < line.width - 1) say("step out of sight", step);
  }
  if (dock && document.querySelector("#surface [data-pick]")) {
    const at = dock.getBoundingClientRect();
    if (at.top >= innerHeight || at.bottom <= 0) say("question out of sight", dock);
  }

  // Everything with a tip can be focused, itself or as a part of a button.
  for (const part of document.querySelectorAll("#surface [data-tip]")) {
    const within = part.parentElement.closest('[role="button"], [role="img"], button, a');
    if (!within && !part.hasAttribute("tabindex") && part.getClientRects().length) say("tip out of reach", part);
  }

  // A question that comes moves nothing: without its answers the board lies where it lay.
  const board = document.getElementById("board");
  if (board && dock && !dock.classList.contains("ending")) {
    const before = board.getBoundingClientRect().top;
    const shown = dock.style.display;
    for (const row of dock.querySelectorAll(".picks, .recap")) row.style.display = "none";
    if (Math.abs(board.getBoundingClientRect().top - before) > 0.5) say("jump", board);
    for (const row of dock.querySelectorAll(".picks, .recap")) row.style.display = shown;
  }

  // A phone zooms out to show what is too wide: its screen says how wide the page should be.
  const edge = Math.min(innerWidth, document.documentElement.clientWidth, screen.width);
  if (document.documentElement.scrollWidth > edge + 1) {
    const wide = [...document.querySelectorAll("#surface *, #board *")].find((part) => part.getBoundingClientRect().right > edge + 1);
    say("over the edge", wide || document.body, `${document.documentElement.scrollWidth} > ${edge}`);
  }
  return [...new Set(found)];
}
