import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsRow, makeIndex, versionTuple } from '../../../../test/make-index.ts';
import { weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { type Deal, priceOf } from '@tonalia/rules/price';

const DAY = 24 * 60 * 60_000;
const noon = Date.parse('2026-05-04T12:00:00Z');
const amounts = fc.integer({ min: 1, max: 50 });
const instants = fc.integer({ min: -3, max: 3 });
const tradeType = fc.constantFrom('barberia', 'spa');

const anyVersion = fc.record({
  price: amounts,
  trade: fc.option(fc.dictionary(tradeType, amounts)),
  // as the database guarantees: the programmed prices of a trade type do not overlap
  programmed: fc.uniqueArray(
    fc.record({
      tradeType: fc.option(tradeType),
      from: instants,
      days: fc.integer({ min: 1, max: 3 }),
      amount: amounts,
      replaces: fc.boolean(),
    }),
    { maxLength: 3, selector: (window) => window.tradeType },
  ),
});
const anyDeal = fc.record({
  about: fc.constantFrom('product', 'brand', 'category', 'parent', 'another brand'),
  tradeTypeId: fc.option(tradeType),
  minQuantity: fc.integer({ min: 1, max: 3 }),
  discountType: fc.constantFrom('percentage' as const, 'value' as const),
  amount: fc.integer({ min: 1, max: 30 }),
  from: instants,
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
});
type AnyVersion = typeof anyVersion extends fc.Arbitrary<infer T> ? T : never;
type AnyDeal = typeof anyDeal extends fc.Arbitrary<infer T> ? T : never;

const dealOf = ({ about, from, ...deal }: AnyDeal, n: number) => ({
  ...deal,
  id: String(n + 1),
  name: 'Oferta',
  productId: about === 'product' ? '1' : null,
  manufacturerId: about === 'brand' ? '7' : about === 'another brand' ? '8' : null,
  categoryId: about === 'category' ? '21' : about === 'parent' ? '20' : null,
  from: noon + from * DAY,
  until: noon + (from + 2) * DAY,
});

/** The price of each version, computed by the price rules alone. */
function priceByRules(
  versions: AnyVersion[],
  deals: (Deal & { tradeTypeId: string | null })[],
  buyer: string,
  now: number,
  quantity: number,
): number[] {
  return versions.map(({ price, trade, programmed }) => {
    const open = programmed.filter(({ from, days }) => noon + from * DAY <= now && now < noon + (from + days) * DAY);
    const own = open.filter((one) => one.tradeType === buyer);
    const everyones = open.filter((one) => one.tradeType === null);
    const facts = { productId: '1', manufacturerId: '7', categoryId: '21', parentCategoryId: '20', basePrice: price };
    const tradePrice = trade?.[buyer] ?? null;
    return priceOf(
      { ...facts, tradePrice, programmed: [...own, ...everyones].map((one) => ({ id: '1', name: '', ...one })) },
      deals,
      quantity,
    ).price;
  });
}

test('a list knows the price that the card shows: lowest version, trade type, programmed prices and deals of the moment', () => {
  fc.assert(
    fc.property(
      fc.array(anyVersion, { minLength: 1, maxLength: 4 }),
      fc.array(anyDeal, { maxLength: 4 }),
      fc.constantFrom('visitante', 'barberia', 'spa'),
      fc.integer({ min: 1, max: 3 }),
      fc.array(instants, { minLength: 1, maxLength: 4 }),
      (versions, given, buyer, min_quantity, days) => {
        const deals = given.map(dealOf);
        const tuples = versions.map(({ price, trade, programmed }, n) =>
          versionTuple({
            id: n + 1,
            price,
            trade,
            programmed:
              programmed.length === 0
                ? null
                : programmed.map((one) => [
                    one.tradeType,
                    noon + one.from * DAY,
                    noon + (one.from + one.days) * DAY,
                    one.amount,
                    one.replaces,
                  ]),
          }),
        );
        const categories = new Map([
          ['20', { id: '20', name: 'Coloración', parentId: null }],
          ['21', { id: '21', name: 'Tintes', parentId: '20' }],
        ]);
        const row = factsRow({ id: '1', manufacturer_id: '7', category_id: '21', min_quantity, versions: tuples });
        const index = makeIndex([row], { deals, categories });
        for (const day of days) {
          const now = noon + day * DAY;
          const open = deals.filter(
            ({ from, until, tradeTypeId, weekdays }) =>
              from <= now &&
              now < until &&
              (weekdays.length === 0 || weekdays.includes(weekdayOf(dayIn(new Date(now))))) &&
              (tradeTypeId === null || tradeTypeId === buyer),
          );
          const view = index.pricesFor(buyer, now);
          expect(view.prices[0]).toBe(Math.min(...priceByRules(versions, open, buyer, now, min_quantity)));
          const before = priceByRules(versions, [], buyer, now, min_quantity);
          expect(view.cheapest[0]).toBe(before.indexOf(Math.min(...before)));
        }
      },
    ),
  );
});

test('a weekly deal changes prices and the next change at each midnight of Bogotá (OFC-407)', () => {
  const saturdays = {
    ...dealOf(
      {
        about: 'product',
        tradeTypeId: null,
        minQuantity: 1,
        discountType: 'percentage',
        amount: 10,
        from: 0,
        weekdays: [6],
      },
      0,
    ),
    from: Number.NEGATIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
  };
  const row = factsRow({ id: '1', versions: [versionTuple({ id: 1, price: 1_000 })] });
  const index = makeIndex([row], { deals: [saturdays] });
  const priceAt = (instant: string) => index.pricesFor('spa', Date.parse(instant)).prices[0];
  expect(priceAt('2026-11-28T04:59:00Z')).toBe(1_000);
  expect(priceAt('2026-11-28T05:00:00Z')).toBe(900);
  expect(index.nextChange(Date.parse('2026-11-28T05:00:00Z'))).toBe(Date.parse('2026-11-29T05:00:00Z'));
  expect(priceAt('2026-11-29T05:00:00Z')).toBe(1_000);
  expect(priceAt('2026-11-28T12:00:00Z')).toBe(900);
});

test('a changed price moves the product in the price order', () => {
  const row = (id: string, price: number) => factsRow({ id, versions: [versionTuple({ id: Number(id), price })] });
  const index = makeIndex([row('1', 100), row('2', 200), row('3', 300)]);
  const cheapest = () =>
    Array.from(index.pricesFor('spa', noon).cheapestFirst.slots(), (slot) => index.table.ids[slot]);
  expect(cheapest()).toEqual(['1', '2', '3']);
  index.replace(['1', '4'], [row('1', 250), row('4', 50)]);
  expect(cheapest()).toEqual(['4', '2', '1', '3']);
});

test('views are cached until the next window opens or closes', () => {
  const programmed: [null, number, number, number, boolean][] = [[null, noon + DAY, noon + 3 * DAY, 5, false]];
  const row = factsRow({ id: '1', versions: [versionTuple({ programmed })] });
  const presale = { from: noon - DAY, until: noon + 2 * DAY, dispatchDate: '2026-06-01', left: 5 };
  const index = makeIndex([row], { presales: new Map([['1', presale]]) });
  expect([0, 1, 2, 3].map((day) => index.nextChange(noon + day * DAY))).toEqual([
    noon + DAY,
    noon + 2 * DAY,
    noon + 3 * DAY,
    Number.POSITIVE_INFINITY,
  ]);
});
