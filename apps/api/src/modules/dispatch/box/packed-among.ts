import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { LoadedShipment } from '../shipment/load-shipments.ts';
import { listBoxes, listPackings } from './box.sql.ts';
import { packNeedsOf } from './lock-packing.ts';
import { packingStateOf } from './packing.rules.ts';

/** The ids of those shipments that are packed: closed, and unchanged since. */
export async function packedAmong(
  db: Database | Transaction,
  shipments: readonly Pick<LoadedShipment, 'shipmentId' | 'needs'>[],
): Promise<Set<string>> {
  const ids = shipments.map(({ shipmentId }) => shipmentId);
  const [packings, boxes] = [await listPackings(db, ids), await listBoxes(db, ids)];
  const boxesOf = Map.groupBy(boxes, ({ shipmentId }) => shipmentId);
  const packed = shipments.filter(({ shipmentId, needs }) => {
    const packedAt = packings.find((one) => one.shipmentId === shipmentId)?.packedAt ?? null;
    return packingStateOf({ packedAt, needs: packNeedsOf(needs, boxesOf.get(shipmentId) ?? []) }) === 'packed';
  });
  return new Set(packed.map(({ shipmentId }) => shipmentId));
}
