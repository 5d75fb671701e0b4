import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { call } from '../http/client.ts';
import type { UnsentOrder } from './unsent-order.ts';

/** An order that asked, and was placed or discarded since, perhaps on another device. */
export interface SettledDraft {
  state: 'placed' | 'discarded';
  order: UnsentOrder;
}

/** The orders that asked and are not among the drafts that wait. */
export async function settledDrafts(
  orders: readonly UnsentOrder[],
  { results, total }: { results: readonly SellerOrder[]; total: number },
): Promise<SettledDraft[]> {
  const waiting = new Set(results.map(({ clientOrderId }) => clientOrderId));
  const settled: SettledDraft[] = [];
  for (const order of orders) {
    const { clientOrderId, state } = order;
    if (state !== 'asks' || waiting.has(clientOrderId) || total > results.length) continue;
    const params = { clientOrderId };
    const now = await call('purchase', 'GET /seller-orders/{clientOrderId}', { params }).catch(() => null);
    if (now?.results.status === 'discarded') settled.push({ state: 'discarded', order });
    if (now?.results.order)
      settled.push({ state: 'placed', order: { ...order, state: 'sent', placed: placedOf(now.results.order) } });
  }
  return settled;
}

const placedOf = ({ orderCode, total }: { orderCode: string; total: number }) => ({
  orderCode,
  total,
  at: new Date().toISOString(),
});
