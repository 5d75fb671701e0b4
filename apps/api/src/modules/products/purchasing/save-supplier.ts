import type { Supplier } from '@tonalia/contract/purchasing-office';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { requireStocked } from '../stock/require-stocked.ts';
import {
  giveBrands,
  insertSupplier,
  lockSupplier,
  removeOtherBrands,
  saveVersionSupply,
  updateSupplier,
} from './supplier.sql.ts';

/** A supplier as an operator wants it; `version` null makes it. */
export type SupplierDraft = Omit<Supplier, 'version'> & { version: number | null };

/**
 * Makes or changes a supplier; a new one that exists already stays as it is. SUPPLIER_NOT_FOUND, VERSION_CONFLICT, SUPPLIER_NAME_TAKEN,
 * BRAND_NOT_FOUND.
 */
export async function saveSupplier(db: Database, operator: OperatorActor, draft: SupplierDraft): Promise<Supplier> {
  const { _id: id, name, email, leadDays, minimum, brandIds } = draft;
  const saved = inTransaction(db, async (tx) => {
    const version = await writeSupplier(tx, draft);
    if (version === undefined) return draft.version ?? 1;
    await removeOtherBrands(tx, { id, brandIds });
    await giveBrands(tx, { id, brandIds });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.supplier_saved',
      subjectId: id,
      detail: { name, email, leadDays, minimum, brands: brandIds.length },
    });
    return version;
  });
  const version = await saved.catch((error: unknown) => {
    if (pgCode(error) === '23505') throw new OfficeError('SUPPLIER_NAME_TAKEN');
    if (pgCode(error) === '23503') throw new OfficeError('BRAND_NOT_FOUND');
    throw error;
  });
  return { ...draft, version };
}

/** The new version; undefined when a new supplier exists already. */
async function writeSupplier(
  tx: Transaction,
  { _id: id, version, brandIds: _brands, ...fields }: SupplierDraft,
): Promise<number | undefined> {
  if (version === null) return (await insertSupplier(tx, { id, ...fields }))[0]?.version;
  const [row] = await lockSupplier(tx, id);
  if (!row) throw new OfficeError('SUPPLIER_NOT_FOUND');
  if (row.version !== version) throw new OfficeError('VERSION_CONFLICT');
  return (await updateSupplier(tx, { id, ...fields }))[0]?.version;
}

/** Sets how a version is bought. VERSION_NOT_FOUND. */
export async function saveSupply(
  db: Database,
  operator: OperatorActor,
  { versionId, box, cost }: { versionId: string; box: number; cost: number | null },
): Promise<{ box: number; cost: number | null }> {
  await inTransaction(db, async (tx) => {
    await requireStocked(tx, [versionId]);
    await saveVersionSupply(tx, { versionId, box, cost });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.supply_saved',
      subjectId: versionId,
      detail: { box, cost },
    });
  });
  return { box, cost };
}

/** Refuses an unknown warehouse, version or supplier of an order by the constraint that it breaks. */
export function refuseUnknown(constraint: string | undefined): never {
  if (constraint?.includes('supplier')) throw new OfficeError('SUPPLIER_NOT_FOUND');
  if (constraint?.includes('warehouse')) throw new OfficeError('WAREHOUSE_NOT_FOUND');
  throw new AppError('VERSION_NOT_FOUND');
}
