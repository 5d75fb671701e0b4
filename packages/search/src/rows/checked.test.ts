import { expect, test } from 'vitest';
import { byteAt, doubleAt, floatAt, intAt, itemAt, shortAt, uintAt } from './checked.ts';

const reads: Record<string, (at: number) => unknown> = {
  byteAt: (at) => byteAt(Uint8Array.of(7), at),
  shortAt: (at) => shortAt(Uint16Array.of(7), at),
  intAt: (at) => intAt(Int32Array.of(7), at),
  uintAt: (at) => uintAt(Uint32Array.of(7), at),
  floatAt: (at) => floatAt(Float32Array.of(7), at),
  doubleAt: (at) => doubleAt(Float64Array.of(7), at),
  itemAt: (at) => itemAt([7], at),
};

test.each(Object.keys(reads))('%s reads a value, and refuses an index outside the row', (name) => {
  expect(reads[name]?.(0)).toBe(7);
  for (const at of [-1, 1, 0.5, NaN]) expect(() => reads[name]?.(at), String(at)).toThrow(RangeError);
});
