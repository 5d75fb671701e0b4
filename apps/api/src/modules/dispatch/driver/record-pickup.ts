import type { Pickup } from '@tonalia/contract/dispatch-driver';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DriverActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type ReturnPickup, findPickups, lockForMove, recordVisit } from '../../purchase/index.ts';
import { countPhotos, findStop, shareLoad } from './delivery.sql.ts';
import { findPickup, freePickup, insertPickup } from '../pickup/pickup.sql.ts';
import { DRIVER, pickupWords } from './words.es-CO.ts';

/** Records the stop at a return once, under the lock of its order and then of its load, as a delivery. No money moves. */
export const recordPickup = (db: Database, clock: Clock, driver: DriverActor, pickup: Pickup): Promise<undefined> =>
  inTransaction(db, async (tx) => {
    const { clientId: id, stopId } = pickup;
    const goods = await returnOf(tx, driver, stopId);
    await lockForMove(tx, goods.orderCode);
    const [load] = await shareLoad(tx, driver.loadId);
    const known = await findPickup(tx, { id, stopId });
    if (known.length === 1 && known[0]?.id === id && known[0].stopId === stopId) return undefined; // it counted before
    if (known.length > 0) throw new OfficeError('STOP_DONE');
    if (load?.state !== 'on_road') throw new OfficeError('LOAD_NOT_ON_ROAD');
    await requirePhotos(tx, pickup);
    await store(tx, clock, { driver, goods }, pickup);
    return undefined;
  });

async function returnOf(tx: Transaction, { loadId }: DriverActor, stopId: string): Promise<ReturnPickup> {
  const [stop] = await findStop(tx, { stopId, loadId });
  if (stop?.kind !== 'pickup' || stop.reference === null) throw new OfficeError('STOP_NOT_FOUND');
  const [goods] = await findPickups(tx, [stop.reference]);
  if (!goods) throw new OfficeError('STOP_NOT_FOUND');
  return goods;
}

/** Photos are optional; one that is named was sent before. */
async function requirePhotos(tx: Transaction, { stopId, photoIds }: Pickup): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  const [found] = await countPhotos(tx, { stopId, ids });
  if (found?.count !== ids.length) throw new OfficeError('DELIVERY_PHOTO_MISSING');
}

async function store(
  tx: Transaction,
  clock: Clock,
  { driver, goods }: { driver: DriverActor; goods: ReturnPickup },
  pickup: Pickup,
): Promise<void> {
  const { loadId, loadCode, sessionId } = driver;
  const { clientId: id, stopId, result } = pickup;
  const at = new Date(pickup.at);
  const by = driver.name ?? DRIVER;
  const reason = pickup.result === 'collected' ? null : pickup.reason;
  const units = await recordVisit(tx, clock, {
    returnCode: goods.code,
    collected: pickup.result === 'collected' ? pickup.lines : null,
    why: reason === null ? '' : pickupWords[reason],
    at,
    by,
  });
  await insertPickup(tx, { id, stopId, loadId, sessionId, result, reason, units, at });
  if (reason !== null) await freePickup(tx, stopId);
  await recordAuditEvent(tx, {
    actorId: null,
    action: `dispatch.return_${result}`,
    subjectId: loadId,
    detail: { load: loadCode, order: goods.orderCode, words: goods.code, units, by, ...(reason && { reason }) },
  });
}
