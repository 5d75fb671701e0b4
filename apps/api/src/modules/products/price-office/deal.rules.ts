import type { DealDraft, DealEffect } from '@tonalia/contract/prices-office';
import { formatNumber } from '@tonalia/rules/money';
import { type Deal, dealPrice } from '@tonalia/rules/price';
import { isLargeChange } from '../price/large-change.rules.ts';
import { spanWords } from './program.rules.ts';

/** The window of a deal; null for an open bound. */
export interface DealSpan {
  from: Date | null;
  until: Date | null;
}

/** "Se cruza con «Docena de Espuma», desde el mar 1 dic sin fin, que también pide 12 unidades." */
export const breakSentence = (inTheWay: DealSpan & { name: string }, minQuantity: number): string =>
  `Se cruza con «${inTheWay.name}», ${spanWords(inTheWay)}, que también pide ${formatNumber(minQuantity)} unidades.`;

/** Where a deal is in time. */
export function dealStateOf({ from, until }: DealSpan, now: Date): 'coming' | 'running' | 'ended' {
  if (from !== null && from > now) return 'coming';
  return until !== null && until <= now ? 'ended' : 'running';
}

/** A draft as the price rules take a deal. */
export const dealOf = ({ brandId: manufacturerId, ...draft }: DealDraft): Deal => ({
  // after every saved one, which is preferred at an equal price
  id: String(Number.MAX_SAFE_INTEGER),
  name: draft.name,
  discountType: draft.discountType,
  amount: draft.amount,
  productId: draft.productId,
  manufacturerId,
  categoryId: draft.categoryId,
  minQuantity: draft.minQuantity,
  kind: draft.kind,
});

/** Counts what a deal does to regular prices, as the price rules apply it. */
export function dealEffectOf(deal: Deal, regular: readonly number[]): Omit<DealEffect, 'examples'> {
  const fallsMuch = (price: number) => isLargeChange(price, dealPrice(price, deal, deal.minQuantity));
  return { versions: regular.length, fallMuch: regular.filter(fallsMuch).length };
}
