import { maxStock } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Database, brokenConstraint, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { lockVersionOfCode } from '../price/set-price.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import { movedFor } from '../movement/movement.ts';
import { ensureStock, listStock, lockStock, writeStock } from './set-stock.sql.ts';

/** Units set by hand. */
export interface StockChange {
  /** The code of a version, or of a product without shades and volumes; upper case. */
  code: string;
  warehouseId: string;
  /** The new units, or the difference. */
  units: { to: number } | { by: number };
  /** The operator. */
  by: string;
}

/** Only `done` changed the stock; `too few` would have left less than zero, `too many` is above the limit of a stock. Counts are units. */
export type StockSet =
  | { outcome: 'unknown code' | 'unknown warehouse' | 'too many' }
  | { outcome: 'too few'; name: string; before: number }
  | { outcome: 'done'; name: string; before: number; after: number };

/** Sets or changes the units of a version in a warehouse, with its audit event. They never go below zero. */
export async function setStock(db: Database, { code, warehouseId, units, by }: StockChange): Promise<StockSet> {
  const set = inTransaction(db, async (tx): Promise<StockSet> => {
    const [version] = await lockVersionOfCode(tx, code);
    if (!version) return { outcome: 'unknown code' };
    const { id, name } = version;
    await ensureStock(tx, id, warehouseId);
    const before = (await lockStock(tx, id, warehouseId))[0]?.available ?? 0;
    const after = 'to' in units ? units.to : before + units.by;
    if (after < 0) return { outcome: 'too few', name, before };
    if (after > maxStock) return { outcome: 'too many' };
    const facts = movedFor({ cause: 'adjustment', reason: by });
    await writeStock(tx, { versionId: id, warehouseId, available: after, movedFor: facts });
    const detail = { code: version.code, warehouse: warehouseId, before, after, by };
    await recordAuditEvent(tx, { actorId: null, action: 'products.stock_set', subjectId: id, detail });
    await refreshShown(tx, [version.product_id]);
    return { outcome: 'done', name, before, after };
  });
  return set.catch((error: unknown): StockSet => {
    if (pgCode(error) === '23503' && brokenConstraint(error)?.includes('warehouse'))
      return { outcome: 'unknown warehouse' };
    throw error;
  });
}

/** The units of a version by warehouse; undefined for an unknown code. */
export async function readStock(
  db: Database,
  code: string,
): Promise<{ name: string; stock: { warehouse: string; available: number }[] } | undefined> {
  return inTransaction(db, async (tx) => {
    const [version] = await lockVersionOfCode(tx, code);
    return version && { name: version.name, stock: await listStock(tx, version.id) };
  });
}
