import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type Sellable, findSellablesById } from '../../products/index.ts';
import { type AssessedLine, type LineFacts, type StockNeed, assessLines } from '@tonalia/rules/cart-lines';
import type { CartLine } from './cart-line.rules.ts';

/** Current catalogue data of all lines of a cart: one statement, and three more for combos. */
export interface CartCatalogue {
  sellableOf: (line: Pick<CartLine, 'versionId'>) => Sellable;
  factsOf: (line: CartLine) => LineFacts;
  stock: ReadonlyMap<string, number>;
  /** Names of the versions chosen for a combo; null for other lines. */
  choiceName: (line: CartLine) => string | null;
}

export interface PricedLine extends AssessedLine<CartLine> {
  sellable: Sellable;
  /** Stock rows one unit takes. */
  needs: readonly StockNeed[];
  choiceName: string | null;
}

export async function readCatalogue(
  db: Database | Transaction,
  shopper: Shopper,
  lines: readonly CartLine[],
  clock: Clock,
): Promise<CartCatalogue> {
  const sellables = await byVersion(
    db,
    shopper,
    lines.map((line) => line.versionId),
    clock,
  );
  const partIds = lines.flatMap((line) => partsOf(line, sellables.get(line.versionId)).map((part) => part.versionId));
  const parts = await byVersion(
    db,
    shopper,
    partIds.filter((id) => id !== null),
    clock,
  );
  return {
    sellableOf: ({ versionId }) => found(sellables, versionId),
    factsOf: (line) => {
      const sellable = found(sellables, line.versionId);
      return { ...sellable, needs: needsOf(line, sellable, parts), price: (units) => sellable.price(units) };
    },
    stock: new Map([...sellables, ...parts].map(([id, { stock }]) => [id, stock])),
    choiceName: (line) => {
      const names = line.chosen.map(({ versionId }) => parts.get(versionId)?.versionName ?? null);
      return line.choice === '' ? null : names.filter((name) => name !== null).join(' · ') || null;
    },
  };
}

/** Adds price, availability and change to each line. */
export function priceLines(lines: readonly CartLine[], catalogue: CartCatalogue): PricedLine[] {
  return assessLines(lines, catalogue.factsOf, catalogue.stock).map((assessed) => ({
    ...assessed,
    sellable: catalogue.sellableOf(assessed.line),
    needs: catalogue.factsOf(assessed.line).needs ?? [],
    choiceName: catalogue.choiceName(assessed.line),
  }));
}

async function byVersion(
  db: Database | Transaction,
  shopper: Shopper,
  versionIds: readonly string[],
  clock: Clock,
): Promise<Map<string, Sellable>> {
  const sellables = await findSellablesById(db, shopper, [...new Set(versionIds)], clock);
  return new Map(sellables.map((sellable) => [sellable.versionId, sellable]));
}

function partsOf(line: CartLine, sellable: Sellable | undefined) {
  const chosen = new Map(line.chosen.map(({ position, versionId }) => [position, versionId]));
  return (sellable?.parts ?? []).map((part) => ({
    ...part,
    versionId: part.versionId ?? chosen.get(part.position) ?? null,
  }));
}

/**
 * Stock rows a line takes, summed per version. Null when a part has no version, one of another product, or one no longer sold.
 */
function needsOf(line: CartLine, sellable: Sellable, parts: ReadonlyMap<string, Sellable>): StockNeed[] | null {
  if (sellable.kind === 'simple') return [{ versionId: sellable.versionId, quantity: 1 }];
  const needs = new Map<string, number>();
  for (const { versionId, productId, quantity } of partsOf(line, sellable)) {
    const part = versionId === null ? undefined : parts.get(versionId);
    if (!part?.active || part.productId !== productId) return null;
    needs.set(part.versionId, (needs.get(part.versionId) ?? 0) + quantity);
  }
  return needs.size > 0 ? [...needs].map(([versionId, quantity]) => ({ versionId, quantity })) : null;
}

function found(sellables: ReadonlyMap<string, Sellable>, versionId: string): Sellable {
  const sellable = sellables.get(versionId);
  // a foreign key keeps every version of a cart line in the catalogue
  if (!sellable) throw new Error(`version ${versionId} of a cart line is not in the catalogue`);
  return sellable;
}
