import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldLines } from './held-lines.rules.ts';

const line = (id: string, versionId: string, quantity: number) => ({ id, versionId, quantity });

test('who ordered first gets the units first, and a line that needs too many lets the next one pass (OFC-408)', () => {
  const lines = [line('a', '7', 6), line('b', '7', 6), line('c', '7', 2), line('d', '8', 1)];
  const arrived = [
    { versionId: '7', quantity: 5 },
    { versionId: '7', quantity: 4 },
  ];
  expect(heldLines(lines, arrived).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('no more is held than arrived, and no line that still fits is left out (OFC-405)', () => {
  const some = fc.array(fc.record({ versionId: fc.constantFrom('1', '2'), quantity: fc.integer({ min: 1, max: 9 }) }));
  const sum = (all: readonly { versionId: string; quantity: number }[], wanted: string) =>
    all.reduce((units, { versionId, quantity }) => units + (versionId === wanted ? quantity : 0), 0);
  fc.assert(
    fc.property(some, some, (lines, arrived) => {
      const held = heldLines(lines, arrived);
      for (const id of ['1', '2']) {
        const left = sum(arrived, id) - sum(held, id);
        expect(left).toBeGreaterThanOrEqual(0);
        for (const one of lines.filter((each) => each.versionId === id && !held.includes(each)))
          expect(one.quantity).toBeGreaterThan(left);
      }
    }),
  );
});
