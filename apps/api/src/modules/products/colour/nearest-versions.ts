import type { ShopperView } from '../catalogue-index/shopper-view.ts';
import { isIn } from '../catalogue-index/span.ts';

/** Candidates per shown shade: a shade may be sold out although its product is in stock, or come in several volumes. */
const SPARE = 3;

/**
 * Ids of the versions nearest to a colour, among available ones (in stock or presale) and among all on sale, so that there are enough of
 * both to sort available ones first.
 */
export function nearestVersions({ index, shopper, now }: ShopperView, hex: string, limit: number): string[] {
  const { colours, versions, table, reference } = index;
  const { columns, warehouses, ids } = table;
  const stocked = warehouses.sets.map((set) => set.includes(shopper.warehouseId));
  const isStocked = (slot: number) => stocked[columns.stockedIn[slot] ?? -1] === true;
  const isInPresale = (slot: number) => {
    const window = reference.presales.get(ids[slot] ?? '');
    return window !== undefined && isIn(window, now.getTime());
  };
  const nearest = (isAccepted: (slot: number) => boolean) =>
    colours.nearest(hex, limit * SPARE, (version) => {
      const slot = versions.slotOf(version);
      return slot >= 0 && columns.isOnSale[slot] === 1 && isAccepted(slot);
    });
  const found = [...nearest(isStocked), ...nearest(isInPresale), ...nearest(() => true)];
  return [...new Set(found.map(({ version }) => versions.idOf(version)))];
}
