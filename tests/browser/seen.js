// What the scripts that look at a page have in common; `seen.py` puts it before each of them.
const style = (part) => getComputedStyle(part);

// What of a line is seen: what scrolls or hides cuts it to its own box.
const shown = (line, holder) => {
  let { left, right, top, bottom } = line;
  for (let box = holder; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = style(box);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = box.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return { left, right, top, bottom, width: right - left, height: bottom - top };
};
