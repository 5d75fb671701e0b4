import type { CashCount, Explanation } from '@tonalia/contract/dispatch-settlement';
import { OfficeError } from '@tonalia/contract/office-errors';
import { cashDifferenceLimit } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { encodePhoto } from '../../../platform/encode-photo.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { dropTransfer, lockForMove } from '../../purchase/index.ts';
import { readStops, requireSettlement } from './read-settlement.ts';
import { cashOf, isLarge } from './settlement.rules.ts';
import {
  approveSettlement,
  beginSettlement,
  clearElectronic,
  insertAdjustment,
  insertExplanation,
  insertSeen,
  lockSettlement,
  removeExplanation,
  removeSeen,
  reopenSettlement,
  sumAdjustments,
  touchSettlement,
  updateCount,
} from './settlement.sql.ts';

/** A change of a settlement: the load, and the version that the operator saw. */
export interface SettlementChange {
  loadCode: string;
  /** Absent for a change that needs none. */
  version?: number;
}

type Author = Pick<OperatorActor, 'operatorId' | 'name' | 'network'>;

/** An operator's change of an open settlement under its lock, and before it that of `orderCode`. SETTLEMENT_NOT_FOUND, SETTLEMENT_CLOSED, VERSION_CONFLICT. */
async function change(
  db: Database,
  { loadCode, version, orderCode }: SettlementChange & { orderCode?: string },
  act: (tx: Transaction, loadId: string) => Promise<unknown>,
): Promise<void> {
  const { id } = await requireSettlement(db, loadCode);
  await inTransaction(db, async (tx) => {
    if (orderCode !== undefined) await lockForMove(tx, orderCode);
    await beginSettlement(tx, id);
    const [held] = await lockSettlement(tx, id);
    if (held?.state !== 'on_road') throw new OfficeError('SETTLEMENT_CLOSED');
    if (version !== undefined && held.version !== version) throw new OfficeError('VERSION_CONFLICT');
    await act(tx, id);
  });
}

const record = (
  tx: Transaction,
  { operatorId, name: by, network }: Author,
  loadId: string,
  { action, ...detail }: { action: string; [name: string]: string | number | boolean | null },
) =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action,
    subjectId: loadId,
    detail: { ...detail, by },
  });

/** Saves how much cash was counted. */
export const saveCount = (
  db: Database,
  operator: Author,
  { count, isChangeReturned, ...change_ }: SettlementChange & { count: CashCount; isChangeReturned: boolean },
): Promise<void> =>
  change(db, change_, async (tx, loadId) => {
    const counted = cashOf(count);
    await updateCount(tx, {
      loadId,
      notes: JSON.stringify(Object.fromEntries(count.notes.map((note) => [note.value, note.count]))),
      coins: count.coins,
      counted,
      isChangeReturned,
      operatorId: operator.operatorId,
      operatorName: operator.name,
    });
    const { loadCode: load } = change_;
    await record(tx, operator, loadId, { action: 'dispatch.cash_counted', load, counted });
  });

/** Marks electronic money of a stop as seen at the bank, or not. STOP_NOT_FOUND for a stop without any. */
export const markSeen = (
  db: Database,
  operator: Author,
  { stopId, isSeen, ...change_ }: SettlementChange & { stopId: string; isSeen: boolean },
): Promise<void> =>
  change(db, change_, async (tx, loadId) => {
    const stop = (await readStops(tx, [loadId])).find(({ _id }) => _id === stopId);
    if (!stop?.deliveryId || stop.electronic === 0) throw new OfficeError('STOP_NOT_FOUND');
    const { deliveryId } = stop;
    if (isSeen) await insertSeen(tx, { deliveryId, loadId, operatorId: operator.operatorId });
    else await removeSeen(tx, deliveryId);
    await touch(tx, operator, loadId);
  });

/** A transfer never reached the bank: the driver collected so much less, and the order owes it. STOP_NOT_FOUND for a stop without any. */
export async function missTransfer(
  db: Database,
  operator: Author,
  { loadCode, version, stopId }: SettlementChange & { stopId: string },
): Promise<void> {
  const find = async (on: Database | Transaction, loadId: string) => {
    const stop = (await readStops(on, [loadId])).find(({ _id }) => _id === stopId);
    if (!stop?.deliveryId || stop.electronic === 0) throw new OfficeError('STOP_NOT_FOUND');
    return { ...stop, deliveryId: stop.deliveryId };
  };
  const { id } = await requireSettlement(db, loadCode);
  const { code: orderCode } = await find(db, id);
  await change(db, { loadCode, orderCode, ...(version !== undefined && { version }) }, async (tx, loadId) => {
    const { deliveryId, electronic } = await find(tx, loadId);
    await removeSeen(tx, deliveryId);
    await clearElectronic(tx, deliveryId);
    await dropTransfer(tx, deliveryId);
    await reopenSettlement(tx, loadId);
    await touch(tx, operator, loadId);
    const detail = { load: loadCode, order: orderCode, amount: electronic };
    await record(tx, operator, loadId, { action: 'dispatch.transfer_missed', ...detail });
  });
}

const touch = (tx: Transaction, { operatorId, name: operatorName }: Author, loadId: string) =>
  touchSettlement(tx, { loadId, operatorId, operatorName });

/** A new explanation with the picture of its receipt, in base64. */
export interface NewExplanation extends SettlementChange, Pick<Explanation, 'kind' | 'text' | 'amount' | 'orderCode'> {
  receipt: string | null;
}

/** Explains a part of the difference. PHOTO_REFUSED. */
export async function explain(db: Database, operator: Author, wish: NewExplanation): Promise<void> {
  const { loadCode, version, kind, text, amount, orderCode, receipt: sent } = wish;
  const receipt = sent === null ? null : await encodePhoto(Buffer.from(sent, 'base64'));
  await change(db, { loadCode, ...(version !== undefined && { version }) }, async (tx, loadId) => {
    await insertExplanation(tx, { loadId, kind, text, amount, orderCode, receipt, by: operator.name });
    await reopenSettlement(tx, loadId);
    await touch(tx, operator, loadId);
    await record(tx, operator, loadId, { action: 'dispatch.difference_explained', load: loadCode, kind, amount });
  });
}

/** Takes an explanation back. */
export const takeExplanationBack = (db: Database, operator: Author, loadCode: string, id: string): Promise<void> =>
  change(db, { loadCode }, async (tx, loadId) => {
    await removeExplanation(tx, { id, loadId });
    await reopenSettlement(tx, loadId);
    await touch(tx, operator, loadId);
    await record(tx, operator, loadId, { action: 'dispatch.explanation_removed', load: loadCode });
  });

/** A second person agrees to the difference as it is counted now. */
export const approve = (db: Database, operator: Author, wish: SettlementChange): Promise<void> =>
  change(db, wish, async (tx, loadId) => {
    await approveSettlement(tx, { loadId, operatorId: operator.operatorId, operatorName: operator.name });
    await record(tx, operator, loadId, { action: 'dispatch.difference_approved', load: wish.loadCode });
  });

/** A correction of a closed settlement. */
interface SettlementAdjustment {
  loadCode: string;
  /** Made by the screen, so that a repeated call counts once. */
  clientId: string;
  amount: number;
  reason: string;
}

/**
 * Adds a correction to a closed settlement, once. SETTLEMENT_NOT_FOUND for one that is open; SECOND_PERSON_NEEDED when the closer would move the sum
 * of its corrections above the limit of a difference.
 */
export async function adjustClosed(
  db: Database,
  operator: Author,
  { loadCode, clientId, amount, reason }: SettlementAdjustment,
): Promise<void> {
  const { id: loadId, settledAt } = await requireSettlement(db, loadCode);
  if (settledAt === null) throw new OfficeError('SETTLEMENT_NOT_FOUND');
  const { operatorId, name: by } = operator;
  await inTransaction(db, async (tx) => {
    await lockSettlement(tx, loadId);
    if ((await insertAdjustment(tx, { clientId, loadId, amount, reason, operatorId, by })).length === 0) return;
    const [sum] = await sumAdjustments(tx, loadId);
    if (sum?.closedBy === operatorId && isLarge(sum.amount, cashDifferenceLimit))
      throw new OfficeError('SECOND_PERSON_NEEDED');
    await record(tx, operator, loadId, { action: 'dispatch.settlement_adjusted', load: loadCode, amount });
  });
}
