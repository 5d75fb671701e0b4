/** How far a pixel's colour may be from the ground's, as a distance in RGB: shadows of paper are up to about this far. */
const NEAR = 36;

/**
 * Makes the even ground of a photograph transparent: what is connected with the edge and of nearly its colour. `pixels` is RGBA and is changed
 * in place. What has transparent pixels at its edge already stays as it is.
 */
export function cutGround(pixels: Uint8Array, { width, height }: { width: number; height: number }): void {
  const edge = edgeOf(width, height);
  if (edge.some((at) => alphaAt(pixels, at) < 255)) return;
  const ground = medianOf(pixels, edge);
  const isGround = new Uint8Array(width * height);
  const waiting = edge.filter((at) => distanceTo(pixels, at, ground) < NEAR);
  for (const at of waiting) isGround[at] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of neighboursOf(at, width, height)) {
      if (isGround[next] === 1 || distanceTo(pixels, next, ground) >= NEAR) continue;
      isGround[next] = 1;
      waiting.push(next);
    }
  }
  for (let at = 0; at < isGround.length; at += 1) {
    if (isGround[at] === 1) pixels[4 * at + 3] = 0;
    else if (neighboursOf(at, width, height).some((next) => isGround[next] === 1))
      pixels[4 * at + 3] = softened(distanceTo(pixels, at, ground));
  }
}

/** The alpha of a pixel at the edge of the goods: the nearer to the ground, the more of it is ground. */
const softened = (distance: number): number => Math.min(255, Math.round((255 * distance) / (3 * NEAR)));

const alphaAt = (pixels: Uint8Array, at: number): number => pixels[4 * at + 3] ?? 0;

function edgeOf(width: number, height: number): number[] {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1);
  return edge;
}

function neighboursOf(at: number, width: number, height: number): number[] {
  const x = at % width;
  const near: number[] = [];
  if (x > 0) near.push(at - 1);
  if (x < width - 1) near.push(at + 1);
  if (at >= width) near.push(at - width);
  if (at < width * (height - 1)) near.push(at + width);
  return near;
}

type Colour = readonly [red: number, green: number, blue: number];

const channelOf = (pixels: Uint8Array, at: number, channel: number): number => pixels[4 * at + channel] ?? 0;

function distanceTo(pixels: Uint8Array, at: number, [red, green, blue]: Colour): number {
  return Math.hypot(channelOf(pixels, at, 0) - red, channelOf(pixels, at, 1) - green, channelOf(pixels, at, 2) - blue);
}

function medianOf(pixels: Uint8Array, edge: readonly number[]): Colour {
  const middle = (channel: number): number =>
    edge.map((at) => channelOf(pixels, at, channel)).toSorted((a, b) => a - b)[edge.length >> 1] ?? 255;
  return [middle(0), middle(1), middle(2)];
}
