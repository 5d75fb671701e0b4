import { marginOf } from '@tonalia/rules/margin';
import { lowestMargin } from '@tonalia/rules/policy';
import { type TaxClass, taxRates } from '@tonalia/rules/tax';

/** What a unit costs without IVA, and how IVA treats it. */
export interface KnownCost {
  cost: number;
  taxClass: TaxClass;
}

/** What a price with IVA leaves after the cost of the unit: a loss, less than the lowest margin, or enough, as of an unknown cost. */
export function leftOf(price: number, unit: KnownCost | undefined): 'loss' | 'little' | 'enough' {
  if (!unit) return 'enough';
  const margin = marginOf({ price, rate: taxRates[unit.taxClass], cost: unit.cost });
  return margin < 0 ? 'loss' : margin * 100 < lowestMargin ? 'little' : 'enough';
}
