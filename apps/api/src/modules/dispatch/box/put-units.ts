import type { Packing } from '@tonalia/contract/packing-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { beginPreparation } from '../shipment/begin-preparation.ts';
import { openBox, putUnits, removeEmptyBox, reopenPacking, setRoom, takeUnits } from './box.sql.ts';
import { holdPacking, recordPacking } from './lock-packing.ts';
import { unitsToPack } from './packing.rules.ts';
import { readPacking } from './read-packing.ts';

/** Units of a version in a box of a shipment. */
export interface BoxUnits {
  shipmentId: string;
  /** Number of the box. */
  number: number;
  versionId: string;
  units: number;
  /** What the packer saw in the box. */
  was: number;
}

/**
 * Sets the units of a version in a box, and begins the preparation of the shipment. Repeated, it changes nothing. SHIPMENT_NOT_FOUND,
 * SHIPMENT_LEFT, ORDER_ENDED, LINE_NOT_FOUND, BOX_CLOSED, VERSION_CONFLICT when another packer changed the box, UNITS_PACKED when the units
 * are in boxes already.
 */
export async function putInBox(db: Database, clock: Clock, operator: OperatorActor, put: BoxUnits): Promise<Packing> {
  await beginPreparation(db, clock, operator, { shipmentIds: [put.shipmentId] });
  await refusing(() => putOnce(db, operator, put));
  return readPacking(db, clock, put.shipmentId);
}

const putOnce = (db: Database, operator: OperatorActor, put: BoxUnits): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { shipmentId, number, versionId, units, was } = put;
    const held = await holdPacking(tx, shipmentId);
    const need = held.needs.find((one) => one.versionId === versionId);
    if (!need) throw new OfficeError('LINE_NOT_FOUND');
    const box = held.boxes.find((one) => one.number === number);
    const now = box?.contents.find((one) => one.versionId === versionId)?.units ?? 0;
    if (now === units) return;
    if (box?.closedAt) throw new OfficeError('BOX_CLOSED');
    if (now !== was) throw new OfficeError('VERSION_CONFLICT');
    await setRoom(tx, { shipmentId, versionId, room: unitsToPack(need) });
    const [opened] = await openBox(tx, { shipmentId, number });
    const boxId = opened?.id ?? '';
    if (units === 0) await takeUnits(tx, { boxId, versionId });
    else await putUnits(tx, { boxId, shipmentId, versionId, units });
    await removeEmptyBox(tx, { shipmentId, number });
    await reopenPacking(tx, shipmentId);
    await recordPacking(tx, operator, { action: 'units_boxed', shipmentId, detail: { box: number, versionId, units } });
  });

async function refusing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (brokenConstraint(error) === 'packed_within_room') throw new OfficeError('UNITS_PACKED');
    throw error;
  }
}
