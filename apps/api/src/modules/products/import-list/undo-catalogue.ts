import type { ImportChange } from '@tonalia/contract/import-office';
import { recordActs } from '../../../platform/audit.ts';
import type { ImportAuthor } from '../../../platform/row-import.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { movedFor } from '../movement/movement.ts';
import { sellingAuditEvent } from '../selling/change-selling.ts';
import { setVersionSelling } from '../selling/selling.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import { undoReasons as reasons } from './targets.es-CO.ts';
import {
  type RowToUndo,
  findPublished,
  findWithdrawnByImport,
  putPriceBack,
  putStockBack,
  putTradePriceBack,
} from './undo.sql.ts';

/**
 * Puts prices and units of a row back where they are as the import left them, and takes a version that it created off the sale. Null when
 * all of it is back, else what stays.
 */
export async function undoCatalogueRow(tx: Transaction, row: RowToUndo, author: ImportAuthor): Promise<string | null> {
  const { versionId, outcome, changes, restore } = row;
  if (versionId === null) return reasons.gone;
  const stays: string[] = [];
  for (const change of changes)
    if (!(await putBack(tx, versionId, change, author))) stays.push(reasons.changed(change.field));
  if (outcome === 'created') await withdrawCreated(tx, versionId, author);
  else if (changes.length === 0 || restore !== null) stays.push(reasons.otherData);
  return stays.join('; ') || null;
}

async function putBack(
  tx: Transaction,
  versionId: string,
  { field, before, after }: ImportChange,
  author: ImportAuthor,
): Promise<boolean> {
  if (typeof after !== 'number' || typeof before === 'string') return false;
  const [kind, key] = field.split(':');
  if (kind === 'stock' && key !== undefined) {
    const cause = movedFor({ cause: 'import', operatorId: author.operatorId, document: author.document });
    const back = await putStockBack(tx, { versionId, warehouseId: key, before: before ?? 0, after, movedFor: cause });
    return back.length > 0;
  }
  if (key !== undefined)
    return (await putTradePriceBack(tx, { versionId, tradeTypeId: key, before, after })).length > 0;
  // the first price of a version that the import created
  if (before === null) return true;
  return (await putPriceBack(tx, { versionId, before, after })).length > 0;
}

/** A version that a later import brings is on sale again. */
async function withdrawCreated(tx: Transaction, versionId: string, author: ImportAuthor): Promise<void> {
  if ((await findPublished(tx, [versionId])).length === 0) return;
  const change = { to: 'withdrawn', reason: reasons.undone(author.document), by: author.name } as const;
  const changed = await setVersionSelling(tx, { ids: [versionId], ...change, byImport: true });
  await recordActs(
    tx,
    changed.map((one) => ({ ...sellingAuditEvent(one, change), operator: author })),
  );
}

/** Puts on sale again what the import withdrew, where no operator decided otherwise since. */
export async function publishWithdrawn(tx: Transaction, codes: readonly string[], author: ImportAuthor): Promise<void> {
  if (codes.length === 0) return;
  const versions = await findWithdrawnByImport(tx, [...codes]);
  if (versions.length === 0) return;
  const change = { to: 'published', reason: null, by: author.name } as const;
  const changed = await setVersionSelling(tx, { ids: versions.map(({ id }) => id), ...change, byImport: false });
  await recordActs(
    tx,
    changed.map((one) => ({ ...sellingAuditEvent(one, change), operator: author })),
  );
  await refreshShown(tx, [...new Set(changed.map(({ productId }) => productId))]);
}
