import type { ShopperView } from './shopper-view.ts';
import { isIn } from './span.ts';

/** The combos that their terms do not sell to this shopper now. */
export const closedCombos = ({ index: { reference }, shopper, now }: ShopperView): string[] =>
  [...reference.comboTerms].flatMap(([id, { tradeTypeIds, warehouseIds, ...window }]) => {
    const isOpen =
      isIn(window, now.getTime()) &&
      (tradeTypeIds.size === 0 || tradeTypeIds.has(shopper.tradeTypeId)) &&
      (warehouseIds.size === 0 || warehouseIds.has(shopper.warehouseId));
    return isOpen ? [] : [id];
  });
