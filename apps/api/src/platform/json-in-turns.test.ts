import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { jsonInTurns } from './json-in-turns.ts';

test('the parts give the JSON of the whole object', async () => {
  const made = await jsonInTurns<{ a: { 'b"': number[]; none: object }; c: string | null }>({
    a: { 'b"': () => [1, 2], none: {} },
    c: () => null,
  });
  expect(JSON.parse(made.toString())).toEqual({ a: { 'b"': [1, 2], none: {} }, c: null });
});

test('the event loop turns between two parts', async () => {
  let turns = 0;
  const seen: number[] = [];
  const part = () => seen.push(turns);
  const made = jsonInTurns<{ a: number; b: { c: number; d: number } }>({ a: part, b: { c: part, d: part } });
  while (seen.length < 3) {
    await turn();
    turns += 1;
  }
  await made;
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(1);
});
