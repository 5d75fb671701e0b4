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
import { type LoadedShipment, withRoutes } from '../shipment/load-shipments.ts';
import { lockDraftLoad, recordLoad } from './change-load.ts';
import { countStops, findLoad, insertPickupStops, listLoadOfReturns, raiseVersion } from './load.sql.ts';

/** Returns that one list shows at most. */
const MOST_DUE = 500;

/** A return that waits for its pick-up, with the place of its order and that place's route. */
export type FreePickup = ReturnPickup & Pick<LoadedShipment, 'customer' | 'address' | 'city' | 'route'>;

/** The returns of a warehouse that wait for their pick-up and are in no load, the oldest first. */
export async function freePickups(db: Database, clock: Clock, warehouseId: string): Promise<FreePickup[]> {
  const waiting = await listDuePickups(db, { warehouseId, most: MOST_DUE });
  const taken = await listLoadOfReturns(
    db,
    waiting.map(({ code }) => code),
  );
  const due = waiting.filter(({ code }) => !taken.some(({ reference }) => reference === code));
  const ids = [...new Set(due.map(({ shipmentId }) => shipmentId))];
  const placed = new Map(
    (await withRoutes(db, await readShipmentFacts(db, clock, ids))).map((one) => [one.shipmentId, one]),
  );
  return due.flatMap((pickup) => {
    const place = placed.get(pickup.shipmentId);
    if (!place) return [];
    const { customer, address, city, route } = place;
    return [{ ...pickup, customer, address, city, route }];
  });
}

/** Those on the route of a load. LOAD_NOT_FOUND. */
export async function readDuePickups(db: Database, clock: Clock, loadCode: string): Promise<DuePickup[]> {
  const [load] = await findLoad(db, loadCode);
  if (!load) throw new OfficeError('LOAD_NOT_FOUND');
  return (await freePickups(db, clock, load.warehouseId))
    .filter(({ route }) => (route?.id ?? null) === load.routeId)
    .map(({ code, orderCode, units, customer, address, city }) => ({
      code,
      orderCode,
      customer,
      address,
      city,
      units,
    }));
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
  const codes = [...new Set(returnCodes)];
  await refusingTaken(() =>
    inTransaction(db, async (tx) => {
      await lockPickups(tx, codes);
      await putPickups(tx, operator, { loadCode, codes });
    }),
  );
}

/** Says PICKUP_IN_LOAD when another load takes one of the returns meanwhile. */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === 'pickup_in_one_load') throw new OfficeError('PICKUP_IN_LOAD');
    throw error;
  }
}

/** Locks the orders of these returns, which comes before the lock of a load. RETURN_NOT_FOUND. */
export async function lockPickups(tx: Transaction, codes: string[]): Promise<void> {
  await lockOrdersOf(tx, await requirePickups(tx, codes));
}

/** Adds the pick-ups of returns under their locks to a draft. Errors as `addPickups`. */
export async function putPickups(
  tx: Transaction,
  operator: OperatorActor,
  { loadCode, codes }: { loadCode: string; codes: string[] },
): Promise<void> {
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
