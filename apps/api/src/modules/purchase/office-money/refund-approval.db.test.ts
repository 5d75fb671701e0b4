import { randomUUID } from 'node:crypto';
import type { RefundApproval } from '@tonalia/contract/purchase-approvals';
import type { OfficeRefundPage, RefundSources } from '@tonalia/contract/refunds-office';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { refundAloneLimit } from '@tonalia/rules/policy';
import { afterEach, expect, test, vi } from 'vitest';
import { makeDesk } from '../../../../test/adjusting.ts';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { deliverOrder } from '../../../../test/returning.ts';

const api = useApi({ hasGateway: true });
vi.setConfig({ testTimeout: howOften(120_000, 900_000) });
afterEach(() => api.clock.set(new Date()));

const office = async (isConfirmed = true) =>
  officeCaller(api, (await makeOperator(api.db, { role: 'receivables', isConfirmed })).cookie);
type Office = Awaited<ReturnType<typeof office>>;
type Sent = Awaited<ReturnType<Office>>;
const codeOf = (sent: Sent) => sent.json<{ code?: string }>().code;

const TOTAL = 1_200_000;

/** A paid order of 1.200.000 pesos, which one person may not refund alone. */
async function makePaid(wish: { creditLimit?: number; creditAmount?: number } = {}) {
  const product = await makeProduct(api.db, { stock: 5, price: TOTAL / 2 });
  const order = await makeUnpaidOrder(api, { product, ...wish });
  await pay(api, order);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>(
    `select id::text as id from purchase.payment where order_id = $1 and status = 'approved'`,
    [order.orderId],
  );
  const paymentId = rows[0]?.id ?? '';
  const body = (amount: number, holds = TOTAL) => ({
    parts: [{ paymentId, amount, holds, goesTo: 'source' }],
    reason: 'Faltó en bodega',
    note: 'Llamó Luz',
  });
  const path = `/api/purchase/office/orders/${order.orderCode}/refund`;
  return {
    ...order,
    refund: (call: Office, amount: number, holds = TOTAL) => call(`POST ${path}`, body(amount, holds)),
    ask: (call: Office, amount: number, holds = TOTAL) => call(`POST ${path}/approval`, body(amount, holds)),
    sources: async (call: Office) => (await call(`GET ${path}`)).json<{ results: RefundSources }>().results,
    refunds: async (call: Office) =>
      (await call(`GET /api/purchase/office/refunds?q=${order.orderCode}`)).json<OfficeRefundPage>().results,
  };
}

const idOf = (sent: Sent) => sent.json<{ results: { _id: string } }>().results._id;
const waiting = async (call: Office) =>
  (await call('GET /api/purchase/office/refund-approvals')).json<{ results: RefundApproval[] }>().results;
const approve = (call: Office, id: string) => call(`POST /api/purchase/office/refund-approvals/${id}/approve`);
const reject = (call: Office, id: string) =>
  call(`POST /api/purchase/office/refund-approvals/${id}/reject`, { why: 'No hay soporte' });

test('a refund above the limit waits for another person, who approves it, and only then is money refunded (OFC-108)', async () => {
  const [camila, jorge] = [await office(), await office()];
  const order = await makePaid();
  expect(codeOf(await order.refund(camila, refundAloneLimit + 1))).toBe('REFUND_NEEDS_APPROVAL');
  const id = idOf(await order.ask(camila, 700_000));
  expect(await order.refunds(camila)).toEqual([]);
  expect(await order.sources(camila)).toMatchObject({ alone: refundAloneLimit, isWaiting: true });
  const listed = {
    _id: id,
    orderCode: order.orderCode,
    amount: 700_000,
    reason: 'Faltó en bodega',
    askedBy: 'Ana Ríos',
  };
  expect(await waiting(camila)).toContainEqual(expect.objectContaining({ ...listed, isOwn: true }));
  expect(await waiting(jorge)).toContainEqual(expect.objectContaining({ ...listed, isOwn: false }));
  expect(codeOf(await approve(camila, id))).toBe('APPROVAL_OWN');
  expect(codeOf(await reject(camila, id))).toBe('APPROVAL_OWN');
  expect(codeOf(await approve(await office(false), id))).toBe('STEP_UP_REQUIRED');
  expect((await approve(jorge, id)).statusCode).toBe(200);
  expect(await order.refunds(jorge)).toMatchObject([{ amount: 700_000, why: 'Faltó en bodega', note: 'Llamó Luz' }]);
  expect((await waiting(jorge)).map(({ _id }) => _id)).not.toContain(id);
  expect(codeOf(await approve(jorge, id))).toBe('APPROVAL_DECIDED');
  const { rows } = await api.db.query<{ action: string }>(
    `select action from platform.audit where subject_id = $1 and action like 'purchase.refund%' order by id`,
    [order.orderId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['purchase.refund_asked', 'purchase.refund_approved']);
});

test('small refunds of one order do not add up to more than one person may refund (OFC-108)', async () => {
  const call = await office();
  const order = await makePaid();
  expect((await order.refund(call, 300_000)).statusCode).toBe(200);
  expect(codeOf(await order.refund(call, 300_000, TOTAL - 300_000))).toBe('REFUND_NEEDS_APPROVAL');
  expect((await order.refund(call, 200_000, TOTAL - 300_000)).statusCode).toBe(200);
  expect(await order.sources(call)).toMatchObject({ alone: 0 });
});

test('two people who decide at once decide once, and one request of an order waits at a time (OFC-108)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const [asker, one, other] = [await office(), await office(), await office()];
    const order = await makePaid();
    const asked = await Promise.all([order.ask(asker, 700_000), order.ask(asker, 700_000)]);
    expect(asked.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const id = idOf(asked.find(({ statusCode }) => statusCode === 200) as Sent); // as: one is there, or the line above fails
    const decided = await Promise.all([approve(one, id), run % 3 === 1 ? reject(other, id) : approve(other, id)]);
    expect(decided.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const made = await order.refunds(one);
    expect(made.length).toBe(run % 3 === 1 && decided[1]?.statusCode === 200 ? 0 : 1);
  }
});

test('a rejected refund moves nothing and can be asked for again; one of money that is gone is refused (OFC-108)', async () => {
  const [asker, other] = [await office(), await office()];
  const order = await makePaid();
  expect((await reject(other, idOf(await order.ask(asker, 900_000)))).statusCode).toBe(200);
  expect(await order.refunds(other)).toEqual([]);
  const { rows: rejected } = await api.db.query(
    `select detail from platform.audit where subject_id = $1 and action = 'purchase.refund_rejected'`,
    [order.orderId],
  );
  expect(rejected).toMatchObject([{ detail: { amount: 900_000, reason: 'No hay soporte' } }]);
  const id = idOf(await order.ask(asker, 900_000));
  expect((await order.refund(asker, 400_000)).statusCode).toBe(200);
  expect(codeOf(await approve(other, id))).toBe('VERSION_CONFLICT');
  expect((await waiting(other)).map(({ _id }) => _id)).toContain(id);
  expect(codeOf(await approve(other, '999999999'))).toBe('APPROVAL_NOT_FOUND');
});

/** A delivered order with a return of one of its two units in the warehouse, and the act that resolves it. */
async function makeReturned(wish: Parameters<typeof makePaid>[0] = {}) {
  const order = await makePaid(wish);
  const [opener, resolver] = [await makeDesk(api), await makeDesk(api)];
  await deliverOrder(api, opener, order);
  const returns = '/api/purchase/office/returns';
  const request = { id: randomUUID(), wish: 'source', lines: [{ line: 1, units: 1, reason: 'broken', photos: [] }] };
  await opener.call(`POST /api/purchase/office/orders/${order.orderCode}/returns`, request);
  const version = async () =>
    (await opener.call(`GET ${returns}/${request.id}`)).json<{ results: OfficeReturn }>().results.version;
  const arrived = { version: await version(), lines: [{ line: 1, units: 1 }] };
  expect((await opener.call(`POST ${returns}/${request.id}/receive`, arrived)).statusCode).toBe(200);
  const decision = { version: await version(), lines: [{ line: 1, toStock: 1, toLoss: 0 }] };
  return { ...order, resolve: () => resolver.call(`POST ${returns}/${request.id}/resolve`, decision) };
}
const refunded = (made: OfficeRefundPage['results']) => made.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

test('a refund is not approved after a return of the order gave money back (OFC-108)', async () => {
  const [asker, other] = [await office(), await office()];
  const order = await makeReturned();
  const id = idOf(await order.ask(asker, 600_000));
  expect((await order.resolve()).statusCode).toBe(200);
  expect(codeOf(await approve(other, id))).toBe('VERSION_CONFLICT');
  expect(refunded(await order.refunds(other))).toBe(600_000);
  expect((await reject(other, id)).statusCode).toBe(200);
});

test('a refund is not approved after a return lowered own credit only, for the order is worth less (OFC-108)', async () => {
  const [asker, other] = [await office(), await office()];
  const order = await makeReturned({ creditLimit: 2_000_000, creditAmount: 600_000 });
  const id = idOf(await order.ask(asker, 550_000, 600_000));
  expect((await order.resolve()).statusCode).toBe(200);
  expect(await order.refunds(other)).toEqual([]);
  expect(codeOf(await approve(other, id))).toBe('VERSION_CONFLICT');
  expect(await order.refunds(other)).toEqual([]);
});

test('an approval and a return at the same time never give back the same money twice (OFC-108)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const [asker, other] = [await office(), await office()];
    const order = await makeReturned();
    const id = idOf(await order.ask(asker, 600_000));
    const [approved, resolved] = await Promise.all([approve(other, id), order.resolve()]);
    expect(resolved.statusCode, resolved.body).toBe(200);
    expect([200, 409]).toContain(approved.statusCode);
    expect(refunded(await order.refunds(other))).toBe(approved.statusCode === 200 ? TOTAL : 600_000);
    expect(await audit(api.db)).toEqual([]);
  }
});
