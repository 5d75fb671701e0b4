import type { OrderPicking } from '@tonalia/contract/dispatch-office';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findShipmentsOfOrder, readShipmentFacts } from '../../purchase/index.ts';
import { loadShipments } from '../shipment/load-shipments.ts';
import { factsOf } from '../wave/read-wave.ts';

/** Picked and missing units of every version of an order. ORDER_NOT_FOUND. */
export async function readOrderPicking(db: Database, clock: Clock, orderCode: string): Promise<OrderPicking> {
  const found = await findShipmentsOfOrder(db, orderCode);
  if (found.length === 0) throw new AppError('ORDER_NOT_FOUND');
  const ids = found.map(({ shipmentId }) => shipmentId);
  const shipments = await loadShipments(db, await readShipmentFacts(db, clock, ids));
  const facts = await factsOf(db, shipments[0]?.warehouseId ?? '', shipments);
  return {
    lines: shipments.flatMap(({ dispatchDate, needs }) =>
      needs.flatMap(({ versionId, asked: units, picked, short }) => {
        const code = facts.get(versionId)?.code;
        return code === undefined ? [] : [{ dispatchDate, code, units, picked, short }];
      }),
    ),
  };
}
