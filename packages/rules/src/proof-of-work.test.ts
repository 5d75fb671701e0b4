import { expect, test } from 'vitest';
import { leadingZeroBits } from './proof-of-work.ts';

test.each([
  [[0x80], 0],
  [[0x7f], 1],
  [[0x01, 0xff], 7],
  [[0x00, 0xff], 8],
  [[0x00, 0x0f, 0xff], 12],
  [[0x00, 0x00], 16],
])('%j begins with %i zero bits', (bytes, bits) => expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits));
