import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, brokenConstraint, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { ensureStock } from '../stock/set-stock.sql.ts';
import { findVersionCode } from '../stock-office/stock-list.sql.ts';
import { lockShelf, setShelf } from './movement-list.sql.ts';

/** Where a version lies from now on, and where the operator saw it. */
export interface VersionPlace {
  versionId: string;
  warehouseId: string;
  /** Whether it is the place of the reserve instead of the shelf it is picked from. */
  isReserve: boolean;
  shelf: string | null;
  seen: string | null;
}

/** Changes the shelf of a version in a warehouse, or that of its reserve. VERSION_NOT_FOUND, WAREHOUSE_NOT_FOUND, VERSION_CONFLICT. */
export async function locateVersion(
  db: Database,
  operator: OperatorActor,
  { versionId, warehouseId, isReserve, shelf, seen }: VersionPlace,
): Promise<{ shelf: string | null }> {
  const located = inTransaction(db, async (tx) => {
    const [version] = await findVersionCode(tx, versionId);
    if (!version) throw new AppError('VERSION_NOT_FOUND');
    await ensureStock(tx, versionId, warehouseId);
    const [row] = await lockShelf(tx, { versionId, warehouseId, isReserve });
    if ((row?.shelf ?? null) !== seen) throw new OfficeError('VERSION_CONFLICT');
    await setShelf(tx, { versionId, warehouseId, isReserve, shelf });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.version_located',
      subjectId: versionId,
      detail: { code: version.code, warehouse: warehouseId, isReserve, before: seen, after: shelf },
    });
    return { shelf };
  });
  return located.catch((error: unknown) => {
    if (pgCode(error) === '23503' && brokenConstraint(error)?.includes('warehouse'))
      throw new OfficeError('WAREHOUSE_NOT_FOUND');
    throw error;
  });
}
