import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { holdReturn } from './change-return.ts';
import { findReturnId, insertVisit, markPickedUp } from './pick-up.sql.ts';
import { type CollectedLine, collectedOf } from './pick-up.rules.ts';
import { returnWords } from './return-words.es-CO.ts';

/** How a driver's visit for a return ended. */
export interface PickupVisit {
  /** "DV-0412" */
  returnCode: string;
  /** The units taken along; null when there are none. */
  collected: readonly CollectedLine[] | null;
  /** Why nothing was, as the customer reads it; empty otherwise. */
  why: string;
  /** On the phone; never after now. */
  at: Date;
  by: string;
}

/**
 * A driver takes a return along, and it is on its way back until the warehouse counts it; one that was not taken is due again. A return that
 * the warehouse received meanwhile stays as it was counted. Returns the units. RETURN_NOT_FOUND, PICKUP_TOO_MUCH.
 */
export async function recordVisit(
  tx: Transaction,
  clock: Clock,
  { returnCode, collected, why, at, by }: PickupVisit,
): Promise<number> {
  const [found] = await findReturnId(tx, returnCode);
  if (!found) throw new OfficeError('RETURN_NOT_FOUND');
  const { order, stored } = await holdReturn(tx, found.id);
  const { id, state } = stored;
  const lines = collected ? collectedOf(stored.lines, collected) : [];
  const units = lines.reduce((sum, one) => sum + one.units, 0);
  if (state !== 'collecting') return units;
  if (collected)
    await markPickedUp(tx, { id, at, lines: lines.map(({ line }) => line), units: lines.map((one) => one.units) });
  const words = collected ? returnWords.pickedUp(returnCode, units) : returnWords.notPickedUp(returnCode, why);
  const visit = collected ? 'collected' : 'not_collected';
  await insertVisit(tx, { id, state, visit, by, words, units: collected ? units : stored.units, now: clock.now() });
  await publish(tx, 'order.return_changed', {
    orderId: order.id,
    orderCode: order.code,
    customerId: order.customerId,
    actorId: null,
    status: state,
    why: returnCode,
    words,
  });
  return units;
}
