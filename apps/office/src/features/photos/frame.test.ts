import { describe, expect, test } from 'vitest';
import { type Framed, frameOf, mostZoom, movedFrame, turnedSize, zoomOf, zoomedFrame } from './frame.ts';

const photo = (more: Partial<Framed> = {}): Framed => ({
  width: 2_000,
  height: 1_000,
  turn: 0,
  crop: null,
  focus: { x: 500, y: 500 },
  ...more,
});

test.each([
  [0, 2_000, 1_000],
  [1, 1_000, 2_000],
  [2, 2_000, 1_000],
  [3, 1_000, 2_000],
] as const)('a picture with %i quarter turns is %i by %i', (turn, width, height) => {
  expect(turnedSize(photo({ turn }))).toEqual({ width, height });
});

describe('the frame of a photograph', () => {
  test('is the chosen one, else the largest square around the focal point, as far as the picture goes', () => {
    const crop = { left: 1, top: 2, side: 300 };
    expect(frameOf(photo({ crop }))).toBe(crop);
    const around = (x: number, more: Partial<Framed> = {}) => frameOf(photo({ focus: { x, y: x }, ...more }));
    expect(around(500)).toEqual({ left: 500, top: 0, side: 1_000 });
    expect(around(300)).toEqual({ left: 100, top: 0, side: 1_000 });
    expect(around(0)).toEqual({ left: 0, top: 0, side: 1_000 });
    expect(around(1_000)).toEqual({ left: 1_000, top: 0, side: 1_000 });
    expect(around(400, { turn: 1 })).toEqual({ left: 0, top: 300, side: 1_000 });
  });

  test('moves by pixels and stays in the picture', () => {
    const frame = { left: 500, top: 100, side: 600 };
    expect(movedFrame(photo(), frame, { x: 10.4, y: -20 })).toEqual({ left: 510, top: 80, side: 600 });
    expect(movedFrame(photo(), frame, { x: -900, y: 900 })).toEqual({ left: 0, top: 400, side: 600 });
    expect(movedFrame(photo(), frame, { x: 9_000, y: -900 })).toEqual({ left: 1_400, top: 0, side: 600 });
  });

  test('is enlarged around its middle, at most four times', () => {
    const frame = { left: 500, top: 0, side: 1_000 };
    expect(zoomOf(photo(), frame)).toBe(1);
    const twice = zoomedFrame(photo(), frame, 2);
    expect([twice, zoomOf(photo(), twice)]).toEqual([{ left: 750, top: 250, side: 500 }, 2]);
    expect(zoomedFrame(photo(), frame, 9)).toEqual({ left: 875, top: 375, side: 250 });
    expect(zoomedFrame(photo(), twice, 0.5)).toEqual(frame);
    expect(mostZoom(photo())).toBe(4);
  });

  test('is never smaller than the shop can show sharply', () => {
    const small = photo({ width: 400, height: 320 });
    expect(zoomedFrame(small, { left: 0, top: 0, side: 320 }, 4).side).toBe(160);
    expect(mostZoom(small)).toBe(2);
    expect(mostZoom(photo({ width: 100, height: 90 }))).toBe(1);
    expect(zoomedFrame(photo({ width: 100, height: 90 }), { left: 0, top: 0, side: 90 }, 3).side).toBe(90);
  });
});
