import type { Transaction } from '../../../platform/transaction.ts';
import { listProgrammedOf, putPricesBack, putTradePricesBack } from './held-prices.sql.ts';
import { fallWords, programmedWords } from './held-words.es-CO.ts';
import type { RowChange, RowOutcome } from './row-outcome.ts';

/** Prices of versions that exist which an import does not write. */
export interface HeldPrices {
  /** Programs that have them for a later day. */
  programIds: readonly string[];
  from: Date | null;
  /** Prices at this share of the old one or below stay as they are; null brings all. */
  fallsBelow: number | null;
}

interface HeldChange extends RowChange {
  versionId: string;
  before: number | null;
}

/**
 * Puts back the prices of saved rows that hold from a later day or fall too much, in the transaction that wrote them. A programmed price
 * stays a change of its row; one that is left out does not.
 */
export async function holdPrices(
  tx: Transaction,
  outcomes: readonly RowOutcome[],
  held: HeldPrices,
): Promise<RowOutcome[]> {
  const versionIds = outcomes.flatMap(({ versionId }) => versionId ?? []);
  const rows = held.programIds.length === 0 ? [] : await listProgrammedOf(tx, [...held.programIds], versionIds);
  const programmed = new Set(rows.map(({ versionId, tradeTypeId }) => keyOf(versionId, tradeTypeId)));
  const back: HeldChange[] = [];
  const kept = outcomes.map((row): RowOutcome => {
    const { versionId, outcome, changes } = row;
    if (versionId === null || outcome !== 'updated') return row;
    const later = changes.filter(({ field }) => programmed.has(keyOf(versionId, tradeTypeOf(field))) && isPrice(field));
    const fallen = changes.filter((change) => !later.includes(change) && fallsTooMuch(change, held.fallsBelow));
    back.push(...[...later, ...fallen].map((change) => ({ ...change, versionId })));
    const notes = [
      row.reason,
      later.length > 0 && held.from && programmedWords(held.from),
      fallen.length > 0 && fallWords,
    ];
    const left = changes.filter((change) => !fallen.includes(change));
    const isUnchanged = fallen.length > 0 && left.length === 0 && !row.hasOtherTexts;
    return {
      ...row,
      changes: left,
      outcome: isUnchanged ? 'unchanged' : outcome,
      reason: notes.filter(Boolean).join('; ') || null,
    };
  });
  await putBack(tx, back);
  return kept;
}

/** Whether a price is one that is left out. */
export const fallsTooMuch = ({ field, before, after }: RowChange, below: number | null): boolean =>
  below !== null && isPrice(field) && before !== null && after < before * below;

const isPrice = (field: string): boolean => field === 'price' || field.startsWith('price:');
const tradeTypeOf = (field: string): string | null => field.split(':')[1] ?? null;
const keyOf = (versionId: string, tradeTypeId: string | null): string => `${versionId}:${tradeTypeId ?? ''}`;

async function putBack(tx: Transaction, changes: readonly HeldChange[]): Promise<void> {
  const base = changes.filter(({ field, before }) => tradeTypeOf(field) === null && before !== null);
  if (base.length > 0)
    await putPricesBack(
      tx,
      base.map(({ versionId }) => versionId),
      base.map(({ before }) => before ?? 0),
    );
  const trade = changes.filter(({ field }) => tradeTypeOf(field) !== null);
  if (trade.length > 0)
    await putTradePricesBack(tx, {
      versionIds: trade.map(({ versionId }) => versionId),
      tradeTypeIds: trade.map(({ field }) => tradeTypeOf(field) ?? ''),
      pesos: trade.map(({ before }) => before ?? 0),
    });
}
