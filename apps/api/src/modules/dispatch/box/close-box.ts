import type { BoxSize, Packing } from '@tonalia/contract/packing-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { closeBox, finishPacking, reopenBox, reopenPacking } from './box.sql.ts';
import { holdPacking, recordPacking } from './lock-packing.ts';
import { openNeeds } from './packing.rules.ts';
import { readPacking } from './read-packing.ts';

interface BoxPlace {
  shipmentId: string;
  number: number;
}

/** Closes a box with its weight in grams; closed again, it takes the new weight. SHIPMENT_NOT_FOUND, SHIPMENT_LEFT, ORDER_ENDED, BOX_EMPTY. */
export async function closeOneBox(
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  { shipmentId, number, size, weight }: BoxPlace & { size: BoxSize; weight: number },
): Promise<Packing> {
  await inTransaction(db, async (tx) => {
    const { boxes } = await holdPacking(tx, shipmentId);
    const box = boxes.find((one) => one.number === number);
    if (!box || box.contents.length === 0) throw new OfficeError('BOX_EMPTY');
    const { operatorId, name: operatorName } = operator;
    await closeBox(tx, { shipmentId, number, size, weight, operatorId, operatorName });
    await recordPacking(tx, operator, { action: 'box_closed', shipmentId, detail: { box: number, size, weight } });
  });
  return readPacking(db, clock, shipmentId);
}

/** Opens a closed box; the shipment is to be packed again. SHIPMENT_NOT_FOUND, SHIPMENT_LEFT, ORDER_ENDED, BOX_NOT_FOUND. */
export async function openOneBox(
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  { shipmentId, number }: BoxPlace,
): Promise<Packing> {
  await inTransaction(db, async (tx) => {
    await holdPacking(tx, shipmentId);
    const [opened] = await reopenBox(tx, { shipmentId, number });
    if (!opened) throw new OfficeError('BOX_NOT_FOUND');
    await reopenPacking(tx, shipmentId);
    await recordPacking(tx, operator, { action: 'box_opened', shipmentId, detail: { box: number } });
  });
  return readPacking(db, clock, shipmentId);
}

/**
 * Closes the packing of a shipment: every unit is in a closed box or reported missing. Its delivery note gets its number the first time.
 * Repeated, it changes nothing. SHIPMENT_NOT_FOUND, SHIPMENT_LEFT, ORDER_ENDED, PACKING_INCOMPLETE, BOXES_OPEN.
 */
export async function packShipment(
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  shipmentId: string,
): Promise<Packing> {
  await inTransaction(db, async (tx) => {
    const { needs, boxes, packedAt } = await holdPacking(tx, shipmentId);
    if (openNeeds(needs).length > 0 || boxes.length === 0) throw new OfficeError('PACKING_INCOMPLETE');
    if (boxes.some(({ closedAt }) => closedAt === null)) throw new OfficeError('BOXES_OPEN');
    if (packedAt !== null) return;
    const { operatorId, name: operatorName } = operator;
    const [packed] = await finishPacking(tx, { shipmentId, operatorId, operatorName });
    const detail = { boxes: boxes.length, remission: packed?.remission };
    await recordPacking(tx, operator, { action: 'shipment_packed', shipmentId, detail });
  });
  return readPacking(db, clock, shipmentId);
}
