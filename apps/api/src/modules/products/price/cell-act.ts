import { OfficeError } from '@tonalia/contract/office-errors';
import { maxLargePriceChanges } from '@tonalia/rules/policy';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { countLargeChanges, insertCellAct, insertCellActItems } from './cell-act.sql.ts';

/** A cell of a version that an operator changed: what it held, and what it holds now. */
export interface ChangedItem {
  versionId: string;
  field: 'price' | 'minimum' | 'visible';
  /** The list of a price; null for the base price and for other fields. */
  tradeTypeId: string | null;
  before: unknown;
  after: unknown;
}

/** Keeps what an operator changed, in the given order; the second factor counts its prices for an hour. Returns the act and its instant. */
export async function recordCellAct(
  tx: Transaction,
  operatorId: string,
  items: readonly ChangedItem[],
): Promise<{ id: string; at: Date }> {
  const [act] = await insertCellAct(tx, operatorId);
  if (!act) throw new Error('an inserted row was not returned');
  await insertCellActItems(tx, { actId: act.id, items: JSON.stringify(items) });
  return act;
}

/**
 * Refuses large changes of prices when the operator's last hour then has more of them than `maxLargePriceChanges`, so that many saves ask
 * for the second factor as one does. STEP_UP_REQUIRED.
 */
export async function requireFactorForLargeChanges(
  tx: Transaction,
  changes: number,
  { operatorId, isConfirmed }: Pick<OperatorActor, 'operatorId' | 'isConfirmed'>,
): Promise<void> {
  if (isConfirmed || changes === 0) return;
  const [earlier] = await countLargeChanges(tx, operatorId);
  if ((earlier?.count ?? 0) + changes > maxLargePriceChanges) throw new OfficeError('STEP_UP_REQUIRED');
}
