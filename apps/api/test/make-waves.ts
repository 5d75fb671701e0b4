import { randomUUID } from 'node:crypto';
import type { Pick, PlannedWaves, WaveDetail } from '@tonalia/contract/dispatch-wave';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from './build-app.ts';
import { makeBuyer } from './make-buyer.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { type MadeProduct, makeProduct } from './make-products.ts';
import { type UnpaidOrder, makeUnpaidOrder } from './payments.ts';

/** A call of the office by one operator. */
export type OfficeCaller = ReturnType<typeof officeCaller>;

/** A new operator of a role. */
export const operatorOf = async (api: TestApi, role: OfficeRole): Promise<OfficeCaller & { operatorId: string }> => {
  const { cookie, operatorId } = await makeOperator(api.db, { role });
  return Object.assign(officeCaller(api, cookie), { operatorId });
};

/** An order that can be picked, of two units of a product, with its only shipment. */
export async function makePickable(
  api: TestApi,
  product?: MadeProduct,
  also?: MadeProduct,
): Promise<UnpaidOrder & { shipmentId: string }> {
  const buyer = await makeBuyer(api);
  if (also) await buyer.call('POST /cart/additem', { productId: also.id, code: also.code, quantity: 1 });
  const order = await makeUnpaidOrder(api, {
    method: 'cash_on_delivery',
    buyer,
    product: product ?? (await makeProduct(api.db, { stock: 500, price: 40_000 })),
  });
  const { rows } = await api.db.query<{ id: string }>('select id from purchase.shipment where order_id = $1', [
    order.orderId,
  ]);
  return { ...order, shipmentId: rows[0]?.id ?? '' };
}

let day = 0;
/** A day of its own for each wave of a test. */
export const nextDay = (): string => new Date(Date.UTC(2090, 0, ++day)).toISOString().slice(0, 10);

/** Asks for waves of these shipments. */
export const askWaves = (
  call: OfficeCaller,
  shipmentIds: readonly string[],
  more: object = {},
): Promise<LightMyRequestResponse> =>
  call('POST /api/purchase/office/waves', { dispatchDate: nextDay(), warehouseId: 'BOG', shipmentIds, ...more });

/** A wave of these shipments; returns its code. */
export async function makeWave(call: OfficeCaller, shipmentIds: readonly string[]): Promise<string> {
  const made = await askWaves(call, shipmentIds, { maxOrders: 500, maxUnits: 100_000 });
  return made.json<{ results: PlannedWaves }>().results.waves[0]?.code ?? '';
}

export const readWave = async (call: OfficeCaller, code: string): Promise<WaveDetail> =>
  (await call(`GET /api/purchase/office/waves/${code}`)).json<{ results: WaveDetail }>().results;

/** A pick of some units, as a phone makes it. */
export const unitsOf = (versionId: string | undefined, units: number): Pick => ({
  kind: 'units',
  clientId: randomUUID(),
  versionId: versionId ?? '',
  units,
  at: new Date().toISOString(),
});

/** The report that units are missing in these shipments. */
export const missing = (versionId: string | undefined, units: Record<string, number>): Pick => ({
  kind: 'short',
  clientId: randomUUID(),
  versionId: versionId ?? '',
  missing: Object.entries(units).map(([shipmentId, count]) => ({ shipmentId, units: count })),
  at: new Date().toISOString(),
});

/** Sends picks; returns how many units of each counted. */
export async function sendPicks(call: OfficeCaller, code: string, picks: readonly Pick[]): Promise<number[]> {
  const sent = await call(`POST /api/purchase/office/waves/${code}/picks`, { picks });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const { outcomes } = sent.json<{ results: { outcomes: { counted: number }[] } }>().results;
  return outcomes.map(({ counted }) => counted);
}
