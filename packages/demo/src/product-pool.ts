import type { DemoProduct, DemoVersion } from './product.ts';
import type { Random } from './random.ts';

/** A requested line: `advanced` is the part from the presale. */
export type Wish = { code: string; quantity: number; advanced?: boolean };
/** What the demo's customers buy from; popular products are picked more often. */
export type ProductPool = {
  byCode: Map<string, { product: DemoProduct; version: DemoVersion }>;
  pick(random: Random): DemoProduct;
};

/** The pool of all that is sold. */
export function productPool(products: readonly DemoProduct[]): ProductPool {
  // Combos with a choice are left out: an order would have to record the choice.
  const sold = products.filter(
    ({ kind, code }) => kind === 'simple' || ['CB-RUBIO', 'CB-BARBERIA', 'CB-RIZOS'].includes(code),
  );
  const sums: number[] = [];
  for (const { popularity } of sold) sums.push((sums.at(-1) ?? 0) + popularity);
  const byCode = new Map(
    sold.flatMap((product) => product.versions.map((version) => [version.code, { product, version }] as const)),
  );
  const pick = (random: Random): DemoProduct => {
    const draw = random.next() * (sums.at(-1) ?? 0);
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > draw) high = middle;
      else low = middle + 1;
    }
    const product = sold[low];
    if (!product) throw new Error('nothing is sold');
    return product;
  };
  return { byCode, pick };
}

/** A few products in some of their versions. */
export function randomWishes(random: Random, pool: ProductPool): Wish[] {
  const wishes = new Map<string, Wish>();
  for (let left = random.whole(3, 9); left > 0; left--) {
    const product = pool.pick(random);
    const tones = product.versions.length > 20 ? random.whole(2, 5) : 1;
    for (const version of random.some(product.versions, tones)) {
      wishes.set(version.code, { code: version.code, quantity: product.minQuantity * random.pick([1, 1, 2, 3, 4, 6]) });
    }
  }
  return [...wishes.values()];
}
