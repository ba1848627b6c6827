// Every text that is drawn: where it stands, in which colour, how large. Its glyphs are what differs between a picture of
// the page and one without its letters, so a ground of any kind (gradient, drawing, halo) is measured as it is.
() => {
  const name = (part) => {
    const kind = `${part.tagName.toLowerCase()}${[...part.classList].map((one) => `.${one}`).join("")}`;
    return `${kind} "${part.textContent.trim().slice(0, 40)}"`;
  };
  const faded = (part) => {
    let share = 1;
    for (let box = part; box; box = box.parentElement) share *= Number(style(box).opacity);
    return share;
  };
  const FLOATS = ".dock, .chairs, .bar, .toast, .moments, .sheet, dialog";
  const covered = ({ left, top, width, height }, holder) => {
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(FLOATS);
    return over && !over.contains(holder);
  };
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim()) continue;
    if (holder.closest(".hidden, .sr, script, style, noscript, option, title, desc, :disabled, a:not([href])")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const { color, fill, fontSize, fontWeight } = style(holder);
    const turned = holder.closest("svg") && holder.getScreenCTM?.();
    const size = parseFloat(fontSize) * (turned ? Math.hypot(turned.a, turned.b) : 1);
    const big = size >= 24 || (size >= 18.6 && Number(fontWeight) >= 700);
    const ink = holder.closest("svg") ? fill : color;
    for (const line of range.getClientRects()) {
      const at = shown(line, holder);
      if (at.width < 3 || at.height < line.height / 2 || covered(at, holder)) continue;
      found.push({ name: name(holder), ink, share: faded(holder), least: big ? 3 : 4.5, at: [at.left, at.top, at.width, at.height] });
    }
  }
  const hidden = new CSSStyleSheet(); // the table's policy refuses a style element
  hidden.replaceSync(`* { -webkit-text-fill-color: transparent !important; transition: none !important }
    svg text, svg tspan { fill: transparent !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden];
  return found;
}
