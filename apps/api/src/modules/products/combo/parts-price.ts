import { priceFactsOf } from '../price/price-facts.ts';
import { type Deal, priceOf } from '@tonalia/rules/price';
import type { PartRow } from './combo.sql.ts';

/**
 * Price of the parts bought separately, in integer pesos; null when one of them is not sold. A deal's minimum counts the units of the
 * product over all parts, as in a cart.
 */
export function partsPrice(parts: readonly PartRow[], deals: readonly Deal[]): number | null {
  const units = new Map<string, number>();
  for (const { product_id, quantity } of parts) units.set(product_id, (units.get(product_id) ?? 0) + quantity);
  let sum = 0;
  for (const { base_price, ...part } of parts) {
    if (base_price === null) return null;
    const bought = Math.max(units.get(part.product_id) ?? 0, part.min_quantity);
    sum += part.quantity * priceOf(priceFactsOf({ ...part, base_price }), deals, bought).price;
  }
  return parts.length > 0 ? sum : null;
}
