import type { OfficeRole } from '@tonalia/contract/office-rights';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { type ActAuthor, recordAct } from '../office-context.ts';
import { lockOperator, lockOwners, markLeft, updateOperator } from '../operator/operator.sql.ts';
import { endSessionsOf } from '../session/session.sql.ts';
import { removeTicketsAndCodes } from '../sign-in/ticket.sql.ts';
import { refuseLastOwner } from './refuse-last-owner.ts';

export interface OperatorChange {
  id: string;
  name: string;
  role: OfficeRole;
  /** The version that was shown; another one means that a colleague saved meanwhile. */
  version: number;
}

/** Changes name and role. OPERATOR_NOT_FOUND, VERSION_CONFLICT, LAST_OWNER. */
export async function changeOperator(db: Database, change: OperatorChange, author: ActAuthor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owners = await lockOwners(tx);
    const [before] = await lockOperator(tx, change.id);
    if (!before) throw new OfficeError('OPERATOR_NOT_FOUND');
    if (before.version !== change.version) throw new OfficeError('VERSION_CONFLICT');
    if (change.role !== 'owner') refuseLastOwner(owners, change.id);
    const { id, name, role } = change;
    await updateOperator(tx, { id, name, role });
    const detail = { name, nameBefore: before.name, role, roleBefore: before.role };
    await recordAct(tx, author, { action: 'office.operator_changed', subjectId: id, detail });
  });
}

/** An operator leaves: the sessions end at once. OPERATOR_NOT_FOUND, LAST_OWNER. */
export async function removeOperator(db: Database, operatorId: string, author: ActAuthor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owners = await lockOwners(tx);
    const [operator] = await lockOperator(tx, operatorId);
    if (!operator) throw new OfficeError('OPERATOR_NOT_FOUND');
    refuseLastOwner(owners, operatorId);
    await markLeft(tx, operatorId);
    await removeTicketsAndCodes(tx, operatorId);
    await endSessionsOf(tx, operatorId);
    await recordAct(tx, author, { action: 'office.operator_left', subjectId: operatorId });
  });
}
