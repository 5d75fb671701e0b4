import type { RepeatChange } from '@tonalia/contract/repeat-order';

/** A rise above this share of the earlier price is decided by the buyer. */
const STEEP_RISE = 0.1;

/** A line of an earlier order with what can be ordered now. */
export interface ComparedLine {
  /** Units that were asked for, and that can be ordered. */
  wanted: number;
  quantity: number;
  inPresale: number;
  priceBefore: number;
  price: number | null;
  /** Another version is ordered instead, perhaps of another brand. */
  isReplaced: boolean;
  isOtherBrand: boolean;
}

/** What differs from the earlier order. A lower price is no change, nor are units that the buyer changed. */
export function changesOf({
  wanted,
  quantity,
  inPresale,
  priceBefore,
  price,
  isReplaced,
}: ComparedLine): RepeatChange[] {
  if (wanted > 0 && quantity === 0) return ['gone'];
  const changes: RepeatChange[] = [];
  if (isReplaced) changes.push('replaced');
  if (quantity < wanted) changes.push('fewer');
  if (!isReplaced && price !== null && price > priceBefore) changes.push('dearer');
  if (inPresale > 0) changes.push('presale');
  return changes;
}

/** Whether the buyer decides about a line before it is ordered. */
export const asksBuyer = ({ quantity, priceBefore, price, isOtherBrand }: ComparedLine): boolean =>
  quantity > 0 && (isOtherBrand || (price !== null && price > priceBefore * (1 + STEEP_RISE)));

/** A version that could be ordered instead. */
interface RepeatCandidate {
  nearness: string | null;
  stock: number;
  minQuantity: number;
}

/** The nearest shade that has all the units; undefined when only things of another kind are left. */
export const nearestFor = <C extends RepeatCandidate>(candidates: readonly C[], wanted: number): C | undefined =>
  candidates.find(
    ({ nearness, stock, minQuantity }) => nearness !== null && stock >= wanted && wanted % minQuantity === 0,
  );
