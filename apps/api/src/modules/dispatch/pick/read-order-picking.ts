import type { OrderPicking } from '@tonalia/contract/dispatch-office';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findShipmentsOfOrder, readShipmentFacts } from '../../purchase/index.ts';
import { listBoxes, listPackings } from '../box/box.sql.ts';
import { packedAmong } from '../box/packed-among.ts';
import { type LoadedShipment, loadShipments } from '../shipment/load-shipments.ts';
import { factsOf } from '../wave/read-wave.ts';

/** Picked and missing units of every version of an order. ORDER_NOT_FOUND. */
export async function readOrderPicking(db: Database, clock: Clock, orderCode: string): Promise<OrderPicking> {
  const found = await findShipmentsOfOrder(db, orderCode);
  if (found.length === 0) throw new AppError('ORDER_NOT_FOUND');
  const ids = found.map(({ shipmentId }) => shipmentId);
  const shipments = await loadShipments(db, await readShipmentFacts(db, clock, ids));
  const [factsIn, packed, packings, boxes] = await Promise.all([
    factsByWarehouse(db, shipments),
    packedAmong(db, shipments),
    listPackings(db, ids),
    listBoxes(db, ids),
  ]);
  return {
    lines: shipments.flatMap(({ shipmentId, warehouseId, needs }) =>
      needs.flatMap(({ versionId, asked: units, picked, short }) => {
        const fact = factsIn.get(warehouseId)?.get(versionId);
        return fact ? [{ shipmentId, code: fact.code, units, picked, short, shelf: fact.shelf }] : [];
      }),
    ),
    routes: shipments.flatMap(({ shipmentId, route }) => (route ? [{ shipmentId, name: route.name }] : [])),
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

async function factsByWarehouse(db: Database, shipments: readonly LoadedShipment[]) {
  const groups = [...Map.groupBy(shipments, ({ warehouseId }) => warehouseId)];
  return new Map(await Promise.all(groups.map(async ([id, own]) => [id, await factsOf(db, id, own)] as const)));
}
