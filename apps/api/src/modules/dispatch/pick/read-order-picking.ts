import type { OrderPicking } from '@tonalia/contract/dispatch-office';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findShipmentsOfOrder, readShipmentFacts } from '../../purchase/index.ts';
import { listBoxes, listPackings } from '../box/box.sql.ts';
import { packedAmong } from '../box/packed-among.ts';
import { loadShipments } from '../shipment/load-shipments.ts';
import { factsOf } from '../wave/read-wave.ts';

/** Picked and missing units of every version of an order. ORDER_NOT_FOUND. */
export async function readOrderPicking(db: Database, clock: Clock, orderCode: string): Promise<OrderPicking> {
  const found = await findShipmentsOfOrder(db, orderCode);
  if (found.length === 0) throw new AppError('ORDER_NOT_FOUND');
  const ids = found.map(({ shipmentId }) => shipmentId);
  const shipments = await loadShipments(db, await readShipmentFacts(db, clock, ids));
  const facts = await factsOf(db, shipments[0]?.warehouseId ?? '', shipments);
  const [packed, packings, boxes] = await Promise.all([
    packedAmong(db, shipments),
    listPackings(db, ids),
    listBoxes(db, ids),
  ]);
  return {
    lines: shipments.flatMap(({ shipmentId, needs }) =>
      needs.flatMap(({ versionId, asked: units, picked, short }) => {
        const code = facts.get(versionId)?.code;
        return code === undefined ? [] : [{ shipmentId, code, units, picked, short }];
      }),
    ),
    packings: shipments.flatMap(({ shipmentId }) => {
      const packing = packings.find((one) => one.shipmentId === shipmentId);
      const own = boxes.filter((one) => one.shipmentId === shipmentId);
      if (!packing || own.length === 0) return [];
      return {
        shipmentId,
        isPacked: packed.has(shipmentId),
        boxes: own.length,
        weight: own.reduce((sum, { weight }) => sum + (weight ?? 0), 0),
        remission: packing.remission,
      };
    }),
  };
}
