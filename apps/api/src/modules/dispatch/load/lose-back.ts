import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { loseShipment, takeOffRoad } from '../../purchase/index.ts';
import { unloadBoxes } from '../settlement/settlement.sql.ts';
import { checkCount } from './back.rules.ts';
import { recordLoad } from './change-load.ts';
import { type StopCount, holdBack, storeCount, sumsOf } from './count-back.ts';

/** A count in which nothing is good, and why. */
export interface StopLoss extends StopCount {
  /** The customer reads it. */
  reason: string;
}

/**
 * Closes a refused stop of which nothing came back good, once, in one transaction: its units are written off and its part ends. LOAD_NOT_FOUND,
 * STOP_NOT_FOUND also for a stop that was delivered in part, BACK_COUNTED, BACK_ELSEWHERE, BACK_MISCOUNTED, STEP_UP_REQUIRED.
 */
export const loseStop = (
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  { loadCode, stopId, lines, reason }: StopLoss,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { back, facts, said } = await holdBack(tx, { loadCode, stopId });
    if (back.result !== 'refused') throw new OfficeError('STOP_NOT_FOUND');
    const counted = checkCount(said, lines, false);
    await storeCount(tx, back, counted, operator.name);
    const { operatorId, network, name: by, isConfirmed: mayRefund } = operator;
    const { orderCode, shipmentId } = facts;
    const lost = { orderCode, shipmentId, lines: counted, mayRefund };
    const isLost = await loseShipment(tx, clock, lost, {
      why: reason,
      actorId: null,
      by,
      operator: { operatorId, network },
    });
    if (isLost) {
      await unloadBoxes(tx, [shipmentId]);
      await takeOffRoad(tx, [shipmentId]);
    }
    await recordLoad(tx, operator, loadCode, {
      action: 'back_lost',
      detail: { ...sumsOf(orderCode, counted), reason },
    });
  });
