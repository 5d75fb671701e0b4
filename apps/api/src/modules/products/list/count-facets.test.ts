import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsRow, makeIndex, versionTuple } from '../../../../test/make-index.ts';
import { type Filters, choiceOf } from './choose.ts';
import { countFacets } from './count-facets.ts';
import { bucketOf } from '../price/price-ranges.rules.ts';

const now = new Date('2026-05-04T12:00:00Z');
const shopper = { tradeTypeId: 'visitante', agreedFor: null, warehouseId: 'BOG' };

const named = (ids: string[]) =>
  new Map(ids.map((id) => [id, { id, name: `Nombre ${id}`, ink: '', ground: '', hex: '#000000' }]));
const reference = {
  manufacturers: named(['1', '2', '3']),
  families: named(['1', '2', '3']),
  categories: new Map([
    ['10', { id: '10', name: 'Color', parentId: null }],
    ['11', { id: '11', name: 'Tintes', parentId: '10' }],
    ['12', { id: '12', name: 'Mechas', parentId: '10' }],
    ['20', { id: '20', name: 'Uñas', parentId: null }],
  ]),
};

const anyProduct = fc.record({
  manufacturer: fc.constantFrom('1', '2', '3'),
  category: fc.constantFrom('11', '12', '20'),
  families: fc.subarray(['1', '2', '3']),
  volumes: fc.subarray([60, 90]),
  price: fc.integer({ min: 1, max: 200_000 }),
  isCombo: fc.boolean(),
  isStocked: fc.boolean(),
  isNew: fc.boolean(),
  isInPresale: fc.boolean(),
  isOffer: fc.boolean(),
});
type AnyProduct = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never;

const anyFilters = fc.record(
  {
    categoryId: fc.constantFrom('10', '11', '20'),
    manufacturerId: fc.subarray(['1', '2', '3'], { minLength: 1 }),
    colorFamilyId: fc.subarray(['1', '2'], { minLength: 1 }),
    volume: fc.subarray(['60ml', '90ml', '1ml'], { minLength: 1 }),
    minPrice: fc.integer({ min: 0, max: 200_000 }),
    maxPrice: fc.integer({ min: 0, max: 200_000 }),
    available: fc.boolean(),
    offers: fc.boolean(),
    news: fc.boolean(),
    presale: fc.boolean(),
    combos: fc.boolean(),
  },
  { requiredKeys: [] },
);

function indexOf(products: readonly AnyProduct[]) {
  const window = { from: now.getTime() - 1, until: now.getTime() + 1 };
  const rows = products.map((product, at) => {
    const versions = [...product.families, null].flatMap((family, n) =>
      [...product.volumes, null].map((volume, m) => {
        const id = at * 100 + n * 10 + m + 1;
        return versionTuple({
          id,
          family: family === null ? null : Number(family),
          volume,
          price: product.price + 1,
          programmed: n + m === 0 && product.isOffer ? [[null, window.from, window.until, product.price, false]] : null,
        });
      }),
    );
    return factsRow({
      id: String(at + 1),
      manufacturer_id: product.manufacturer,
      category_id: product.category,
      kind: product.isCombo ? 'combo' : 'simple',
      stocked_in: product.isStocked ? ['BOG', 'MDE'] : ['MDE'],
      news_at: new Date(product.isNew ? '2026-05-01' : '2026-01-01'),
      versions,
    });
  });
  const presale = { ...window, dispatchDate: '2026-06-01', left: 5 };
  const presales = new Map(products.flatMap(({ isInPresale }, at) => (isInPresale ? [[String(at + 1), presale]] : [])));
  return makeIndex(rows, { ...reference, presales });
}

/** Each filter as a simple predicate. */
const passes: Record<keyof Filters, (product: AnyProduct, filters: Filters) => boolean> = {
  categoryId: ({ category }, { categoryId }) =>
    !categoryId || category === categoryId || reference.categories.get(category)?.parentId === categoryId,
  manufacturerId: ({ manufacturer }, { manufacturerId }) => !manufacturerId || manufacturerId.includes(manufacturer),
  colorFamilyId: ({ families }, { colorFamilyId }) =>
    !colorFamilyId || families.some((id) => colorFamilyId.includes(id)),
  volume: ({ volumes }, { volume }) => !volume || volumes.some((amount) => volume.includes(`${amount}ml`)),
  minPrice: (product, { minPrice = 0 }) => priceOf(product) >= minPrice,
  maxPrice: (product, { maxPrice = Infinity }) => priceOf(product) <= maxPrice,
  available: ({ isStocked }, { available }) => !available || isStocked,
  offers: ({ isOffer }, { offers }) => !offers || isOffer,
  news: ({ isNew }, { news }) => !news || isNew,
  presale: ({ isInPresale }, { presale }) => !presale || isInPresale,
  combos: ({ isCombo }, { combos }) => !combos || isCombo,
};
const priceOf = ({ price, isOffer }: AnyProduct): number => (isOffer ? price : price + 1);

/** Products that match all filters but these. */
const leftWithout = (products: readonly AnyProduct[], filters: Filters, ...left: (keyof Filters)[]) =>
  products.filter((product) =>
    (Object.keys(passes) as (keyof Filters)[]).every((name) => left.includes(name) || passes[name](product, filters)),
  );

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
const counted = (facet: readonly { _id: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ _id, count }) => [_id, count]));

test('a list has the products that match all filters, and facets count those of each choice', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 25 }), anyFilters, (products, filters) => {
      const index = indexOf(products);
      const choice = choiceOf({ index, shopper, now }, filters);
      const slots = index.table.slots();
      expect(slots.filter((slot) => choice.fails[slot] === 0)).toHaveLength(leftWithout(products, filters).length);

      const facets = countFacets(index, slots, choice);
      const left = (...names: (keyof Filters)[]) => leftWithout(products, filters, ...names);
      expect(counted(facets.manufacturers)).toEqual(tally(left('manufacturerId').map((one) => one.manufacturer)));
      expect(counted(facets.categories)).toEqual(tally(left('categoryId').map((one) => one.category)));
      expect(counted(facets.colorFamilies)).toEqual(tally(left('colorFamilyId').flatMap((one) => one.families)));
      expect(counted(facets.volumes)).toEqual(
        tally(left('volume').flatMap((one) => one.volumes.map((ml) => `${ml}ml`))),
      );
      expect(facets.flags).toEqual({
        available: left('available').filter((one) => one.isStocked).length,
        offers: left('offers').filter((one) => one.isOffer).length,
        news: left('news').filter((one) => one.isNew).length,
        presale: left('presale').filter((one) => one.isInPresale).length,
        combos: left('combos').filter((one) => one.isCombo).length,
      });
      const inSteps = left('minPrice', 'maxPrice').map(priceOf);
      for (const { from, to, count } of facets.prices) {
        expect(inSteps.filter((price) => price >= from && price <= (to ?? Infinity))).toHaveLength(count);
      }
      expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(inSteps.length);
    }),
  );
});

test('price bounds are inclusive as documented', () => {
  expect([0, 999, 1_000, 1_499, 1_500, 69_999_999, 70_000_000].map(bucketOf)).toEqual([0, 0, 1, 1, 2, 29, 30]);
});

test('a choice cannot be read after another choice of the index', () => {
  const index = makeIndex([factsRow({ id: '1', versions: [versionTuple({ id: 1 })] })]);
  const first = choiceOf({ index, shopper, now }, {});
  expect(first.fails[0]).toBe(0);
  choiceOf({ index, shopper, now }, { offers: true });
  expect(() => first.fails).toThrow('another choice');
});
