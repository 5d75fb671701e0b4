import type { MadeBuyer } from './make-buyer.ts';
import type { MadeProduct } from './make-products.ts';
import type { TestApi } from './build-app.ts';
import { expect } from 'vitest';

const DAY = 86_400_000;

/** Places an order of these products, as if it had been `daysAgo` days earlier. Returns its code. */
export async function placeEarlier(
  api: TestApi,
  { call }: Pick<MadeBuyer, 'call'>,
  daysAgo: number,
  items: readonly [product: MadeProduct, quantity: number, version?: number][],
): Promise<string> {
  const listed = items.map(([{ versions }, quantity, at = 0]) => ({ versionId: versions[at]?.id ?? '', quantity }));
  const added = await call('POST /cart/add-list', { items: listed });
  expect(added.statusCode, added.body).toBe(200);
  const cartId = added.json<{ cart: { _id: string } }>().cart._id;
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  const { orderCode } = placed.json<{ results: { orderCode: string } }>().results;
  const at = new Date(api.clock.now().getTime() - daysAgo * DAY);
  await api.db.query('update purchase.order set created_at = $2 where code = $1', [orderCode, at]);
  return orderCode;
}
