import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsRow, makeIndex, versionTuple } from '../../../../test/make-index.ts';
import { type Deal, type Price, priceOf } from '@tonalia/rules/price';
import { choiceOf } from './choose.ts';
import { countFacets } from './count-facets.ts';
import { orderOf } from './page.ts';

const now = new Date('2026-05-04T12:00:00Z');
const [from, until] = [now.getTime() - 1, now.getTime() + 1];
const tradeTypes = ['barberia', 'peluqueria', 'spa'] as const;
const tradeType = fc.constantFrom(...tradeTypes);
const pesos = fc.integer({ min: 500, max: 200_000 });

const anyProduct = fc.record({
  brand: fc.constantFrom('7', '8'),
  minQuantity: fc.integer({ min: 1, max: 3 }),
  versions: fc.array(
    fc.record({
      price: pesos,
      trade: fc.dictionary(tradeType, pesos),
      programmed: fc.option(fc.record({ tradeType: fc.option(tradeType), amount: pesos, replaces: fc.boolean() })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type AnyProduct = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never;

const anyDeal = fc.record({
  manufacturerId: fc.constantFrom('7', '8'),
  tradeTypeId: fc.option(tradeType),
  minQuantity: fc.integer({ min: 1, max: 3 }),
  discountType: fc.constantFrom('percentage' as const, 'value' as const),
  amount: fc.integer({ min: 1, max: 60 }),
});
const changes = fc.array(fc.record({ at: fc.integer({ min: 0, max: 14 }), product: fc.option(anyProduct) }), {
  maxLength: 4,
});

const rowOf = ({ brand, minQuantity, versions }: AnyProduct, at: number) =>
  factsRow({
    id: String(at + 1),
    manufacturer_id: brand,
    min_quantity: minQuantity,
    versions: versions.map(({ price, trade, programmed }, n) =>
      versionTuple({
        id: at * 10 + n + 1,
        price,
        trade,
        programmed: programmed && [[programmed.tradeType, from, until, programmed.amount, programmed.replaces]],
      }),
    ),
  });

/** The price of each version for the buyer, computed by the price rules alone. */
function pricesOf({ brand, minQuantity, versions }: AnyProduct, at: number, deals: readonly Deal[], buyer: string) {
  return versions.map(({ price, trade, programmed }): Price => {
    const isTheirs = programmed && (programmed.tradeType === null || programmed.tradeType === buyer);
    return priceOf(
      {
        productId: String(at + 1),
        manufacturerId: brand,
        categoryId: '1',
        parentCategoryId: null,
        basePrice: price,
        tradePrice: trade[buyer] ?? null,
        programmed: isTheirs ? [{ id: '1', name: '', ...programmed }] : [],
      },
      deals,
      minQuantity,
    );
  });
}

test('each trade type has its own order of prices, steps of prices and offers, before and after a change · D-32', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 12 }),
      fc.array(anyDeal, { maxLength: 4 }),
      changes,
      pesos,
      pesos,
      (first, given, later, minPrice, maxPrice) => {
        const deals = given.map((deal, n) => ({
          ...deal,
          id: String(n + 1),
          name: 'Oferta',
          productId: null,
          categoryId: null,
          from,
          until,
          weekdays: [],
        }));
        const named = { name: '', ink: '', ground: '' };
        const manufacturers = new Map(['7', '8'].map((id) => [id, { id, ...named }]));
        const index = makeIndex(first.map(rowOf), { deals, manufacturers });
        const all = new Map(first.entries());
        const compare = (): void => {
          for (const buyer of tradeTypes) {
            const theirs = deals.filter(({ tradeTypeId }) => tradeTypeId === null || tradeTypeId === buyer);
            const listed = [...all].map(([at, product]) => {
              const prices = pricesOf(product, at, theirs, buyer);
              const isOffer = prices.some(
                ({ applicableDealsId, discount }) => applicableDealsId !== null || discount !== null,
              );
              return { id: at + 1, price: Math.min(...prices.map(({ price }) => price)), isOffer };
            });
            expectMatches(index, buyer, { listed, minPrice, maxPrice });
          }
        };
        compare();
        for (const { at, product } of later) {
          if (product) all.set(at, product);
          else all.delete(at);
          index.replace([String(at + 1)], product ? [rowOf(product, at)] : []);
          compare();
        }
      },
    ),
    { numRuns: 60 },
  );
});

interface ListedPrices {
  listed: { id: number; price: number; isOffer: boolean }[];
  minPrice: number;
  maxPrice: number;
}

function expectMatches(
  index: ReturnType<typeof makeIndex>,
  buyer: string,
  { listed, minPrice, maxPrice }: ListedPrices,
): void {
  const view = index.pricesFor(buyer, now.getTime());
  const idsOf = (slots: Iterable<number>) => Array.from(slots, (slot) => Number(index.table.ids[slot]));
  for (const [sort, way] of [
    ['price_asc', 1],
    ['price_desc', -1],
  ] as const) {
    const expected = listed.toSorted((a, b) => way * (a.price - b.price) || a.id - b.id).map(({ id }) => id);
    expect(idsOf(orderOf(index, view, sort, 'BOG').slots())).toEqual(expected);
  }
  const choice = choiceOf(
    { index, shopper: { tradeTypeId: buyer, agreedFor: null, warehouseId: 'BOG' }, now },
    { minPrice, maxPrice },
  );
  const slots = index.table.slots();
  const within = listed.filter(({ price }) => price >= minPrice && price <= maxPrice);
  expect(idsOf(slots.filter((slot) => choice.fails[slot] === 0)).toSorted((a, b) => a - b)).toEqual(
    within.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  const { prices, flags } = countFacets(index, slots, choice);
  for (const { from: low, to, count } of prices)
    expect(listed.filter(({ price }) => price >= low && price <= (to ?? Infinity))).toHaveLength(count);
  expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
  expect(flags.offers).toBe(within.filter(({ isOffer }) => isOffer).length);
}
