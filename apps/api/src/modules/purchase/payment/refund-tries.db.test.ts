import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeUnpaidOrder, pay } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

afterEach(() => api.clock.set(new Date()));

async function pass(step: number): Promise<void> {
  api.clock.advance(step);
  await api.wompi.run();
  await api.drain();
}

test('a refund without a response is retried after a minute, then ten, then every hour, never sooner', async () => {
  const order = await makeUnpaidOrder(api);
  await pay(api, order, { type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });
  await pass(2 * SECOND);
  api.wompi.fault({ on: 'POST /transactions/:id/void', kind: 'break', times: 5 });
  await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
  const triesAfter = async (step: number) => {
    await pass(step);
    const { rows } = await api.db.query<{ tries: number; status: string }>(
      'select r.tries, r.status from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = $1',
      [order.orderId],
    );
    return `${rows[0]?.tries} ${rows[0]?.status}`;
  };
  const seen: string[] = [await triesAfter(0)];
  for (const wait of [MINUTE, MINUTE, 10 * MINUTE, 60 * MINUTE, 60 * MINUTE])
    seen.push(await triesAfter(wait - SECOND), await triesAfter(SECOND));
  expect(seen).toEqual([
    '1 pending',
    '1 pending',
    '2 pending',
    '2 pending',
    '3 pending',
    '3 pending',
    '4 pending',
    '4 pending',
    '5 pending',
    '5 pending',
    '6 done',
  ]);
});
