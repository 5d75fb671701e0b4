import { vatRate } from './policy.ts';

/** How IVA treats what is sold. `exempt` has a rate of 0 and `excluded` has no IVA at all: invoices tell them apart. */
export type TaxClass = 'general' | 'reduced' | 'exempt' | 'excluded';

/** Every class, the usual one first. */
export const taxClasses = ['general', 'reduced', 'exempt', 'excluded'] as const satisfies readonly TaxClass[];

/** Percent of IVA of each class. */
export const taxRates: Readonly<Record<TaxClass, number>> = { general: vatRate, reduced: 5, exempt: 0, excluded: 0 };

/** Delivery by the seller is part of the sale and taxed as such. */
export const shippingTaxClass: TaxClass = 'general';

/** Pesos with IVA included, and their two parts: `base + tax = amount`. */
export interface TaxedAmount {
  amount: number;
  base: number;
  tax: number;
}

/** Splits whole pesos with IVA included of `rate` percent. The base is rounded to the nearest peso and the tax is the rest. */
export function taxed(amount: number, rate: number): TaxedAmount {
  const base = Math.round((amount * 100) / (100 + rate));
  return { amount, base, tax: amount - base };
}

/**
 * Shares whole pesos out in proportion to weights, exactly: each share is rounded down, and the pesos left go to the largest
 * remainders, first to the first of equals. Without any weight every share is 0.
 */
export function spread(pesos: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(pesos) * BigInt(weight));
  const shares = exact.map((product) => Number(product / whole));
  const left = pesos - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((product, at) => ({ at, rest: product % whole }))
    .toSorted((a, b) => Number(b.rest - a.rest));
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** A line with its own amount in pesos, before anything that concerns the whole order, and its percent of IVA. */
export interface TaxableLine {
  amount: number;
  rate: number;
}

/**
 * What each line of an order costs with its share of the whole order's discounts and charges, with base and tax. `net` is what all
 * lines cost together; a line never falls below zero, nor above its own amount unless `net` is above the sum.
 */
export function taxLines(lines: readonly TaxableLine[], net: number): TaxedAmount[] {
  const shares = spread(
    net,
    lines.map(({ amount }) => amount),
  );
  return lines.map(({ rate }, at) => taxed(shares[at] ?? 0, rate));
}

/** The same amount shared out over the parts of an order by weight, so that amounts, bases and taxes each add up to it. */
export function spreadTaxed(whole: TaxedAmount, weights: readonly number[]): TaxedAmount[] {
  const amounts = spread(whole.amount, weights);
  const taxes = spread(whole.tax, amounts);
  return amounts.map((amount, at) => ({ amount, base: amount - (taxes[at] ?? 0), tax: taxes[at] ?? 0 }));
}

/** Adds taxed amounts up. */
export const sumTaxed = (all: readonly TaxedAmount[]): TaxedAmount =>
  all.reduce(
    (sum, { amount, base, tax }) => ({ amount: sum.amount + amount, base: sum.base + base, tax: sum.tax + tax }),
    {
      amount: 0,
      base: 0,
      tax: 0,
    },
  );
