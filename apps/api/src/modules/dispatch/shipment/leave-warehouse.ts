import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Listener } from '../../../platform/outbox.ts';
import type { Database } from '../../../platform/transaction.ts';
import { readShipmentFacts } from '../../purchase/index.ts';
import { deleteStopElsewhere, takeOutElsewhere } from './leave-warehouse.sql.ts';

const Moved = z.object({ shipmentId: z.string().optional() });

/** Follows a shipment to another warehouse: it leaves the wave and the draft load of the one that it left. */
export const leaveWarehouse =
  ({ db, clock }: { db: Database; clock: Clock }): Listener =>
  async (tx, { payload }) => {
    const { shipmentId } = Moved.parse(payload);
    const [facts] = shipmentId === undefined ? [] : await readShipmentFacts(db, clock, [shipmentId]);
    if (!facts) return;
    await takeOutElsewhere(tx, { shipmentId: facts.shipmentId, warehouseId: facts.warehouseId });
    await deleteStopElsewhere(tx, { shipmentId: facts.shipmentId, warehouseId: facts.warehouseId });
  };
