import { expect, test } from 'vitest';
import { cashOf, isLarge, notCollectedOf, sumsOf, unexplained } from './settlement.rules.ts';

const paid = { expected: 80_000, cash: 50_000, electronic: 30_000, isPending: false };
const short = { expected: 80_000, cash: 40_000, electronic: 0, isPending: false };
const over = { expected: 10_000, cash: 12_000, electronic: 0, isPending: false };
const waits = { expected: 25_000, cash: 0, electronic: 0, isPending: true };

test('a stop lacks what neither cash nor transfer brought; nothing while it waits', () => {
  expect([paid, short, over, waits].map(notCollectedOf)).toEqual([0, 40_000, -2_000, 0]);
});

test('what went out, less what waits, was not collected and came electronically, is the cash to hand over', () => {
  const stops = [paid, short, over, waits];
  const sums = sumsOf(stops, 101_500);
  expect(sums).toEqual({
    wentOut: 195_000,
    pending: 25_000,
    notCollected: 38_000,
    electronic: 30_000,
    mustHandOver: 102_000,
    counted: 101_500,
    difference: -500,
  });
  expect(sums.wentOut - sums.pending - sums.notCollected - sums.electronic).toBe(sums.mustHandOver);
  expect(sumsOf(stops, null)).toMatchObject({ counted: null, difference: null });
  expect(sumsOf([], 0)).toMatchObject({ wentOut: 0, mustHandOver: 0, difference: 0 });
});

test('the cash of a count is its notes and coins', () => {
  const notes = [
    { value: 50_000, count: 3 },
    { value: 2_000, count: 4 },
  ] as Parameters<typeof cashOf>[0]['notes']; // as: the values of notes are a closed list
  expect(cashOf({ notes, coins: 750 })).toBe(158_750);
  expect(cashOf({ notes: [], coins: 0 })).toBe(0);
});

test('a difference of exactly the limit is for one person, one peso more for two, missing or too much', () => {
  expect([20_000, -20_000, 20_001, -20_001].map((difference) => isLarge(difference, 20_000))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('explanations of both signs leave the rest of a difference', () => {
  expect(unexplained(-5_000, [{ amount: -3_000 }, { amount: -2_500 }, { amount: 500 }])).toBe(0);
  expect(unexplained(-5_000, [{ amount: -3_000 }])).toBe(-2_000);
  expect(unexplained(700, [])).toBe(700);
});
