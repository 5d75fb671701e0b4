import { expect, test } from 'vitest';
import { fitsReason, receivedLines } from './transfer.rules.ts';

test('a line without a difference arrived whole; the others keep what was counted and why', () => {
  const sent = [
    { versionId: '1', units: 9 },
    { versionId: '2', units: 4 },
    { versionId: '3', units: 2 },
  ];
  expect(
    receivedLines(sent, [
      { versionId: '2', received: 0, reason: 'missing' },
      { versionId: '3', received: 3, reason: 'extra' },
    ]),
  ).toEqual([
    { versionId: '1', units: 9, received: 9, reason: null },
    { versionId: '2', units: 4, received: 0, reason: 'missing' },
    { versionId: '3', units: 2, received: 3, reason: 'extra' },
  ]);
});

test('more units are extra, fewer have another reason, and what arrived whole has none', () => {
  const fits = (received: number, reason: 'extra' | 'broken' | null) =>
    fitsReason({ versionId: '1', units: 5, received, reason });
  expect([fits(6, 'extra'), fits(4, 'broken'), fits(5, null)]).toEqual([true, true, true]);
  expect([fits(6, 'broken'), fits(4, 'extra'), fits(5, 'extra'), fits(5, 'broken')]).toEqual(Array(4).fill(false));
  expect([fits(6, null), fits(4, null)]).toEqual([false, false]);
});
