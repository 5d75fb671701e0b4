import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeUnpaidOrder, pay } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });

test('a charge without a response is checked before it is sent again', async () => {
  const order = await makeUnpaidOrder(api);
  api.wompi.events.set('lose');
  api.wompi.fault({ on: 'POST /transactions', kind: 'drop' });
  await pay(api, order);
  // another charge would hit this fault; a check does not
  api.wompi.fault({ on: 'POST /transactions', kind: 'break' });
  api.clock.advance(61_000);
  await api.wompi.run();
  await api.drain();
  const { rows } = await api.db.query(
    'select o.status as order, p.status as payment from purchase.order o join purchase.payment p on p.order_id = o.id where o.id = $1',
    [order.orderId],
  );
  expect(rows).toEqual([{ order: 'paid', payment: 'approved' }]);
});

test('a charge that did not reach the gateway is sent again within seconds, while its shopper waits', async () => {
  const order = await makeUnpaidOrder(api);
  api.wompi.fault({ on: 'POST /transactions', kind: 'break' });
  await pay(api, order);
  for (let n = 0; n < 3; n += 1) {
    api.clock.advance(10_000);
    await api.wompi.run();
    await api.drain();
  }
  const { rows } = await api.db.query('select status from purchase.payment where order_id = $1', [order.orderId]);
  expect(rows).toEqual([{ status: 'approved' }]);
});
