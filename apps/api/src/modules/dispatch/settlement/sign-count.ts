import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { DriverActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findCount, lockSettlement, signSettlement } from './settlement.sql.ts';

/** The driver agrees to the count of this version. VERSION_CONFLICT when the desk has another one by now; SETTLEMENT_CLOSED. */
export function signCount(db: Database, { loadId, loadCode }: DriverActor, version: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [held] = await lockSettlement(tx, loadId);
    if (held?.state === 'closed') throw new OfficeError('SETTLEMENT_CLOSED');
    const [count] = await findCount(tx, loadId);
    if (!count || count.version !== version) throw new OfficeError('VERSION_CONFLICT');
    if (count.signedAt !== null) return;
    await signSettlement(tx, loadId);
    await recordAuditEvent(tx, {
      actorId: null,
      action: 'dispatch.count_signed',
      subjectId: loadId,
      detail: { load: loadCode, counted: count.counted },
    });
  });
}
