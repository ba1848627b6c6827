// Of each text: how well its letters stand out, and if not well enough, by how much. `pages`: with letters and without.
async ([texts, pages]) => {
  const pixels = async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const sheet = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
    sheet.drawImage(picture, 0, 0);
    return sheet.getImageData(0, 0, picture.width, picture.height);
  };
  const [drawn, bare] = [await pixels(pages[0]), await pixels(pages[1])];
  const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colour = (text) => {
    one.clearRect(0, 0, 1, 1);
    one.fillStyle = text; // whatever the notation is, the canvas knows it
    one.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = one.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const channel = (value) => (value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const found = [];
  for (const { name, ink, share, least, at } of texts) {
    const [r, g, b, a] = colour(ink);
    const solid = a * share;
    const ratios = [];
    const [left, top] = [Math.max(0, Math.floor(at[0])), Math.max(0, Math.floor(at[1]))];
    const [right, bottom] = [Math.min(drawn.width, at[0] + at[2]), Math.min(drawn.height, at[1] + at[3])];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const i = 4 * (y * drawn.width + x);
        const [low, high] = [bare.data, drawn.data];
        const change = Math.abs(low[i] - high[i]) + Math.abs(low[i + 1] - high[i + 1]) + Math.abs(low[i + 2] - high[i + 2]);
        if (change < 24) continue;
        const under = [low[i], low[i + 1], low[i + 2]];
        const over = [r, g, b].map((part, k) => part * solid + under[k] * (1 - solid));
        ratios.push(contrast(light(over), light(under)));
      }
    }
    const asked = at[2] * at[3];
    if (!ratios.length) {
      const seen = left < drawn.width && top < drawn.height && right > left && bottom > top;
      if (seen && asked > 60) found.push({ name, unseen: true });
      continue;
    }
    ratios.sort((x, y) => x - y);
    const low = ratios[Math.floor(ratios.length * 0.15)]; // nearly all of its letters, not their mean
    if (low < least - 0.05) found.push({ name, ratio: low, ink, share });
  }
  return found;
}
