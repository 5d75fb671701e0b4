import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeUnpaidOrder, pay } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
beforeEach(() => void (api.messages.length = 0));
afterEach(() => api.clock.set(new Date()));

async function mails() {
  await api.drain();
  return api.messages.splice(0).map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }));
}

/** Makes the delayed event due: the two minutes for an instant payment are over. */
const patienceIsOver = () =>
  api.db.query(
    `update platform.outbox set available_at = now() where topic = 'order.still_unpaid' and done_at is null`,
  );

test('an order that is paid at once is mailed once, with its products and its payment', async () => {
  const order = await makeUnpaidOrder(api, { method: 'nequi' });
  expect(await mails()).toEqual([]);
  await pay(api, order);
  api.clock.advance(11_000);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Recibimos tu pedido ${order.orderCode} y su pago`);
  expect(mail?.text).toContain('y su pago por $ 80.000. Te avisamos cuando salga.');
  expect(mail?.text).toContain('- 2 x ');
  await patienceIsOver();
  expect(await mails()).toEqual([]);
});

test('an order without its instant payment is mailed as unpaid after two minutes, and its payment later', async () => {
  const order = await makeUnpaidOrder(api, { method: 'nequi' });
  expect(await mails()).toEqual([]);
  await patienceIsOver();
  expect((await mails()).map(({ subject }) => subject)).toEqual([`Tu pedido ${order.orderCode} espera el pago`]);
  await api.db.query(`update purchase."order" set created_at = created_at - interval '3 minutes' where id = $1`, [
    order.orderId,
  ]);
  await pay(api, order);
  api.clock.advance(11_000);
  expect((await mails()).map(({ subject }) => subject)).toEqual([`Recibimos el pago de tu pedido ${order.orderCode}`]);
});
