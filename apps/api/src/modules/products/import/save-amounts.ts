import type { ImportAuthor } from '../../../platform/row-import.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { movedFor } from '../movement/movement.ts';
import { upsertPrices, upsertStock } from './import.sql.ts';
import type { ImportedRow } from './read-row.ts';
import type { RowChange, RowOutcome } from './row-outcome.ts';
import type { SavedVersionRow } from './save-products.ts';

/** Saves the prices by trade type and the stock of rows with a version. Returns the outcomes with these changes. */
export async function saveAmounts(
  tx: Transaction,
  rows: readonly SavedVersionRow[],
  author: ImportAuthor | undefined,
): Promise<RowOutcome[]> {
  const changed = await changeAmounts(tx, rows, author);
  return rows.map(({ outcome }) => {
    const amounts = changed.get(outcome.versionId ?? '');
    if (!amounts) return outcome;
    const changes = [...outcome.changes, ...amounts];
    return { ...outcome, changes, outcome: outcome.outcome === 'unchanged' ? 'updated' : outcome.outcome };
  });
}

/** The changes by version. */
async function changeAmounts(
  tx: Transaction,
  rows: readonly SavedVersionRow[],
  author: ImportAuthor | undefined,
): Promise<Map<string, RowChange[]>> {
  const entriesOf = (pick: (row: ImportedRow) => Record<string, number>) =>
    rows.flatMap(({ content, outcome: { versionId: id } }) =>
      id ? Object.entries(pick(content)).map(([key, amount]) => ({ id, key, amount })) : [],
    );
  const stock = entriesOf((row) => row.stock);
  const prices = entriesOf((row) => row.tradePrices);
  const facts = {
    cause: 'import',
    operatorId: author?.operatorId ?? null,
    document: author?.document ?? null,
  } as const;
  const counted =
    stock.length > 0
      ? await upsertStock(tx, {
          versionIds: stock.map((s) => s.id),
          warehouseIds: stock.map((s) => s.key),
          available: stock.map((s) => s.amount),
          movedFor: movedFor(facts),
        })
      : [];
  const priced =
    prices.length > 0
      ? await upsertPrices(tx, {
          versionIds: prices.map((p) => p.id),
          tradeTypeIds: prices.map((p) => p.key),
          amounts: prices.map((p) => p.amount),
        })
      : [];
  const changes = [
    ...counted.map(({ warehouse_id: key, ...one }) => ({ ...one, field: `stock:${key}` })),
    ...priced.map(({ trade_type_id: key, ...one }) => ({ ...one, field: `price:${key}` })),
  ];
  const byVersion = Map.groupBy(changes, ({ version_id }) => version_id);
  return new Map(
    [...byVersion].map(([id, all]) => [id, all.map(({ field, before, after }) => ({ field, before, after }))]),
  );
}
