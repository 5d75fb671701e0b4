import type { CustomerNotice } from '@tonalia/contract/notices';
import type { CartView } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import { changeShipment } from '../order/change-shipment.ts';
import { rejectOrder } from '../order/reject-order.ts';
import { finishRefund } from '../payment/finish-refund.ts';
import { startRefund } from '../payment/start-refund.ts';

const api = useApi({ hasGateway: true, pusher: { send: async () => 'sent' } });
const byOperator = { why: '', actorId: null, by: 'bodega' };

async function order({ call }: Pick<MadeBuyer, 'call'>) {
  const { id, code } = await makeProduct(api.db, { stock: 9 });
  await call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = (await call('GET /cart/listcart')).json<CartView>().cart?._id;
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  return (await call('POST /order/create', { cartId })).json<{ results: { orderCode: string } }>().results.orderCode;
}
const noticesOf = async (token: string) => {
  await api.drain();
  const sent = await api.send({ method: 'GET', url: '/api/notices/list', token });
  return sent.json<{ results: CustomerNotice[] }>().results;
};
const move = (orderCode: string, to: 'preparing' | 'dispatched' | 'delivered') =>
  changeShipment(api.db, { orderCode, to }, byOperator);
/** Marks all handled events of orders as not handled, as after a crash before the mark. */
const again = () => api.db.query(`update platform.outbox set done_at = null where topic like 'order.%'`);

test('SEL-209: each step of an order makes one notice that leads to the order, also when its event comes twice', async () => {
  const buyer = await makeBuyer(api);
  const code = await order(buyer);
  for (const step of ['preparing', 'dispatched', 'delivered'] as const) {
    await move(code, step);
    await api.drain();
  }
  const path = `/home/profile/orders/history/${code}`;
  const listed = await noticesOf(buyer.token);
  expect(listed.map(({ title, isRead }) => [title, isRead])).toEqual([
    [`Entregamos tu pedido ${code}`, false],
    [`Tu pedido ${code} va en camino`, false],
    [`Alistamos tu pedido ${code}`, false],
    [`Recibimos tu pedido ${code}`, true],
  ]);
  expect(new Set(listed.map((notice) => notice.path))).toEqual(new Set([path]));
  expect(listed[2]?.text).toMatch(/^Llega el /);
  await again();
  expect(await noticesOf(buyer.token)).toHaveLength(4);
});

test('SEL-209: news come by mail and to the phone as the person chose, and its list has them in any case', async () => {
  const buyer = await makeBuyer(api);
  const { rows } = await api.db.query<{ email: string }>(
    `update auth.identity set email = coalesce(email, id || '@example.com'), email_confirmed_at = now() where id = $1 returning email`,
    [buyer.identityId],
  );
  const choose = (change: object) =>
    api.send({ method: 'PUT', url: '/api/auth/me', token: buyer.token, payload: change });
  const sentFor = async (code: string) => {
    await api.drain();
    const { rows: sent } = await api.db.query<{ channel: string }>(
      `select channel from platform.message where subject_id = (select id::text from purchase.order where code = $1) order by channel`,
      [code],
    );
    return sent.map(({ channel }) => channel);
  };
  const refused = async (change: object) => {
    await choose({ news_by_mail: true, news_by_push: true, ...change });
    const code = await order(buyer);
    await rejectOrder(api.db, api.clock, code, { ...byOperator, why: 'Sin existencias' });
    return sentFor(code);
  };
  expect(rows[0]?.email).toBeTruthy();
  expect(await refused({})).toEqual(['email', 'push']);
  expect(await refused({ news_by_push: false })).toEqual(['email']);
  expect(await refused({ news_by_mail: false })).toEqual(['push']);
  expect(await refused({ news_by_mail: false, news_by_push: false })).toEqual([]);
  const me = await choose({ news_by_mail: true });
  expect(me.json()).toMatchObject({ results: { news_by_mail: true, news_by_push: false } });
  expect(await noticesOf(buyer.token)).toHaveLength(4);
});

test('SEL-209: an order that the seller placed is unread news for the customer, and an order that was refused', async () => {
  const buyer = await makeBuyer(api);
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [buyer.customerId] }));
  const code = await order({ call: caller(api, token, { customerId: buyer.customerId }) });
  await api.drain();
  await rejectOrder(api.db, api.clock, code, { ...byOperator, why: 'Sin existencias' });
  expect((await noticesOf(buyer.token)).map(({ title, isRead }) => [title, isRead])).toEqual([
    [`No podemos entregar tu pedido ${code}`, false],
    [`Recibimos tu pedido ${code}`, false],
  ]);
});

test('SEL-209: a refund makes a notice when it starts and when it is done, each once', async () => {
  const unpaid = await makeUnpaidOrder(api, { method: 'nequi' });
  await pay(api, unpaid);
  api.clock.advance(11_000);
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>(
    `select id::text as id from purchase.payment where order_id = $1 and status = 'approved'`,
    [unpaid.orderId],
  );
  const paymentId = rows[0]?.id ?? '';
  const refundId = await inTransaction(api.db, async (tx) => {
    await lockOrderOfPayment(tx, paymentId);
    return startRefund(tx, { paymentId, amount: 5_000, why: 'Faltó', now: api.clock.now() });
  });
  await api.db.query('update purchase.refund set next_try_at = null, manual_at = now() where id = $1', [refundId]);
  const done = { refundId, reference: 'B-1', by: 'caja' };
  await Promise.all([finishRefund(api.db, api.clock, done), finishRefund(api.db, api.clock, done)]);
  const { token } = unpaid.buyer;
  const refunds = (await noticesOf(token)).filter(({ kind }) => kind === 'refund');
  expect(refunds.map(({ title, text }) => [title.replaceAll('\u00a0', ' '), text])).toEqual(
    expect.arrayContaining([
      ['Te devolvimos $ 5.000', `Del pedido ${unpaid.orderCode}, a tu Nequi`],
      ['Te vamos a devolver $ 5.000', `Del pedido ${unpaid.orderCode}, a tu Nequi`],
    ]),
  );
  expect(refunds).toHaveLength(2);
  const path = `/home/profile/orders/history/${unpaid.orderCode}`;
  expect(new Set(refunds.map((notice) => notice.path))).toEqual(new Set([path]));
});
