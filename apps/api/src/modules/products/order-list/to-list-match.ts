import type { ListMatch } from '@tonalia/contract/order-list';
import type { Sellable } from '../sellable/find-sellables.ts';
import { offerOf } from '../sellable/offer-of.ts';

/** A version as lists show it, at the price of one unit; `difference` is that of a near shade from the one that was asked for. */
export function toListMatch(sellable: Sellable, difference: ListMatch['difference'] = null): ListMatch {
  const { versionCode, code: productCode, ...offer } = offerOf(sellable);
  return { ...offer, code: versionCode ?? productCode, productCode, difference };
}
