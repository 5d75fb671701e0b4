import type { Transaction } from '../../../platform/transaction.ts';
import { setLoadOfShipments } from '../order/bulk-act.sql.ts';

/** These shipments left with a load: their dispatch is not undone while they travel. Lock their orders first. */
export const putOnRoad = (tx: Transaction, shipmentIds: readonly string[], loadCode: string): Promise<unknown> =>
  setLoadOfShipments(tx, { ids: [...shipmentIds], loadCode });

/** The load of these shipments is back, or they are. */
export const takeOffRoad = (tx: Transaction, shipmentIds: readonly string[]): Promise<unknown> =>
  setLoadOfShipments(tx, { ids: [...shipmentIds], loadCode: null });
