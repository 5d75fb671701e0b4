import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsRow, makeIndex, versionTuple } from '../../../../test/make-index.ts';

interface Step {
  id: number;
  /** Null: it is sold no more. */
  units: number | null;
}

const steps = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 30 }), units: fc.option(fc.integer({ min: 0, max: 5 })) }),
  { maxLength: 40 },
);

test('an order that mends itself is the one that sorting everything gives, whatever changes', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 6 }), (rounds) => {
      const index = makeIndex(Array.from({ length: 25 }, (_, n) => factsRow({ id: String(n + 1), units_sold: n % 4 })));
      const sold = new Map(Array.from({ length: 25 }, (_, n) => [n + 1, n % 4]));
      for (const round of rounds) {
        for (const { id, units } of round) apply(index, sold, { id, units });
        const expected = [...sold].toSorted(([a, x], [b, y]) => y - x || a - b).map(([id]) => String(id));
        const slots = index.orders.bestsellers.slots();
        expect(Array.from(slots, (slot) => index.table.ids[slot])).toEqual(expected);
        const ranks = index.orders.bestsellers.ranks();
        expect(Array.from(slots, (slot) => ranks[slot])).toEqual([...slots.keys()]);
      }
    }),
  );
});

function apply(index: ReturnType<typeof makeIndex>, sold: Map<number, number>, { id, units }: Step): void {
  if (units === null) sold.delete(id);
  else sold.set(id, units);
  index.renew([String(id)], units === null ? [] : [factsRow({ id: String(id), units_sold: units })]);
}

test('by price: those alike by id, in whatever order they came', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 30 }), (ids) => {
      const priced = ids.map((id) => ({ id, price: 1 + (id % 5) * 24_999_999 }));
      const index = makeIndex(
        priced.map(({ id, price }) => factsRow({ id: String(id), versions: [versionTuple({ id, price })] })),
      );
      const { cheapestFirst, dearestFirst } = index.pricesFor('barberia', 0);
      const shown = (order: typeof cheapestFirst) => Array.from(order.slots(), (slot) => Number(index.table.ids[slot]));
      const sorted = (way: 1 | -1) => priced.toSorted((a, b) => way * (a.price - b.price) || a.id - b.id);
      expect(shown(cheapestFirst)).toEqual(sorted(1).map(({ id }) => id));
      expect(shown(dearestFirst)).toEqual(sorted(-1).map(({ id }) => id));
    }),
    { numRuns: 40 },
  );
});
