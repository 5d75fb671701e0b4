import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { insertCount, insertCountItems } from './stock-count.sql.ts';

/** Most versions of one count. */
const MOST = 1_000;

/** A part of a warehouse to count. */
export interface CountWish {
  _id: string;
  warehouseId: string;
  section: string | null;
  brandId: string | null;
  isBlind: boolean;
}

/** Starts a count, once for each id. WAREHOUSE_NOT_FOUND, also for an unknown brand; COUNT_EMPTY, COUNT_TOO_LARGE. */
export async function startCount(
  db: Database,
  operator: OperatorActor,
  { _id: id, warehouseId, section, brandId, isBlind }: CountWish,
): Promise<void> {
  const started = inTransaction(db, async (tx) => {
    const [made] = await insertCount(tx, { id, warehouseId, section, brandId, isBlind, by: operator.name });
    if (!made) return;
    const versions = await insertCountItems(tx, { id, warehouseId, section, brandId, most: MOST });
    if (versions.length === 0) throw new OfficeError('COUNT_EMPTY');
    if (versions.length > MOST) throw new OfficeError('COUNT_TOO_LARGE');
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.count_started',
      subjectId: id,
      detail: { code: made.code, warehouse: warehouseId, section, versions: versions.length, isBlind },
    });
  });
  await started.catch((error: unknown) => {
    throw pgCode(error) === '23503' ? new OfficeError('WAREHOUSE_NOT_FOUND') : error;
  });
}
