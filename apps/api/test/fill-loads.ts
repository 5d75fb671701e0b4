import type { LoadSheet } from '@tonalia/contract/load-office';
import type { TestApi } from './build-app.ts';
import { type OfficeCaller, makePickable } from './make-waves.ts';
import { closeBox, pack, putUnits } from './pack-boxes.ts';
import type { UnpaidOrder } from './payments.ts';

/** An order that is paid on delivery, packed in one box. */
export async function makePacked(api: TestApi, call: OfficeCaller): Promise<UnpaidOrder & { shipmentId: string }> {
  const order = await makePickable(api);
  await putUnits(call, order.shipmentId, { versionId: order.product.versions[0]?.id ?? '', units: 2 });
  await closeBox(call, order.shipmentId, 1);
  await pack(call, order.shipmentId);
  return order;
}

let day = 0;
/** A day of its own for each draft of a test. */
export const nextDraftDay = (): string => new Date(Date.UTC(2095, 0, ++day)).toISOString().slice(0, 10);

/** Asks for a draft of no route with these shipments, on a day of its own. */
export const askLoad = (call: OfficeCaller, orders: readonly { shipmentId: string }[], dispatchDate = nextDraftDay()) =>
  call('POST /api/purchase/office/loads', {
    dispatchDate,
    warehouseId: 'BOG',
    routeId: null,
    shipmentIds: orders.map(({ shipmentId }) => shipmentId),
  });

/** The same, when it must be made. */
export async function makeLoad(call: OfficeCaller, orders: readonly { shipmentId: string }[]): Promise<LoadSheet> {
  const made = await askLoad(call, orders);
  if (made.statusCode !== 200) throw new Error(made.body);
  return made.json<{ results: LoadSheet }>().results;
}

/** Scans every box of a load aboard. */
export async function loadAboard(call: OfficeCaller, load: LoadSheet): Promise<LoadSheet> {
  let last = load;
  for (const { code: label } of load.stops.flatMap(({ boxes }) => boxes)) {
    const scanned = await call(`POST /api/purchase/office/loads/${load.code}/boxes`, { label });
    if (scanned.statusCode !== 200) throw new Error(scanned.body);
    last = scanned.json<{ results: LoadSheet }>().results;
  }
  return last;
}

/** How often the move of an order's shipment to the road was published: its customer gets a message for each. */
export async function outboxOf(api: TestApi, orderCode: string): Promise<number> {
  const { rows } = await api.db.query<{ count: number }>(
    `select count(*)::int as count from platform.outbox
     where topic = 'order.shipment_changed' and payload ->> 'orderCode' = $1 and payload ->> 'status' = 'dispatched'`,
    [orderCode],
  );
  return rows[0]?.count ?? 0;
}
