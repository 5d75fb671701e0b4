import {
  type AssessedLine,
  type CartPricing,
  type CartTotals,
  type LineFacts,
  type SeenCartLine,
  assessLines,
  calculateTotals,
} from '@tonalia/rules/cart-lines';
import type { OfflineCatalogue } from './catalogue.ts';
import { findVersion, versionOfId } from './find-version.ts';
import { type OfflineSellable, type OfflineShopper, sellableOf } from './sellable.ts';

/** A line of an order that is taken; `dateSeen` is the dispatch date of a presale. */
export interface OfflineLine {
  code: string;
  quantity: number;
  priceSeen: number;
  dateSeen: string | null;
}

/** A line with its price, and how many of it there were. */
export interface AssessedOfflineLine extends AssessedLine<SeenCartLine> {
  sellable: OfflineSellable;
}

/** What an order costs, as the server's cart sums it. */
export interface OfflineOrder {
  /** In the order of those that were asked for, without unknown codes. */
  lines: AssessedOfflineLine[];
  unknown: OfflineLine[];
  /** Of the lines that can be had. */
  totals: CartTotals;
}

/** Prices and sums lines with what there was when the snapshot was taken. */
export function sumOrder(
  catalogue: OfflineCatalogue,
  shopper: OfflineShopper,
  asked: readonly OfflineLine[],
  { shippingFee = 0, freeFrom = null, movement = null }: Partial<CartPricing> = {},
): OfflineOrder {
  const sellables = new Map<string, OfflineSellable>();
  const unknown: OfflineLine[] = [];
  const seen = asked.flatMap((line): SeenCartLine[] => {
    const version = findVersion(catalogue, line.code);
    if (version === undefined) {
      unknown.push(line);
      return [];
    }
    const sellable = sellableOf(catalogue, shopper, version);
    const { productId, versionId } = sellable.match;
    sellables.set(versionId, sellable);
    const { quantity, priceSeen: seenPrice, dateSeen: seenDate } = line;
    return [{ productId, versionId, advanced: seenDate !== null, quantity, seenPrice, seenDate, seenOther: false }];
  });
  const stock = new Map<string, number>();
  const factsOf = (line: SeenCartLine): LineFacts => {
    const sellable = sellables.get(line.versionId);
    if (!sellable) throw new Error('a line was not looked up');
    const { presale, minQuantity } = sellable.match;
    return { active: true, minQuantity, presale, needs: needsOf(catalogue, sellable), price: sellable.price };
  };
  for (const line of seen)
    for (const { versionId } of factsOf(line).needs ?? []) stock.set(versionId, stockOf(catalogue, shopper, versionId));
  const lines = assessLines(seen, factsOf, stock).flatMap((line) => {
    const sellable = sellables.get(line.line.versionId);
    return sellable ? [{ ...line, sellable }] : [];
  });
  const bought = lines
    .filter(({ change }) => change !== 'gone')
    .map(({ line, price, originalPrice }) => ({ quantity: line.quantity, price, originalPrice }));
  return { lines, unknown, totals: calculateTotals(bought, { movement, shippingFee, freeFrom }) };
}

/** Stock that a unit takes: the version's own, or that of a combo's parts; null where a part is to be chosen or not sold. */
function needsOf(catalogue: OfflineCatalogue, { isCombo, match }: OfflineSellable): LineFacts['needs'] {
  if (!isCombo) return [{ versionId: match.versionId, quantity: 1 }];
  const needs = new Map<string, number>();
  for (const { versionId, productId, quantity } of catalogue.parts.get(Number(match.productId)) ?? []) {
    const version = versionId === null ? undefined : versionOfId(catalogue, versionId);
    if (version === undefined || catalogue.productIds[catalogue.productOf[version] ?? -1] !== productId) return null;
    needs.set(String(versionId), (needs.get(String(versionId)) ?? 0) + quantity);
  }
  return needs.size > 0 ? [...needs].map(([versionId, quantity]) => ({ versionId, quantity })) : null;
}

function stockOf(catalogue: OfflineCatalogue, { warehouseId }: OfflineShopper, versionId: string): number {
  const version = versionOfId(catalogue, Number(versionId));
  return version === undefined ? 0 : (catalogue.snapshot.versions.stock[warehouseId]?.[version] ?? 0);
}
