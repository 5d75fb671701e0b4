import { type Desk, type OrderToAdjust, type WishedItem, placeItems } from './adjusting.ts';
import type { TestApi } from './build-app.ts';
import { pay } from './payments.ts';

type OrderWish = Parameters<typeof placeItems>[2];

/** Picks and sends an order. */
export async function sendOrder(api: TestApi, desk: Desk, { orderCode }: OrderToAdjust): Promise<void> {
  const acts = ['pick', 'dispatch'];
  for (const act of acts) await desk.call(`POST /api/purchase/office/orders/${act}`, { codes: [orderCode] });
  await api.drain();
}

/** Picks, sends and delivers an order. */
export async function deliverOrder(api: TestApi, desk: Desk, order: OrderToAdjust): Promise<void> {
  await sendOrder(api, desk, order);
  await desk.call('POST /api/purchase/office/orders/deliver', { codes: [order.orderCode] });
  await api.drain();
}

/** A delivered order of these items; a wallet paid it unless it is paid otherwise. */
export async function placeDelivered(
  api: TestApi,
  desk: Desk,
  items: WishedItem[],
  wish: OrderWish = {},
): Promise<OrderToAdjust> {
  const order = await placeItems(api, items, { method: 'nequi', ...wish });
  if ((wish.method ?? 'nequi') === 'nequi') {
    await pay(api, order);
    api.clock.advance(2_000);
    await api.wompi.run();
    await api.drain();
  }
  await deliverOrder(api, desk, order);
  return order;
}
