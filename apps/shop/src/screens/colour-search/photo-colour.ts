/** Pixels of a canvas: four bytes each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A point of a picture, in its pixels. */
export interface Point {
  x: number;
  y: number;
}

const toLinear = (byte: number) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const toByte = (v: number) => Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));

/** The colour around a point, "#RRGGBB": the mean in linear light, so that noise and reflections matter little. */
export function colourAt({ data, width, height }: Pixels, at: Point, radius: number): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, at.y - radius); y <= Math.min(height - 1, at.y + radius); y += 1) {
    for (let x = Math.max(0, at.x - radius); x <= Math.min(width - 1, at.x + radius); x += 1) {
      const first = (y * width + x) * 4;
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + toLinear(data[first + channel] ?? 0);
      count += 1;
    }
  }
  const hex = sums.map((sum) =>
    toByte(count === 0 ? 0 : sum / count)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').toUpperCase()}`;
}

/** The point limited to the picture. */
export function clampPoint({ width, height }: Pick<Pixels, 'width' | 'height'>, { x, y }: Point): Point {
  const limit = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.round(value)));
  return { x: limit(x, width), y: limit(y, height) };
}
