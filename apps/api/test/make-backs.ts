import type { StopReport } from '@tonalia/contract/dispatch-driver';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from './build-app.ts';
import { type AboardOrder, type MadeLoad, driverOf, makeLoad, sendDeliveries } from './make-loads.ts';
import { type MadeProduct, makeProduct } from './make-products.ts';
import type { OfficeCaller } from './make-waves.ts';

/** A load of one order of two units of 40.000 pesos that its driver brings back, whole or in part. */
export interface BackLoad {
  load: MadeLoad;
  order: AboardOrder;
  product: MadeProduct;
}

/** Sends an order of 50 units in stock out; `prepare` changes it before the driver says how its stop ended. */
export async function comesBack(
  api: TestApi,
  say: (stopId: string) => StopReport,
  prepare?: (order: AboardOrder) => Promise<unknown>,
): Promise<BackLoad> {
  const product = await makeProduct(api.db, { stock: 50, price: 40_000 });
  const load = await makeLoad(api, { product });
  const [order] = load.orders;
  if (!order) throw new Error('no order');
  await prepare?.(order);
  await sendDeliveries(await driverOf(api, load), [say(order.stopId)]);
  return { load, order, product };
}

/** The address of what comes back of a stop. */
export const backAt = ({ load, order }: BackLoad): string =>
  `/api/purchase/office/loads/${load.code}/back/${order.stopId}`;

/** An operator counts the units of the only line. */
export const countBack = (
  by: OfficeCaller,
  back: BackLoad,
  toStock: number,
  damaged = 0,
): Promise<LightMyRequestResponse> => by(`POST ${backAt(back)}`, { lines: [{ line: 1, toStock, damaged }] });

/** Units of the product that can be sold, and those that are lost. */
export async function placesOf(
  api: TestApi,
  { product }: Pick<BackLoad, 'product'>,
): Promise<{ available: number; lost: number }> {
  const { rows } = await api.db.query<{ available: number; lost: number }>(
    `select s.available, (select coalesce(sum(l.units), 0)::int from purchase.loss l where l.version_id = s.version_id) as lost
     from products.stock s where s.version_id = $1 and s.warehouse_id = 'BOG'`,
    [product.versions[0]?.id],
  );
  if (!rows[0]) throw new Error('no stock');
  return rows[0];
}
