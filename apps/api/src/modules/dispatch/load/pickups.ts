import type { DuePickup } from '@tonalia/contract/load-office';
import { MOST_STOPS } from '@tonalia/contract/load-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import {
  type ReturnPickup,
  findPickups,
  listDuePickups,
  lockForMove,
  readShipmentFacts,
} from '../../purchase/index.ts';
import { withRoutes } from '../shipment/load-shipments.ts';
import { lockDraftLoad, recordLoad } from './change-load.ts';
import { countStops, findLoad, insertPickupStops, listLoadOfReturns, raiseVersion } from './load.sql.ts';

/** Returns that one list shows at most. */
const MOST_DUE = 500;

/** The returns on the route of a load that wait for their pick-up and are in no load, the oldest first. LOAD_NOT_FOUND. */
export async function readDuePickups(db: Database, clock: Clock, loadCode: string): Promise<DuePickup[]> {
  const [load] = await findLoad(db, loadCode);
  if (!load) throw new OfficeError('LOAD_NOT_FOUND');
  const waiting = await listDuePickups(db, { warehouseId: load.warehouseId, most: MOST_DUE });
  const taken = await listLoadOfReturns(
    db,
    waiting.map(({ code }) => code),
  );
  const due = waiting.filter(({ code }) => !taken.some(({ reference }) => reference === code));
  const ids = [...new Set(due.map(({ shipmentId }) => shipmentId))];
  const placed = new Map(
    (await withRoutes(db, await readShipmentFacts(db, clock, ids))).map((one) => [one.shipmentId, one]),
  );
  return due.flatMap(({ code, orderCode, units, shipmentId }) => {
    const place = placed.get(shipmentId);
    if (!place || (place.route?.id ?? null) !== load.routeId) return [];
    const { customer, address, city } = place;
    return [{ code, orderCode, customer, address, city, units }];
  });
}

/**
 * Adds the pick-ups of returns at the end of a draft, under the locks of their orders and then of the load. LOAD_NOT_FOUND, LOAD_LEFT,
 * RETURN_NOT_FOUND also for another warehouse's, PICKUP_NOT_DUE, PICKUP_IN_LOAD, LOAD_FULL.
 */
export async function addPickups(
  db: Database,
  operator: OperatorActor,
  { loadCode, returnCodes }: { loadCode: string; returnCodes: readonly string[] },
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const codes = [...new Set(returnCodes)];
      await lockOrdersOf(tx, await requirePickups(tx, codes));
      const load = await lockDraftLoad(tx, loadCode);
      const goods = await requirePickups(tx, codes);
      if (goods.some(({ warehouseId }) => warehouseId !== load.warehouseId)) throw new OfficeError('RETURN_NOT_FOUND');
      if (goods.some(({ isDue }) => !isDue)) throw new OfficeError('PICKUP_NOT_DUE');
      const [held] = await countStops(tx, load.id);
      if ((held?.count ?? 0) + goods.length > MOST_STOPS) throw new OfficeError('LOAD_FULL');
      await insertPickupStops(tx, {
        loadId: load.id,
        shipmentIds: goods.map(({ shipmentId }) => shipmentId),
        codes: goods.map(({ code }) => code),
      });
      await raiseVersion(tx, load.id);
      await recordLoad(tx, operator, loadCode, { action: 'load_pickups_added', detail: { returns: codes } });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'pickup_in_one_load') throw new OfficeError('PICKUP_IN_LOAD');
    throw error;
  }
}

async function requirePickups(tx: Transaction, codes: string[]): Promise<ReturnPickup[]> {
  const goods = await findPickups(tx, codes);
  if (goods.length !== codes.length) throw new OfficeError('RETURN_NOT_FOUND');
  return goods;
}

/** Each order once, in the order of their ids, as everywhere. */
async function lockOrdersOf(tx: Transaction, goods: readonly ReturnPickup[]): Promise<void> {
  const orders = new Map(goods.map(({ orderId, orderCode }) => [orderId, orderCode]));
  for (const [, orderCode] of [...orders].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await lockForMove(tx, orderCode);
}
