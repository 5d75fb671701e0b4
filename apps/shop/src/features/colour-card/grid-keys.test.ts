import { expect, test } from 'vitest';
import { neighbour } from './grid-keys.ts';

/** Two sections of three columns: 0 1 2 / 3 and 4 5 6. */
const boxes = [
  [0, 0],
  [110, 0],
  [220, 0],
  [0, 130],
  [0, 300],
  [110, 300],
  [220, 300],
].map(([left = 0, top = 0]) => ({ left, top, width: 100 }));

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, null],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 5, null],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 1, null],
  ['Tab', 0, null],
])('%s from tile %i leads to %s', (key, from, to) => {
  expect(neighbour(boxes, from, key)).toBe(to);
});
