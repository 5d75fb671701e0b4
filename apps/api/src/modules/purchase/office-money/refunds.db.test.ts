import type { BulkResult } from '@tonalia/contract/office-wire';
import type { OfficeRefundPage, RefundSources } from '@tonalia/contract/refunds-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type UnpaidOrder, APPROVED_NEQUI, makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { reviewTransfer } from '../payment/review-transfer.ts';

const api = useApi({ hasGateway: true });
afterEach(() => api.clock.set(new Date()));

const office = async (role: OfficeRole = 'receivables', isConfirmed = true) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);

type PaidOrder = UnpaidOrder & { paymentId: string };
async function makePaid(instrument: object = APPROVED_NEQUI, wish: object = {}): Promise<PaidOrder> {
  const order = await makeUnpaidOrder(api, wish);
  await pay(api, order, instrument);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>(
    `select id::text as id from purchase.payment where order_id = $1 and status = 'approved'`,
    [order.orderId],
  );
  return { ...order, paymentId: rows[0]?.id ?? '' };
}
const card = async () => ({ type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });

type RefundWish = { goesTo?: string; call?: Awaited<ReturnType<typeof office>>; /** As it was seen. */ holds?: number };
async function refund(
  { orderCode, paymentId }: PaidOrder,
  amount: number,
  { goesTo = 'source', call, holds = 80_000 }: RefundWish = {},
) {
  const body = { parts: [{ paymentId, amount, holds, goesTo }], reason: 'Faltó en bodega', note: 'Llamó Luz' };
  const sent = await (call ?? (await office()))(`POST /api/purchase/office/orders/${orderCode}/refund`, body);
  return { status: sent.statusCode, ...sent.json<{ code?: string; results?: { ids: string[] } }>() };
}
const listed = async (query: string) =>
  (await (await office('read-only'))(`GET /api/purchase/office/refunds?${query}`)).json<OfficeRefundPage>();
const sources = async ({ orderCode }: UnpaidOrder) =>
  (await (await office())(`GET /api/purchase/office/orders/${orderCode}/refund`)).json<{ results: RefundSources }>()
    .results;

describe('a refund that an operator starts', () => {
  test('is a part of what the payment holds, waits in the list, and is done with its reference (OFC-108)', async () => {
    const order = await makePaid();
    expect(await sources(order)).toMatchObject({
      payments: [{ paymentId: order.paymentId, amount: 80_000, holds: 80_000, isAutomatic: true }],
      hasBalance: false,
    });
    const { results } = await refund(order, 38_400);
    const [id = ''] = results?.ids ?? [];
    await api.drain();
    expect((await sources(order)).payments).toMatchObject([{ holds: 41_600 }]);
    expect((await listed(`q=${order.orderCode}`)).results).toMatchObject([
      { _id: id, amount: 38_400, why: 'Faltó en bodega', note: 'Llamó Luz', place: 'manual', startedBy: 'Ana Ríos' },
    ]);
    const call = await office();
    const done = async () =>
      (await call(`POST /api/purchase/office/refunds/${id}/done`, { reference: 'M-7712' })).json<object>();
    expect(await done()).toEqual({ results: { isNew: true } });
    expect(await done()).toEqual({ results: { isNew: false } });
    expect((await listed(`q=${order.orderCode}`)).results).toEqual([]);
    expect((await listed(`q=${order.orderCode}&state=done`)).results).toMatchObject([
      { _id: id, place: 'done', reference: 'M-7712' },
    ]);
    const { rows } = await api.db.query<{ action: string; operator: boolean }>(
      `select action, operator_id is not null as operator from platform.audit where subject_id = $1 and action like 'purchase.refund%' order by id`,
      [order.orderId],
    );
    expect(rows).toEqual([
      { action: 'purchase.refund_started', operator: true },
      { action: 'purchase.refund_done', operator: true },
    ]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('of the whole payment is made by the gateway, whose state decides (OFC-108)', async () => {
    const order = await makePaid(await card());
    const { results } = await refund(order, 80_000);
    const [id = ''] = results?.ids ?? [];
    const call = await office();
    // The payment worker starts at once: the gateway is still asked (REFUND_AT_GATEWAY) or has answered. Neither takes a reference.
    const byHand = await call(`POST /api/purchase/office/refunds/${id}/done`, { reference: 'M-1' });
    expect(byHand.json()).not.toMatchObject({ results: { isNew: true } });
    await api.drain();
    expect((await listed(`q=${order.orderCode}&state=done`)).results).toMatchObject([{ _id: id, reference: null }]);
    // the money went back, and the goods still go out
    const seen = await order.buyer.call(`GET /order/${order.orderCode}`);
    expect(seen.json()).toMatchObject({ results: { status: 'paid' } });
  });

  test('is refused above the rest, for a payment of another order, and without the second factor (OFC-108 OFC-005)', async () => {
    const [order, other] = [await makePaid(), await makePaid()];
    await refund(order, 50_000);
    expect(await refund(order, 30_001, { holds: 30_000 })).toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' });
    expect(await refund({ ...order, paymentId: other.paymentId }, 1)).toMatchObject({ code: 'REFUND_TOO_MUCH' });
    expect(await refund({ ...order, orderCode: 'TN-NADA' }, 1)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const call = await office('receivables', false);
    expect(await refund(order, 1, { call })).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect((await sources(order)).payments).toMatchObject([{ holds: 30_000 }]);
  });

  test('is all of its parts or none of them (OFC-108)', async () => {
    const order = await makePaid();
    const parts = [
      { paymentId: order.paymentId, amount: 60_000, holds: 80_000 },
      { paymentId: order.paymentId, amount: 30_000, holds: 80_000 },
    ];
    const call = await office();
    const sent = await call(`POST /api/purchase/office/orders/${order.orderCode}/refund`, {
      parts,
      reason: 'Golpeado',
    });
    expect(sent.json()).toMatchObject({ code: 'REFUND_TOO_MUCH' });
    expect((await sources(order)).payments).toMatchObject([{ holds: 80_000 }]);
  });

  test('of two operators at once never exceeds what was paid (OFC-108)', async () => {
    const order = await makePaid();
    const calls = [await office(), await office(), await office()];
    const outcomes = await Promise.all(calls.map((call) => refund(order, 50_000, { call })));
    expect(outcomes.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('that is sent twice, at once or later, is made once (OFC-108 OFC-008)', async () => {
    const order = await makePaid();
    const call = await office();
    const outcomes = await Promise.all([refund(order, 20_000, { call }), refund(order, 20_000, { call })]);
    expect(outcomes.flatMap(({ code }) => code ?? [])).toEqual(['VERSION_CONFLICT']);
    expect(await refund(order, 20_000, { call })).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect((await sources(order)).payments).toMatchObject([{ holds: 60_000 }]);
    expect(await refund(order, 20_000, { call, holds: 60_000 })).toMatchObject({ status: 200 });
    expect(await audit(api.db)).toEqual([]);
  });

  test('is refused while the order waits for the rest of its money (OFC-108)', async () => {
    const order = await makeUnpaidOrder(api, { method: 'bank_transfer' });
    const context = { db: api.db, clock: api.clock, log: api.app.log };
    await reviewTransfer(context, { orderCode: order.orderCode, reason: null, by: 'caja', received: 50_000 });
    const [part] = (await sources(order)).payments;
    const paid = { ...order, paymentId: part?.paymentId ?? '' };
    expect(await refund(paid, 10_000, { holds: 50_000 })).toMatchObject({ status: 409, code: 'ORDER_UNPAID' });
    expect((await sources(order)).payments).toMatchObject([{ holds: 50_000 }]);
  });

  test('goes to the balance in favour at once, or says that there is none (OFC-108)', async () => {
    const [rich, plain] = [await makePaid(APPROVED_NEQUI, { creditLimit: 200_000 }), await makePaid()];
    expect(await refund(rich, 20_000, { goesTo: 'balance' })).toMatchObject({ status: 200 });
    const { rows } = await api.db.query('select in_favour from auth.credit_account where customer_id = $1', [
      rich.buyer.customerId,
    ]);
    expect(rows).toEqual([{ in_favour: 20_000 }]);
    expect(await refund(plain, 20_000, { goesTo: 'balance' })).toMatchObject({ code: 'BALANCE_UNAVAILABLE' });
    expect((await sources(plain)).payments).toMatchObject([{ holds: 80_000 }]);
    expect(await audit(api.db)).toEqual([]);
  });
});

describe('refunds that one bank transfer returned', () => {
  test('are recorded together with its reference, once, and each refusal is of its own refund (OFC-108 OFC-007)', async () => {
    const [one, other, tried] = [await makePaid(), await makePaid(), await makePaid()];
    const idOf = async (order: PaidOrder) => (await refund(order, 12_000)).results?.ids[0] ?? '';
    const ids = [await idOf(one), await idOf(other), await idOf(tried)];
    // a refund that no gateway can make is left to the office in the background
    await api.drain();
    await api.db.query("update purchase.refund set next_try_at = now() + interval '1 day' where id = $1", [ids[2]]);
    const call = await office();
    const send = async (body: object) =>
      (await call('POST /api/purchase/office/refunds/done', body)).json<{ results: BulkResult }>().results;
    const before = (await listed('')).counts;
    expect(await send({ ids, reference: 'LOTE 12', dryRun: true })).toMatchObject({ changed: ids.slice(0, 2) });
    expect((await listed('')).counts).toEqual(before);
    const refused = [{ id: ids[2], code: 'REFUND_AT_GATEWAY' }];
    expect(await send({ ids, reference: 'LOTE 12' })).toMatchObject({
      changed: ids.slice(0, 2),
      unchanged: [],
      refused,
    });
    expect(await send({ ids, reference: 'LOTE 13' })).toMatchObject({
      changed: [],
      unchanged: ids.slice(0, 2),
      refused,
    });
    expect((await listed(`state=done&q=${other.orderCode}`)).results).toMatchObject([
      { _id: ids[1], reference: 'LOTE 12', place: 'done' },
    ]);
    expect((await listed('')).counts).toEqual({ waiting: before.waiting - 2, done: before.done + 2 });
  });

  test('two desks that record the same ones at once return each once (OFC-108 OFC-008)', async () => {
    const orders = [await makePaid(), await makePaid()];
    const ids: string[] = [];
    for (const order of orders) ids.push((await refund(order, 12_000)).results?.ids[0] ?? '');
    // a refund that no gateway can make is left to the office in the background
    await api.drain();
    const desks = [await office(), await office()];
    const results = await Promise.all(
      desks.map(async (call, nth) =>
        (
          await call('POST /api/purchase/office/refunds/done', {
            ids: nth === 0 ? ids : ids.toReversed(),
            reference: `LOTE ${nth}`,
          })
        ).json<{ results: BulkResult }>(),
      ),
    );
    expect(results.flatMap(({ results: { changed } }) => changed).toSorted()).toEqual(ids.toSorted());
    expect(results.flatMap(({ results: { refused } }) => refused)).toEqual([]);
  });
});
