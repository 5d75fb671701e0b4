import { expect, test } from 'vitest';
import { colourAt, clampPoint } from './photo-colour.ts';

function picture(width: number, height: number, paint: (x: number, y: number) => [number, number, number]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...paint(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}

test('the colour at a point is the mean of the pixels around it, also at the edge', () => {
  const halves = picture(20, 10, (x) => (x < 10 ? [194, 38, 74] : [16, 166, 173]));
  expect(colourAt(halves, { x: 3, y: 5 }, 2)).toBe('#C2264A');
  expect(colourAt(halves, { x: 19, y: 9 }, 2)).toBe('#10A6AD');
  expect(colourAt(halves, { x: 0, y: 0 }, 0)).toBe('#C2264A');
});

test('the mean is computed in linear light: black and white give perceived grey', () => {
  const checked = picture(4, 4, (x, y) => ((x + y) % 2 === 0 ? [255, 255, 255] : [0, 0, 0]));
  expect(colourAt(checked, { x: 1, y: 1 }, 3)).toBe('#BCBCBC');
});

test('a point is limited to the picture', () => {
  expect(clampPoint({ width: 20, height: 10 }, { x: -4, y: 12.4 })).toEqual({ x: 0, y: 9 });
  expect(clampPoint({ width: 20, height: 10 }, { x: 7.6, y: 3 })).toEqual({ x: 8, y: 3 });
});
