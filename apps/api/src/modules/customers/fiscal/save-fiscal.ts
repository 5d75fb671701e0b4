import type { FiscalData, OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { type FiscalFields, changesOf, requireDocument, toFields } from './fiscal.rules.ts';
import { findFiscal, lockFiscal, updateFiscal } from './fiscal.sql.ts';
import { toFiscalData } from './to-fiscal-data.ts';

/** Fiscal data to store, and the version it was made for. */
export interface FiscalSave {
  customerId: string;
  version: number;
  data: FiscalData;
}

/**
 * Replaces the fiscal data of a customer; a save marks it as checked. Orders keep what was frozen with them. CUSTOMER_NOT_FOUND,
 * VERSION_CONFLICT when another operator saved meanwhile, FIELD_REQUIRED, DOCUMENT_INVALID, CITY_NOT_FOUND. Other terms of payment need
 * `credit.grant` and the second factor: ROLE_NOT_ALLOWED, STEP_UP_REQUIRED.
 */
export function saveFiscal(
  db: Database,
  { customerId, version, data }: FiscalSave,
  operator: OperatorActor,
): Promise<OfficeFiscalData> {
  const { operatorId, name, network } = operator;
  requireDocument(data);
  const after = toFields(data);
  return inTransaction(db, async (tx) => {
    const [stored] = await lockFiscal(tx, customerId);
    if (!stored) throw new AppError('CUSTOMER_NOT_FOUND');
    if (stored.version !== version) throw new OfficeError('VERSION_CONFLICT');
    const { checkedAt, version: _, ...before } = stored;
    const changes = changesOf(before, after);
    if (checkedAt !== null && Object.keys(changes).length === 0) return readBack(tx, customerId);
    if (before.paymentDays !== after.paymentDays) mayGrantTerms(operator);
    await store(tx, customerId, after);
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'auth.fiscal_data_changed',
      subjectId: customerId,
      detail: { by: name, ...changes },
    });
    return readBack(tx, customerId);
  });
}

/** The days decide when own credit is due, as a limit decides how much of it there is. */
function mayGrantTerms({ role, isConfirmed }: OperatorActor): void {
  if (!operatorCan(role, 'credit.grant')) throw new AppError('ROLE_NOT_ALLOWED');
  if (!isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
}

async function store(tx: Transaction, id: string, fields: FiscalFields): Promise<void> {
  try {
    await updateFiscal(tx, { id, ...fields });
  } catch (error) {
    if (brokenConstraint(error) === 'customer_fiscal_city_id_fkey') throw new AppError('CITY_NOT_FOUND');
    throw error;
  }
}

async function readBack(tx: Transaction, customerId: string): Promise<OfficeFiscalData> {
  const [row] = await findFiscal(tx, customerId);
  if (!row) throw new AppError('CUSTOMER_NOT_FOUND');
  return toFiscalData(row);
}
