import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import {
  type DeliveryFacts,
  bringBack,
  bringShipmentHome,
  countBack,
  lockForMove,
  readDeliveryFacts,
  takeOffRoad,
} from '../../purchase/index.ts';
import { unloadBoxes } from '../settlement/settlement.sql.ts';
import { type CheckedLine, type CountedLine, checkCount } from './back.rules.ts';
import { insertBackCounts, listBacks, lockBack, markCounted } from './back.sql.ts';
import { recordLoad } from './change-load.ts';
import { findLoad, freeDelivery } from './load.sql.ts';
import { linesOfBacks } from './read-back.ts';

/** A count of what came back of a stop. */
export interface StopCount {
  loadCode: string;
  stopId: string;
  lines: readonly CountedLine[];
}

/**
 * Counts what came back of a stop, once, in one transaction: good units go to stock, the others are lost. A refused shipment is in the
 * warehouse again with its good units; those it lost leave its order. LOAD_NOT_FOUND, STOP_NOT_FOUND, BACK_COUNTED, BACK_ELSEWHERE,
 * BACK_MISCOUNTED, BACK_ALL_LOST.
 */
export const countStop = (
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  { loadCode, stopId, lines }: StopCount,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { back, facts, said } = await holdBack(tx, { loadCode, stopId });
    const counted = checkCount(said, lines, back.result === 'refused');
    await storeCount(tx, back, counted, operator.name);
    if (back.result === 'refused') {
      await freeDelivery(tx, stopId);
      await bringHome(tx, clock, operator, { facts, counted });
    } else if (back.backId !== null)
      await shelve(tx, operator, { backId: back.backId, orderId: facts.orderId, counted });
    await recordLoad(tx, operator, loadCode, { action: 'back_counted', detail: sumsOf(facts.orderCode, counted) });
  });

/** What comes back of a stop, uncounted and under the lock of its order. LOAD_NOT_FOUND, STOP_NOT_FOUND, BACK_COUNTED, BACK_ELSEWHERE. */
export async function holdBack(tx: Transaction, { loadCode, stopId }: Pick<StopCount, 'loadCode' | 'stopId'>) {
  const [load] = await findLoad(tx, loadCode);
  if (!load) throw new OfficeError('LOAD_NOT_FOUND');
  const before = (await listBacks(tx, load.id)).find((one) => one.stopId === stopId);
  const [named] = before ? await readDeliveryFacts(tx, [before.shipmentId]) : [];
  if (!named) throw new OfficeError('STOP_NOT_FOUND');
  await lockForMove(tx, named.orderCode);
  const [back] = await lockBack(tx, { loadId: load.id, stopId });
  // the order may have changed while its lock was awaited
  const [facts] = await readDeliveryFacts(tx, [named.shipmentId]);
  if (!back || !facts) throw new OfficeError('STOP_NOT_FOUND');
  if (back.countedAt) throw new OfficeError('BACK_COUNTED');
  // the desk delivered or ended the part after the refusal, so no goods of it are to come back
  if (back.result === 'refused' && facts.status !== 'dispatched') throw new OfficeError('BACK_ELSEWHERE');
  return { back, facts, said: (await linesOfBacks(tx, [back])).get(back.id) ?? [] };
}

/** Stores a checked count, once. */
export async function storeCount(
  tx: Transaction,
  { id }: { id: string },
  counted: readonly CheckedLine[],
  by: string,
): Promise<void> {
  await markCounted(tx, { id, by });
  await insertBackCounts(tx, { deliveryId: id, counts: JSON.stringify(counted) });
}

/** The sums of a count, for its audit event. */
export function sumsOf(order: string, counted: readonly CheckedLine[]) {
  const sum = (of: (line: CheckedLine) => number) => counted.reduce((total, line) => total + of(line), 0);
  return {
    order,
    said: sum(({ units }) => units),
    toStock: sum(({ toStock }) => toStock),
    damaged: sum(({ damaged }) => damaged),
  };
}

const shelve = (
  tx: Transaction,
  { operatorId, name: by, network }: OperatorActor,
  { backId, orderId, counted }: { backId: string; orderId: string; counted: readonly CheckedLine[] },
): Promise<void> =>
  countBack(tx, {
    backId,
    orderId,
    good: counted.map(({ line, toStock }) => ({ line, units: toStock })),
    by,
    operator: { operatorId, network },
  });

/** The units that are lost leave the order before its shipment is prepared again. */
async function bringHome(
  tx: Transaction,
  clock: Clock,
  { operatorId, name: by, network }: OperatorActor,
  { facts, counted }: { facts: DeliveryFacts; counted: readonly CheckedLine[] },
): Promise<void> {
  const { orderId, orderCode, shipmentId } = facts;
  const lost = counted.filter(({ units, toStock }) => units > toStock);
  if (lost.length > 0)
    await bringBack(tx, clock, {
      order: { id: orderId, code: orderCode },
      shipmentId,
      cause: 'door',
      lines: lost.map(({ line, units, toStock }) => ({ line, units: units - toStock, to: 'loss', reason: LOST })),
      money: undefined,
      why: LOST,
      by,
      operator: { operatorId, network },
      // the count decides it, as for what comes back in part; above the limit a second person approves it
      mayRefund: true,
      words: '',
    });
  const reason = { why: '', actorId: null, by, operator: { operatorId, network } };
  await bringShipmentHome(tx, { orderCode, shipmentId }, reason);
  await unloadBoxes(tx, [shipmentId]);
  await takeOffRoad(tx, [shipmentId]);
}

const LOST = 'No volvió bueno de la ruta';
