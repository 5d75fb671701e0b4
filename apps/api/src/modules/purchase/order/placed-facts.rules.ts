import { type TaxClass, shippingTaxClass, taxLines, taxRates, taxed } from '@tonalia/rules/tax';
import type { PlacedFacts } from './order-facts.rules.ts';

/** The tax of a line as it is agreed with the order. */
export interface PlacedTax {
  taxClass: TaxClass;
  taxRate: number;
  base: number;
  tax: number;
}

/** The tax of each line of a new order: coupon, discount or charge of its method (`movement`) are shared out over the lines. */
export function placedTaxes(
  lines: readonly { amount: number; taxClass: TaxClass }[],
  { couponSavings, movement }: { couponSavings: number; movement: number },
): PlacedTax[] {
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const priced = lines.map(({ amount, taxClass }) => ({ amount, rate: taxRates[taxClass] }));
  return taxLines(priced, goods - couponSavings + movement).map(({ base, tax }, at) => {
    const taxClass = lines[at]?.taxClass ?? 'general';
    return { taxClass, taxRate: taxRates[taxClass], base, tax };
  });
}

/** Facts frozen with the whole order; PostgreSQL adds customer and seller. */
export function placedFacts(
  method: string,
  { onCredit, dueOn }: { onCredit: number; dueOn: string | null },
  shipping: number,
): Pick<PlacedFacts, 'terms' | 'shipping'> {
  const rate = taxRates[shippingTaxClass];
  return {
    terms: { method, onCredit, dueOn },
    shipping: { taxClass: shippingTaxClass, rate, ...taxed(shipping, rate) },
  };
}
