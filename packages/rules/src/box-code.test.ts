import { expect, test } from 'vitest';
import { boxCode, readBoxCode } from './box-code.ts';

test('the code of a box names its order, its presale, its warehouse and its number, and is read back from the label', () => {
  const box = { orderCode: 'TN-48213', dispatchDate: null, elsewhere: null, number: 1 };
  const presale = { ...box, dispatchDate: '2026-11-26', number: 12 };
  const elsewhere = { ...presale, elsewhere: 'MDE' };
  expect(boxCode(box, 2)).toBe('TN48213-1-2');
  expect(boxCode(presale, 14)).toBe('TN48213-261126-12-14');
  expect(readBoxCode('tn48213-1-3')).toEqual(box);
  expect(readBoxCode('TN48213-261126-12-14')).toEqual(presale);
  expect(boxCode(elsewhere, 14)).toBe('TN48213-261126MDE-12-14');
  expect(boxCode({ ...box, elsewhere: 'MDE' }, 2)).toBe('TN48213-MDE-1-2');
  expect(readBoxCode('TN48213-261126MDE-12-14')).toEqual(elsewhere);
  expect(readBoxCode('TN48213-MDE-1-2')).toEqual({ ...box, elsewhere: 'MDE' });
  expect(readBoxCode('TN48213--1-2')).toBeUndefined();
  expect(readBoxCode('7701234567890')).toBeUndefined();
});
