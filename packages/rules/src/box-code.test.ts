import { expect, test } from 'vitest';
import { boxCode, readBoxCode } from './box-code.ts';

test('the code of a box names its order, its presale and its number, and is read back from the label', () => {
  const box = { orderCode: 'TN-48213', dispatchDate: null, number: 1 };
  const presale = { ...box, dispatchDate: '2026-11-26', number: 12 };
  expect(boxCode(box, 2)).toBe('TN48213-1-2');
  expect(boxCode(presale, 14)).toBe('TN48213-261126-12-14');
  expect(readBoxCode('tn48213-1-3')).toEqual(box);
  expect(readBoxCode('TN48213-261126-12-14')).toEqual(presale);
  expect(readBoxCode('7701234567890')).toBeUndefined();
});
