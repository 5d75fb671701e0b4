import type { RefundApproval } from '@tonalia/contract/purchase-approvals';
import type { MoneyCounts } from '@tonalia/contract/purchase-money';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { refundAloneLimit } from '@tonalia/rules/policy';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { changeShipment, lockForMove } from '../order/change-shipment.ts';
import { rejectOrder } from '../order/reject-order.ts';
import { bringBack } from '../returns/bring-back.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type UnpaidOrder, makeUnpaidOrder, pay } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
afterEach(() => api.clock.set(new Date()));

const office = async (role: 'owner' | 'receivables' = 'owner') =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed: true })).cookie);
type Office = Awaited<ReturnType<typeof office>>;

const UNIT = 300_000;

/** An order of two units, of 300.000 pesos each, paid by card: one person may refund one unit of it. */
async function makePaid({
  price = UNIT,
  ...wish
}: { price?: number; creditLimit?: number } = {}): Promise<UnpaidOrder> {
  const product = await makeProduct(api.db, { stock: 9, price });
  const order = await makeUnpaidOrder(api, { product, ...wish });
  await pay(api, order, { type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  return order;
}
const refundsOf = async ({ orderId }: UnpaidOrder) =>
  (
    await api.db.query<{ id: string; amount: number; status: string; approval: string | null }>(
      `select r.id::text as id, r.amount::float8 as amount, r.status, r.approval from purchase.refund r join purchase.payment p on p.id = r.payment_id
       where p.order_id = $1 order by r.id`,
      [orderId],
    )
  ).rows;
const waiting = async (call: Office) =>
  (await call('GET /api/purchase/office/refund-approvals')).json<{ results: RefundApproval[] }>().results;
const approve = async (call: Office, id: string) => {
  const sent = await call(`POST /api/purchase/office/refunds/${id}/approve`);
  return { status: sent.statusCode, ...sent.json<{ code?: string }>() };
};
const reject = (call: Office, { orderCode }: UnpaidOrder) =>
  call('POST /api/purchase/office/orders/reject', { codes: [orderCode], reason: 'No hay cómo despachar' });
/** Shortens the order to one unit. */
async function shorten(call: Office, { orderCode }: UnpaidOrder, to = 'source') {
  const { version } = (await call(`GET /api/purchase/office/orders/${orderCode}`)).json<{ results: OfficeOrder }>()
    .results;
  const body = { version, lines: [{ line: 1, quantity: 1 }], to };
  return (await call(`POST /api/purchase/office/orders/${orderCode}/adjust`, body)).statusCode;
}
/** Refunds a part of the order's payment, which keeps its total. */
async function concede(call: Office, { orderId, orderCode }: UnpaidOrder, amount: number) {
  const { rows } = await api.db.query<{ id: string; amount: number }>(
    'select id::text as id, amount::float8 as amount from purchase.payment where order_id = $1',
    [orderId],
  );
  const parts = rows.map((one) => ({ paymentId: one.id, amount, holds: one.amount }));
  const sent = await call(`POST /api/purchase/office/orders/${orderCode}/refund`, { parts, reason: 'Llegó golpeado' });
  return sent.statusCode;
}
/** The order leaves the warehouse. */
async function send({ orderCode }: UnpaidOrder): Promise<void> {
  const reason = { why: '', actorId: null, by: 'turno' };
  for (const to of ['preparing', 'dispatched'] as const)
    await changeShipment(api.db, { orderCode, to, dispatchDate: undefined }, reason);
}
/** A driver brings one unit back, in the transaction of a partial delivery. */
const leaveAtDoor = ({ orderId, orderCode }: UnpaidOrder) =>
  inTransaction(api.db, async (tx) => {
    await lockForMove(tx, orderCode);
    await bringBack(tx, api.clock, {
      order: { id: orderId, code: orderCode },
      shipmentId: null,
      cause: 'door',
      lines: [{ line: 1, units: 1, to: 'stock', reason: 'No lo pidió' }],
      money: undefined,
      why: 'No se recibió en la entrega',
      by: 'Jhon Mosquera',
      mayRefund: true,
      words: '',
    });
  });
const counted = async (call: Office) =>
  (await call('GET /api/purchase/office/payments/counts')).json<{ results: MoneyCounts }>().results.refunds;

describe('above what one person may refund', () => {
  test('a rejection happens at once and its refund waits for another operator (OFC-108)', async () => {
    const [camila, pedro] = [await office(), await office()];
    const order = await makePaid();
    const before = await counted(camila);
    expect((await reject(camila, order)).json()).toMatchObject({ results: { changed: [order.orderCode] } });
    await api.drain();
    const [refund] = await refundsOf(order);
    expect(refund).toMatchObject({ amount: 2 * UNIT, status: 'pending', approval: 'waiting' });
    expect(await counted(camila)).toBe(before + 1);
    const id = refund?.id ?? '';
    const [asked] = (await waiting(pedro)).filter((one) => one.orderCode === order.orderCode);
    expect(asked).toMatchObject({ _id: id, kind: 'held', amount: 2 * UNIT, isOwn: false });
    expect((await waiting(camila)).find((one) => one._id === id)?.isOwn).toBe(true);
    expect((await camila(`POST /api/purchase/office/refunds/${id}/done`, { reference: 'M-1' })).json()).toMatchObject({
      code: 'REFUND_NEEDS_APPROVAL',
    });
    expect((await camila(`POST /api/purchase/office/refunds/${id}/retry`)).json()).toMatchObject({
      code: 'REFUND_NEEDS_APPROVAL',
    });
    expect(await approve(camila, id)).toMatchObject({ status: 403, code: 'APPROVAL_OWN' });
    expect(await audit(api.db)).toEqual([]);
    expect(await approve(pedro, id)).toMatchObject({ status: 200 });
    await api.drain();
    expect(await refundsOf(order)).toMatchObject([{ status: 'done', approval: 'approved' }]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('two operators that approve at once let the money leave once (OFC-108)', async () => {
    const order = await makePaid({ price: 600_000, creditLimit: 100_000 });
    expect(await shorten(await office(), order, 'balance')).toBe(200);
    const [refund] = await refundsOf(order);
    const both = await Promise.all([await office(), await office()].map((call) => approve(call, refund?.id ?? '')));
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await refundsOf(order)).toMatchObject([{ status: 'done', approval: 'approved' }]);
    const { rows } = await api.db.query<{ favour: number }>(
      `select a.in_favour::float8 as favour from auth.credit_account a join purchase.order o on o.customer_id = a.customer_id where o.id = $1`,
      [order.orderId],
    );
    expect(rows).toEqual([{ favour: 600_000 }]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('small refunds that add up wait too, and what came before does not (OFC-108)', async () => {
    const camila = await office();
    const order = await makePaid();
    expect(await concede(camila, order, 250_000)).toBe(200);
    expect(await shorten(camila, order)).toBe(200);
    expect(await refundsOf(order)).toMatchObject([
      { amount: 250_000, approval: null },
      { amount: UNIT, approval: 'waiting' },
    ]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('of two refunds at once only the one within the limit goes alone (OFC-108)', async () => {
    const order = await makePaid();
    const [one, two] = [await office(), await office()];
    await Promise.all([concede(one, order, 250_000), shorten(two, order)]);
    const alone = (await refundsOf(order)).filter(({ approval }) => approval === null);
    const sum = alone.reduce((before, { amount }) => before + amount, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(refundAloneLimit);
    expect(await audit(api.db)).toEqual([]);
  });

  test('the surplus of a transfer waits, and the order is paid (OFC-108 OFC-109)', async () => {
    const camila = await office();
    const order = await makeUnpaidOrder(api, { method: 'bank_transfer' });
    const { rows } = await api.db.query<{ id: string }>(
      'select id::text as id from purchase.payment where order_id = $1',
      [order.orderId],
    );
    const received = { ids: [rows[0]?.id], received: 80_000 + refundAloneLimit + 1 };
    expect((await camila('POST /api/purchase/office/transfers/approve', received)).json()).toMatchObject({
      results: { changed: [rows[0]?.id] },
    });
    expect(await refundsOf(order)).toMatchObject([{ amount: refundAloneLimit + 1, approval: 'waiting' }]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('what a command ends waits too, and is approved in the office (OFC-108)', async () => {
    const order = await makePaid();
    expect(
      await rejectOrder(api.db, api.clock, order.orderCode, { why: 'Sin stock', actorId: null, by: 'turno' }),
    ).toBe('rejected');
    await api.drain();
    expect(await refundsOf(order)).toMatchObject([{ amount: 2 * UNIT, status: 'pending', approval: 'waiting' }]);
    const asked = (await waiting(await office())).find(({ orderCode }) => orderCode === order.orderCode);
    expect(asked).toMatchObject({ kind: 'held', askedBy: 'turno', isOwn: false });
    expect(await approve(await office(), asked?._id ?? '')).toMatchObject({ status: 200 });
    await api.drain();
    expect(await refundsOf(order)).toMatchObject([{ status: 'done', approval: 'approved' }]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('what a driver brings back waits, and the goods are back (OFC-108 OFC-206)', async () => {
    const order = await makePaid({ price: refundAloneLimit + 1 });
    await send(order);
    await leaveAtDoor(order);
    expect(await refundsOf(order)).toMatchObject([
      { amount: refundAloneLimit + 1, status: 'pending', approval: 'waiting' },
    ]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('of refunds by a driver and a desk at once only the one within the limit goes alone (OFC-108)', async () => {
    const order = await makePaid();
    await send(order);
    await Promise.all([leaveAtDoor(order), concede(await office(), order, 250_000)]);
    const all = await refundsOf(order);
    // the desk that comes second sees that the payment holds less, and is refused
    expect(all.map(({ amount }) => amount)).toContain(UNIT);
    const alone = all.filter(({ approval }) => approval === null).reduce((sum, { amount }) => sum + amount, 0);
    expect(alone).toBeLessThanOrEqual(refundAloneLimit);
    expect(await audit(api.db)).toEqual([]);
  });
});
