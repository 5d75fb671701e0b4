import { expect, test } from 'vitest';
import { stripsOf } from './shade-strips.ts';

const strips = (codes: readonly string[]) => stripsOf(codes, (code) => Math.floor(Number(code)));

test('a height is a strip of its own; low heights share one while there is room (SEL-009)', () => {
  const low = ['1.0', '3.0', '4.0', '4.1', '4.5', '4.7'];
  const five = ['5.0', '5.1', '5.3', '5.4', '5.5', '5.6', '5.7'];
  expect(strips([...low, ...five, '9.0', '10.1'])).toEqual([low, five, ['9.0', '10.1']]);
});

test('a height with more shades than a strip has room for is split evenly (SEL-009)', () => {
  const many = Array.from({ length: 15 }, (_, at) => `7.${at + 10}`);
  expect(strips(many).map((strip) => strip.length)).toEqual([5, 5, 5]);
  expect(strips(many).flat()).toEqual(many);
  expect(strips(['Clear', 'Plata']).flat()).toEqual(['Clear', 'Plata']);
});
