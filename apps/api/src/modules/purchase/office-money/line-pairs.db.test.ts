import { randomInt, randomUUID } from 'node:crypto';
import type { BankLinePage, PossiblePair } from '@tonalia/contract/bank-lines';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { dayIn } from '@tonalia/rules/dates';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { delivered, driverOf, makeLoad, sendDeliveries } from '../../../../test/make-loads.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeUnpaidOrder, pay } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
afterEach(() => api.clock.set(new Date()));
const office = async (isConfirmed = false) =>
  officeCaller(api, (await makeOperator(api.db, { role: 'owner', isConfirmed })).cookie);

/** A line of the bank that no other test finds. */
async function makeLine(amount: number, description: string, reference = randomUUID().slice(0, 12)) {
  const { rows } = await api.db.query<{ id: string }>(
    `with statement as (insert into purchase.bank_statement (account, file_name, first_day, last_day, uploaded_by)
       values ('Bancolombia', 'x.csv', $1, $1, 'Ana') returning id)
     insert into purchase.bank_line (statement_id, account, day, amount, reference, description, hash)
     select id, 'Bancolombia', $1, $2, $3, $4, decode(md5(random()::text), 'hex') from statement returning id::text`,
    [dayIn(new Date()), amount, reference, description],
  );
  return { lineId: rows[0]?.id ?? '', q: reference };
}
const read = async ({ q }: { q: string }) =>
  (await (await office())(`GET /api/purchase/office/bank-lines?state=all&q=${q}`)).json<BankLinePage>().results[0];
const match = async (items: object[], more: object = {}, isConfirmed = false) =>
  (await (await office(isConfirmed))('POST /api/purchase/office/bank-lines/match', { items, ...more })).json<{
    results: BulkResult;
  }>().results;
const refusals = ({ refused }: BulkResult) => refused.map(({ code }) => code);
const pairsOf = async ({ lineId }: { lineId: string }, q = '') =>
  (await (await office())(`GET /api/purchase/office/bank-lines/${lineId}/pairs?q=${q}`)).json<{
    results: PossiblePair[];
  }>().results;

/** What the audit has about a line and these things of the company's money. */
async function recorded({ lineId }: { lineId: string }) {
  const { rows } = await api.db.query<{ of: string; count: number; amount: number }>(
    `select detail ->> 'of' as of, (detail ->> 'count')::int as count, (detail ->> 'amount')::int as amount from platform.audit
     where action = 'purchase.line_matched' and detail ->> 'lineId' = $1`,
    [lineId],
  );
  return rows;
}

/** Two transfers of one customer with a name of its own. */
async function makeTwo() {
  const first = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  const second = await makeUnpaidOrder(api, { method: 'bank_transfer', buyer: first.buyer });
  const word = `QUIMBA${String.fromCodePoint(...Array.from({ length: 6 }, () => randomInt(65, 91)))}`;
  const orders = [first.orderId, second.orderId];
  await api.db.query('update purchase.order set customer_name = $2 where id = any($1)', [orders, `Salón ${word}`]);
  const { rows } = await api.db.query<{ id: string; orderId: string }>(
    'select id::text, order_id as "orderId" from purchase.payment where order_id = any($1) order by order_id',
    [orders],
  );
  const statuses = async () =>
    (await api.db.query<{ status: string }>('select status from purchase.order where id = any($1)', [orders])).rows.map(
      ({ status }) => status,
    );
  return { word, ids: rows.map(({ id }) => id), statuses };
}

test('a line that is the sum of two transfers of its customer approves both, once (OFC-109)', async () => {
  const { word, ids, statuses } = await makeTwo();
  const line = await makeLine(160_000, `TRANSF ${word}`);
  const before = await read(line);
  expect(before).toMatchObject({
    pair: null,
    proposal: { of: 'transfer', count: 2, code: null, name: `Salón ${word}`, amount: 160_000, state: 'sum' },
  });
  expect(before?.proposal?.ids.toSorted()).toEqual(ids.toSorted());
  const item = { lineId: line.lineId, ids };
  expect((await match([item], { dryRun: true })).changed).toEqual([line.lineId]);
  expect(await statuses()).toEqual(['pending_payment', 'pending_payment']);
  expect((await match([item])).changed).toEqual([line.lineId]);
  expect(await statuses()).toEqual(['paid', 'paid']);
  // the audit has the two approvals instead
  expect(await recorded(line)).toEqual([]);
  expect((await match([item])).unchanged).toEqual([line.lineId]);
  expect(await read(line)).toMatchObject({
    proposal: null,
    pair: { of: 'transfer', count: 2, amount: 160_000, name: `Salón ${word}`, by: 'Ana Ríos' },
  });
});

test('several transfers of another sum, or with one that is of another line, leave all of them as they were (OFC-109)', async () => {
  const { word, ids, statuses } = await makeTwo();
  const less = await makeLine(150_000, `TRANSF ${word}`);
  expect(refusals(await match([{ lineId: less.lineId, ids }]))).toEqual(['VERSION_CONFLICT']);
  expect(refusals(await match([{ lineId: less.lineId, ids: [...ids, '999999999'] }]))).toEqual(['TRANSFER_NOT_FOUND']);
  expect(await statuses()).toEqual(['pending_payment', 'pending_payment']);
  const own = await makeLine(80_000, 'TRANSF', `${word}9`);
  await match([{ lineId: own.lineId, ids: ids.slice(0, 1) }]);
  const sum = await makeLine(160_000, `TRANSF ${word}`);
  expect(refusals(await match([{ lineId: sum.lineId, ids }]))).toEqual(['BANK_LINE_TAKEN']);
  expect((await statuses()).toSorted()).toEqual(['paid', 'pending_payment']);
});

/** A settlement of this cash that is closed. */
async function settle(coins = 80_000) {
  const load = await makeLoad(api);
  const call = await office();
  const at = `/api/purchase/office/settlements/${load.code}`;
  const version = async () => (await call(`GET ${at}`)).json<{ results: { version: number } }>().results.version;
  await sendDeliveries(await driverOf(api, load), [delivered(load.orders[0]?.stopId ?? '')]);
  const count = { notes: [], coins };
  await call(`PUT ${at}/count`, { version: await version(), count, isChangeReturned: true });
  if (coins !== 80_000)
    await call(`POST ${at}/explanations`, {
      version: await version(),
      kind: coins > 80_000 ? 'surplus' : 'expense',
      text: 'Peaje',
      amount: coins - 80_000,
    });
  const closed = await call(`POST ${at}/close`, { version: await version() });
  expect(closed.statusCode, closed.body).toBe(200);
  return load.code;
}

test('cash that a settlement handed over is proposed for its deposit, and is of one line (OFC-109 OFC-207)', async () => {
  const coins = 80_000;
  const code = await settle(coins);
  const line = await makeLine(coins, `CONSIGNACION ${code}`);
  const before = await read(line);
  expect(before?.proposal).toMatchObject({
    of: 'cash',
    count: 1,
    code,
    isOrder: false,
    amount: coins,
    state: 'matches',
  });
  const other = await makeLine(coins, 'DEPOSITO');
  expect(await pairsOf(other, code)).toMatchObject([{ of: 'cash', code, amount: coins, isApproved: true }]);
  const ids = before?.proposal?.ids ?? [];
  expect((await match([{ lineId: line.lineId, of: 'cash', ids }])).changed).toEqual([line.lineId]);
  expect(await read(line)).toMatchObject({ pair: { of: 'cash', code, amount: coins }, proposal: null });
  expect(await recorded(line)).toEqual([{ of: 'cash', count: 1, amount: coins }]);
  expect(await pairsOf(other, code)).toEqual([]);
  expect(refusals(await match([{ lineId: other.lineId, of: 'cash', ids }]))).toEqual(['BANK_LINE_TAKEN']);
  const wrong = await makeLine(coins + 1, 'DEPOSITO');
  expect(refusals(await match([{ lineId: wrong.lineId, of: 'cash', ids }]))).toEqual(['TRANSFER_REVIEWED']);
});

async function paidAtGateway() {
  const order = await makeUnpaidOrder(api);
  await pay(api, order);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>('select id::text from purchase.payment where order_id = $1', [
    order.orderId,
  ]);
  return { ...order, paymentId: rows[0]?.id ?? '' };
}

test('what a gateway transferred is the sum of its payments, and each is of one line (OFC-109)', async () => {
  const [one, other] = [await paidAtGateway(), await paidAtGateway()];
  const line = await makeLine(160_000, 'WOMPI LIQUIDACION 1191');
  const proposal = (await read(line))?.proposal;
  expect(proposal).toMatchObject({ of: 'gateway', count: 2, name: 'Nequi', state: 'sum' });
  const ids = [one.paymentId, other.paymentId];
  expect(proposal?.ids.toSorted()).toEqual(ids.toSorted());
  expect((await match([{ lineId: line.lineId, of: 'gateway', ids }])).changed).toEqual([line.lineId]);
  expect(await read(line)).toMatchObject({ pair: { of: 'gateway', count: 2, code: null, name: 'Nequi' } });
  const again = await makeLine(80_000, 'WOMPI LIQUIDACION 1192');
  expect((await read(again))?.proposal).toBeNull();
  expect(refusals(await match([{ lineId: again.lineId, of: 'gateway', ids: ids.slice(0, 1) }]))).toEqual([
    'BANK_LINE_TAKEN',
  ]);
  // a payment at a gateway is no transfer
  expect(refusals(await match([{ lineId: again.lineId, ids: ids.slice(0, 1) }]))).toEqual(['TRANSFER_NOT_FOUND']);
});

test('money that left is matched with a done refund of its amount, once, and never with money that came (OFC-109 OFC-108)', async () => {
  const { orderCode, paymentId } = await paidAtGateway();
  const { rows } = await api.db.query<{ id: string }>(
    `insert into purchase.refund (payment_id, amount, why, status, done_at) values ($1, 30000, 'Faltó', 'done', now()) returning id::text`,
    [paymentId],
  );
  const ids = [rows[0]?.id ?? ''];
  const line = await makeLine(-30_000, `DEVOLUCION ${orderCode.slice(3)}`);
  expect((await read(line))?.proposal).toMatchObject({ of: 'refund', code: orderCode, amount: -30_000, ids });
  expect(await pairsOf(line, orderCode)).toMatchObject([{ of: 'refund', id: ids[0], amount: -30_000 }]);
  const came = await makeLine(30_000, 'TRANSF');
  expect(refusals(await match([{ lineId: came.lineId, of: 'refund', ids }]))).toEqual(['BANK_LINE_TAKEN']);
  expect((await match([{ lineId: line.lineId, of: 'refund', ids }])).changed).toEqual([line.lineId]);
  expect(await read(line)).toMatchObject({ pair: { of: 'refund', code: orderCode, isOrder: true, amount: -30_000 } });
  const second = await makeLine(-30_000, `DEVOLUCION ${orderCode.slice(3)}`);
  expect((await read(second))?.proposal).toBeNull();
  expect(refusals(await match([{ lineId: second.lineId, of: 'refund', ids }]))).toEqual(['BANK_LINE_TAKEN']);
});

test('the head of a statement counts a line that may be of two transfers as one to choose, and as no difference (OFC-109)', async () => {
  const { word } = await makeTwo();
  const page = async () => (await (await office())('GET /api/purchase/office/bank-lines')).json<BankLinePage>();
  const before = await page();
  const line = await makeLine(80_000, `TRANSF ${word}`);
  expect(await read(line)).toMatchObject({ proposal: null, candidates: 2 });
  const after = await page();
  expect(after.statement).toMatchObject({ total: 1, matched: 0, proposed: 0, undecided: 1, withoutPair: 0 });
  expect(after.difference).toBe(before.difference);
});
