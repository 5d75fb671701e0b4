import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsRow, makeIndex, versionTuple } from '../../../../test/make-index.ts';

/** Units sold in total and by warehouse. */
interface Sold {
  units: number;
  soldIn: Record<string, number>;
}
interface Step {
  id: number;
  /** Null when it is no longer on sale. */
  sold: Sold | null;
}

const units = fc.integer({ min: 0, max: 5 });
const steps = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    sold: fc.option(fc.record({ units, soldIn: fc.dictionary(fc.constantFrom('BOG', 'MDE'), units) })),
  }),
  { maxLength: 40 },
);

test('an incrementally updated order equals a full sort, whatever changes', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 6 }), (rounds) => {
      const ids = Array.from({ length: 25 }, (_, n) => n + 1);
      const sold = new Map(ids.map((id): [number, Sold] => [id, { units: id % 4, soldIn: {} }]));
      const index = makeIndex([...sold].map(([id, of]) => rowOf(id, of)));
      for (const round of rounds) {
        for (const step of round) apply(index, sold, step);
        for (const warehouse of ['BOG', 'MDE', 'CLO']) {
          const soldThere = ({ soldIn }: Sold): number => soldIn[warehouse] ?? 0;
          const expected = [...sold]
            .toSorted(([a, x], [b, y]) => soldThere(y) - soldThere(x) || y.units - x.units || a - b)
            .map(([id]) => String(id));
          const order = index.orders.bestsellersIn(warehouse);
          const slots = order.slots();
          expect(Array.from(slots, (slot) => index.table.ids[slot])).toEqual(expected);
          const ranks = order.ranks();
          expect(Array.from(slots, (slot) => ranks[slot])).toEqual([...slots.keys()]);
        }
      }
    }),
  );
});

const rowOf = (id: number, { units: inAll, soldIn }: Sold) =>
  factsRow({ id: String(id), units_sold: inAll, sold_in: soldIn });

function apply(index: ReturnType<typeof makeIndex>, all: Map<number, Sold>, { id, sold }: Step): void {
  if (sold === null) all.delete(id);
  else all.set(id, sold);
  index.replace([String(id)], sold === null ? [] : [rowOf(id, sold)]);
}

test('by price: equal prices by id, regardless of insertion order', () => {
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

test('by name: a name before the one that goes on from it, whatever their brands; the same name by brand, the ñ after the n', () => {
  const names = ['Aceite nuez Zafra', 'Aceite 30 ml Brisal', 'Aceite Zafra', 'Aceite Áurea', 'Aceite ñame Brisal'];
  const index = makeIndex(
    names.map((text, at) => {
      const words = text.split(' ');
      const search_name = text.toLowerCase().replace('á', 'a');
      return factsRow({ id: String(at), name: words.slice(0, -1).join(' '), search_name });
    }),
  );
  const shown = Array.from(index.orders.name.slots(), (slot) => names[Number(index.table.ids[slot])]);
  expect(shown).toEqual([
    'Aceite Áurea',
    'Aceite Zafra',
    'Aceite 30 ml Brisal',
    'Aceite nuez Zafra',
    'Aceite ñame Brisal',
  ]);
});

test.each([4_096, 4_097, 12_300])('%i products are sorted from the start, regardless of insertion order', (count) => {
  const index = makeIndex(
    Array.from({ length: count }, (_, n) =>
      factsRow({ id: String(count - n), search_name: `gel ${(n * 7_919) % count}` }),
    ),
  );
  const named = Array.from(index.orders.name.slots(), (slot) => index.table.sortNames[slot] ?? '');
  expect(named).toHaveLength(count);
  expect(named).toEqual(named.toSorted());
  expect(index.orders.newest.slots()).toHaveLength(count);
});
