import type { BulkResult } from '@tonalia/contract/office-wire';
import type { TransferDecision, TransferDetail, TransferPage } from '@tonalia/contract/transfers-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { Order } from '@tonalia/contract/purchase';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { audit } from '../../../../test/audit.ts';
import { lockOrder, untilWaiting } from '../../../../test/locks.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type UnpaidOrder, makeUnpaidOrder } from '../../../../test/payments.ts';
import { makePdf, makePng } from '../../../../test/proofs.ts';

const api = useApi();
const HOUR = 3_600_000;
afterEach(() => api.clock.set(new Date()));

const office = async (role: OfficeRole = 'receivables', isConfirmed = false) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);
const base64 = (file: Buffer) => file.toString('base64');

type SentTransfer = UnpaidOrder & { id: string };

async function makeTransfer(file: Buffer | null = makePng(), wish: object = {}): Promise<SentTransfer> {
  const order = await makeUnpaidOrder(api, { method: 'bank_transfer', ...wish });
  if (file) await order.buyer.call(`POST /payment/${order.orderCode}/proof`, { file: base64(file) });
  return { ...order, id: (await paymentsOf(order))[0]?.id ?? '' };
}

const paymentsOf = async ({ orderId }: Pick<UnpaidOrder, 'orderId'>) =>
  (
    await api.db.query<{ id: string; status: string; amount: number; reason: string | null }>(
      'select id::text, status, amount::int, reason from purchase.payment where order_id = $1 order by id',
      [orderId],
    )
  ).rows;
const refundsOf = async ({ orderId }: UnpaidOrder) =>
  (
    await api.db.query<{ amount: number; why: string; status: string }>(
      `select r.amount::int, r.why, r.status from purchase.refund r join purchase.payment p on p.id = r.payment_id
       where p.order_id = $1 order by r.id`,
      [orderId],
    )
  ).rows;
const statusOf = async ({ orderId }: UnpaidOrder) =>
  (await api.db.query<{ status: string }>('select status from purchase.order where id = $1', [orderId])).rows[0]
    ?.status;

async function act(
  what: 'approve' | 'reject',
  body: object,
  call?: Awaited<ReturnType<typeof office>>,
): Promise<BulkResult> {
  const sent = await (call ?? (await office()))(`POST /api/purchase/office/transfers/${what}`, body);
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: BulkResult }>().results;
}
const approve = (body: object) => act('approve', body);
const approveConfirmed = async (body: object) => act('approve', body, await office('receivables', true));
const refusals = ({ refused }: BulkResult) => refused.map(({ code }) => code);

async function makeLine(amount: number, wish: { reference?: string; description?: string; day?: string } = {}) {
  const { reference = '', description = 'TRANSF CTA', day = dayIn(new Date()) } = wish;
  const { rows } = await api.db.query<{ id: string }>(
    `with statement as (insert into purchase.bank_statement (account, file_name, first_day, last_day, uploaded_by)
       values ('Bancolombia', 'x.csv', $1, $1, 'Ana') returning id)
     insert into purchase.bank_line (statement_id, account, day, amount, reference, description, hash)
     select id, 'Bancolombia', $1, $2, $3, $4, decode(md5(random()::text), 'hex') from statement returning id::text`,
    [day, amount, reference, description],
  );
  return rows[0]?.id ?? '';
}
async function match(lineId: string, transferId: string, isConfirmed = false): Promise<BulkResult> {
  const call = await office('receivables', isConfirmed);
  const sent = await call('POST /api/purchase/office/bank-lines/match', { items: [{ lineId, ids: [transferId] }] });
  return sent.json<{ results: BulkResult }>().results;
}
const lineOf = async (id: string) =>
  (
    await api.db.query<{ payment: string | null }>(
      'select b.payment_id::text as payment from purchase.bank_line l left join purchase.bank_pair b on b.line_id = l.id where l.id = $1',
      [id],
    )
  ).rows[0]?.payment;

describe('the list of transfers', () => {
  test('has the longest wait first, those without a proof last, and finds by code and customer (OFC-109)', async () => {
    const [without, first, second] = [await makeTransfer(null), await makeTransfer(), await makeTransfer()];
    const call = await office('read-only');
    const list = async (query = '') =>
      (await call(`GET /api/purchase/office/transfers${query}`)).json<TransferPage>().results;
    const codes = [first, second, without].map(({ orderCode }) => orderCode);
    const listed = (await list('?limit=100')).map(({ orderCode }) => orderCode);
    expect(listed.filter((code) => codes.includes(code))).toEqual(codes);
    expect(await list(`?q=${first.orderCode.toLowerCase()}`)).toMatchObject([
      { _id: first.id, amount: 80_000, total: 80_000, units: 2, state: 'unseen', proof: { kind: 'image/png' } },
    ]);
  });

  test('has one with a proof of an order that ended, once, and none without a proof or approved (OFC-109)', async () => {
    const [late, without, paid] = [await makeTransfer(), await makeTransfer(null), await makeTransfer()];
    await approve({ ids: [paid.id] });
    api.clock.set(new Date(Date.now() + 100 * HOUR));
    await api.drain();
    api.clock.set(new Date());
    const call = await office('read-only');
    const codes = [late, without, paid].map(({ orderCode }) => orderCode);
    const { results, total } = (await call('GET /api/purchase/office/transfers?limit=100')).json<TransferPage>();
    expect(results.filter(({ orderCode }) => codes.includes(orderCode))).toMatchObject([
      { _id: late.id, isOver: true },
    ]);
    expect(total).toBe(results.length);
  });

  test('proposes the line of the bank that fits by amount, reference and date, to one transfer only (OFC-109)', async () => {
    const [one, other] = [await makeTransfer(), await makeTransfer()];
    const line = await makeLine(80_000, { reference: one.orderCode.slice(3) });
    await makeLine(80_000, { reference: other.orderCode, day: dayAfter(dayIn(new Date()), -4) });
    const call = await office();
    const read = async ({ id }: SentTransfer) =>
      (await call(`GET /api/purchase/office/transfers/${id}`)).json<{ results: TransferDetail }>().results;
    expect(await read(one)).toMatchObject({ state: 'matches', line: { _id: line, amount: 80_000 } });
    expect(await read(other)).toMatchObject({ state: 'unseen', line: null });
  });

  test('leaves to the desk a line that may be of two transfers, and takes it for the chosen one once (OFC-109)', async () => {
    const both = [await makeTransfer(), await makeTransfer()] as const;
    await api.db.query(`update purchase.order set customer_name = 'Salón Yarumal' where id = any($1)`, [
      both.map(({ orderId }) => orderId),
    ]);
    const line = await makeLine(80_000, { description: 'TRANSF CTA YARUMAL' });
    const call = await office();
    const ids = both.map(({ id }) => id);
    for (const id of ids) {
      const { results } = (await call(`GET /api/purchase/office/transfers/${id}`)).json<{ results: TransferDetail }>();
      expect(results).toMatchObject({ state: 'several', line: null });
      expect(results.others[0]?._id).toBe(line);
    }
    expect((await call('GET /api/purchase/office/bank-lines?q=YARUMAL')).json()).toMatchObject({
      results: [{ _id: line, pair: null, proposal: null, candidates: 2 }],
    });
    expect(refusals(await approve({ ids, withLine: true }))).toEqual(['BANK_LINE_MISSING', 'BANK_LINE_MISSING']);
    const desks = await Promise.all(ids.map((id) => match(line, id)));
    expect(desks.flatMap(({ changed }) => changed)).toEqual([line]);
    expect(desks.flatMap(refusals)).toEqual(['BANK_LINE_TAKEN']);
    const states = await Promise.all(both.map(statusOf));
    expect(states).toEqual(expect.arrayContaining(['paid', 'pending_payment']));
    expect(await audit(api.db)).toEqual([]);
  });

  test('says when the order leaves if its transfer is approved now: the day that the customer sees after it (OFC-109)', async () => {
    const one = await makeTransfer();
    const { results } = (await (await office())(`GET /api/purchase/office/transfers/${one.id}`)).json<{
      results: TransferDetail;
    }>();
    await approve({ ids: [one.id] });
    const answer = await one.buyer.call(`GET /order/${one.orderCode}`);
    const [part] = answer.json<{ results: Order }>().results.shipments;
    expect(results.leaves).toMatch(/^\d{4}-/);
    expect(results.leaves).toBe(part?.leavesBy);
  });

  test('says when the bank has another amount under the code of the order (OFC-109)', async () => {
    const one = await makeTransfer();
    await makeLine(79_300, { description: `PAGO ${one.orderCode.replace('-', '')}` });
    const call = await office();
    const { results } = (await call(`GET /api/purchase/office/transfers/${one.id}`)).json<{
      results: TransferDetail;
    }>();
    expect(results).toMatchObject({ state: 'differs', line: { amount: 79_300 }, amount: 80_000, before: { total: 0 } });
    expect((await call('GET /api/purchase/office/transfers/987654321')).json()).toMatchObject({
      code: 'TRANSFER_NOT_FOUND',
    });
  });
});

describe('the proof of a transfer', () => {
  test('is served to operators as the picture it is, and nothing of it runs or is stored (OFC-109)', async () => {
    const picture = makePng({ length: 5_000 });
    const { id } = await makeTransfer(picture);
    const sent = await (await office('read-only'))(`GET /api/purchase/office/transfers/${id}/proof`);
    expect(sent.statusCode).toBe(200);
    expect(Buffer.compare(sent.rawPayload, picture)).toBe(0);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline/),
    });
    expect((await (await office('warehouse'))(`GET /api/purchase/office/transfers/${id}/proof`)).statusCode).toBe(403);
  });

  test('is saved as a file when it is a PDF, and is not there without one (OFC-109)', async () => {
    const [pdf, none] = [await makeTransfer(makePdf('recibo')), await makeTransfer(null)];
    const call = await office();
    const sent = await call(`GET /api/purchase/office/transfers/${pdf.id}/proof`);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="comprobante-${pdf.orderCode}.pdf"`,
    });
    expect((await call(`GET /api/purchase/office/transfers/${none.id}/proof`)).json()).toMatchObject({
      code: 'PROOF_NOT_FOUND',
    });
  });
});

describe('an approved transfer', () => {
  test('pays its order, records the operator, and is unchanged when it is approved again (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    const operator = await makeOperator(api.db, { role: 'receivables' });
    const call = officeCaller(api, operator.cookie);
    expect(await act('approve', { ids: [id], dryRun: true }, call)).toMatchObject({ changed: [id] });
    expect(await statusOf(order)).toBe('pending_payment');
    expect(await act('approve', { ids: [id] }, call)).toMatchObject({ changed: [id], refused: [] });
    expect(await statusOf(order)).toBe('paid');
    expect(await act('approve', { ids: [id] }, call)).toMatchObject({ changed: [], unchanged: [id] });
    const { rows } = await api.db.query(
      `select operator_id, detail from platform.audit where subject_id = $1 and action = 'purchase.transfer_approved'`,
      [order.orderId],
    );
    expect(rows).toEqual([
      { operator_id: operator.operatorId, detail: { amount: 80_000, expected: 80_000, by: 'Ana Ríos' } },
    ]);
    const { results } = (await (await office('owner'))(`GET /api/purchase/office/orders/${order.orderCode}`)).json<{
      results: { history: { status: string; by: string | null }[] };
    }>();
    // its message may be in the history already
    expect(results.history.findLast(({ status }) => status)).toMatchObject({ status: 'paid', by: 'Ana Ríos' });
    const { buyer } = order;
    const cancelled = await makeTransfer(null, { buyer });
    await buyer.call(`POST /order/${cancelled.orderCode}/cancel`, {});
    const next = await makeTransfer(makePng(), { buyer });
    const detail = await call(`GET /api/purchase/office/transfers/${next.id}`);
    expect(detail.json()).toMatchObject({ results: { before: { total: 2, approved: 1 } } });
  });

  test('of less than the total leaves the order waiting for the rest, which pays it (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    expect(await approve({ ids: [id], received: 50_000 })).toMatchObject({ changed: [id] });
    expect(await statusOf(order)).toBe('pending_payment');
    const [part, rest] = await paymentsOf(order);
    expect([part, rest]).toMatchObject([
      { status: 'approved', amount: 50_000 },
      { status: 'pending', amount: 30_000, reason: expect.stringMatching(/Nos llegaron \$\s50\.000/) },
    ]);
    const seen = (await order.buyer.call(`GET /payment/${order.orderCode}`)).json<{ results: object }>();
    expect(seen.results).toMatchObject({ status: 'pending', amount: 30_000, hasProof: false });
    await api.drain();
    const listed = await api.send({ url: '/api/notices/list', token: order.buyer.token });
    expect(listed.json()).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ title: `Falta una parte del pago de tu pedido ${order.orderCode}` }),
      ]),
    });
    expect(await approve({ ids: [rest?.id] })).toMatchObject({ changed: [rest?.id] });
    expect(await statusOf(order)).toBe('paid');
    expect(await audit(api.db)).toEqual([]);
  });

  test('of less gives the part back when the order expires before the rest arrives (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    await approve({ ids: [id], received: 50_000 });
    const [, rest] = await paymentsOf(order);
    await order.buyer.call(`POST /payment/${order.orderCode}/proof`, { file: base64(makePng()) });
    api.clock.set(new Date(Date.now() + 100 * HOUR));
    await api.drain();
    expect(await statusOf(order)).toBe('cancelled');
    expect(await refundsOf(order)).toMatchObject([{ amount: 50_000 }]);
    api.clock.set(new Date());
    expect(await approveConfirmed({ ids: [rest?.id] })).toMatchObject({ changed: [rest?.id] });
    expect(await statusOf(order)).toBe('cancelled');
    expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual([50_000, 30_000]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('of more pays the order and gives the surplus back, or keeps it as balance in favour (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    await approveConfirmed({ ids: [id], received: 95_000 });
    expect(await statusOf(order)).toBe('paid');
    expect(await refundsOf(order)).toMatchObject([{ amount: 15_000, status: 'pending' }]);
    const kept = await makeTransfer(makePng(), { creditLimit: 300_000 });
    await approveConfirmed({ ids: [kept.id], received: 90_000, surplus: 'balance' });
    expect(await refundsOf(kept)).toMatchObject([{ amount: 10_000, status: 'done' }]);
    const { rows } = await api.db.query('select in_favour from auth.credit_account where customer_id = $1', [
      kept.buyer.customerId,
    ]);
    expect(rows).toEqual([{ in_favour: 10_000 }]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('of more needs the second factor, also by a line of the bank, and changes nothing without it (OFC-109 OFC-005)', async () => {
    const { id, ...order } = await makeTransfer();
    const lineId = await makeLine(90_000);
    expect(refusals(await approve({ ids: [id], received: 95_000 }))).toEqual(['STEP_UP_REQUIRED']);
    expect(refusals(await match(lineId, id))).toEqual(['STEP_UP_REQUIRED']);
    expect([await statusOf(order), await refundsOf(order), await lineOf(lineId)]).toEqual([
      'pending_payment',
      [],
      null,
    ]);
    expect(await match(lineId, id, true)).toMatchObject({ changed: [lineId] });
    expect(await refundsOf(order)).toMatchObject([{ amount: 10_000 }]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('of an order that ended goes back after the second factor, and above one person’s limit waits for another (OFC-109 OFC-005)', async () => {
    const [small, large] = [await makeTransfer(), await makeTransfer()];
    for (const { buyer, orderCode } of [small, large]) await buyer.call(`POST /order/${orderCode}/cancel`, {});
    expect(refusals(await approve({ ids: [small.id, large.id] }))).toEqual(['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED']);
    expect(await refundsOf(small)).toEqual([]);
    const desk = await office('receivables', true);
    expect(await act('approve', { ids: [small.id] }, desk)).toMatchObject({ changed: [small.id] });
    expect(await act('approve', { ids: [large.id], received: 5_000_000 }, desk)).toMatchObject({ changed: [large.id] });
    const { rows } = await api.db.query<{ amount: number; approval: string | null; isOperators: boolean }>(
      `select r.amount::int, r.approval, r.started_operator is not null as "isOperators" from purchase.refund r
       join purchase.payment p on p.id = r.payment_id where p.order_id = any($1) order by r.amount`,
      [[small.orderId, large.orderId]],
    );
    expect(rows).toEqual([
      { amount: 80_000, approval: null, isOperators: true },
      { amount: 5_000_000, approval: 'waiting', isOperators: true },
    ]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('is not approved with a line of another amount, and loses nothing (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    const [small, large] = [await makeLine(1), await makeLine(90_000)];
    for (const lineId of [small, large])
      expect(refusals(await approve({ ids: [id], lineId }))).toEqual(['VERSION_CONFLICT']);
    expect(refusals(await approve({ ids: [id], lineId: large, received: 70_000 }))).toEqual(['VERSION_CONFLICT']);
    expect([await statusOf(order), await lineOf(small), await lineOf(large)]).toEqual(['pending_payment', null, null]);
    expect(await paymentsOf(order)).toMatchObject([{ status: 'pending', amount: 80_000 }]);
  });

  test('takes a line of the bank with it, and no line twice (OFC-109)', async () => {
    const [one, other] = [await makeTransfer(), await makeTransfer()];
    const line = await makeLine(80_000);
    expect(await approve({ ids: [one.id], lineId: line })).toMatchObject({ changed: [one.id] });
    expect(await lineOf(line)).toBe(one.id);
    expect(refusals(await approve({ ids: [other.id], lineId: line }))).toEqual(['BANK_LINE_TAKEN']);
    expect(refusals(await approve({ ids: [other.id], lineId: '987654321' }))).toEqual(['BANK_LINE_NOT_FOUND']);
    expect(await statusOf(other)).toBe('pending_payment');
    await expect(
      api.db.query('insert into purchase.bank_pair (line_id, payment_id) values ($1, $2)', [line, one.id]),
    ).rejects.toThrow(/bank_pair_of_payment/);
  });

  test('with many at once takes only those with a line that fits (OFC-109 OFC-007)', async () => {
    const [fits, none] = [await makeTransfer(), await makeTransfer()];
    const line = await makeLine(80_000, { reference: fits.orderCode });
    const body = { ids: [fits.id, none.id], withLine: true };
    expect(await approve({ ...body, dryRun: true })).toMatchObject({ changed: [fits.id] });
    const result = await approve(body);
    expect([result.changed, refusals(result)]).toEqual([[fits.id], ['BANK_LINE_MISSING']]);
    expect(await lineOf(line)).toBe(fits.id);
    expect(await statusOf(none)).toBe('pending_payment');
  });

  test('is not approved by a proof that the customer replaced meanwhile (OFC-008)', async () => {
    const { id, ...order } = await makeTransfer();
    const seen = new Date(Date.now() - HOUR).toISOString();
    expect(refusals(await approve({ ids: [id], seen }))).toEqual(['VERSION_CONFLICT']);
    expect(await statusOf(order)).toBe('pending_payment');
    const wrong = await (
      await office()
    )('POST /api/purchase/office/transfers/approve', {
      ids: [id, '7'],
      received: 10,
    });
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('a rejected transfer', () => {
  test('loses its proof with the reason, waits for another, and is unchanged when rejected again (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    const reason = 'El comprobante no se lee';
    expect(await act('reject', { ids: [id], reason })).toMatchObject({ changed: [id] });
    expect(await act('reject', { ids: [id], reason })).toMatchObject({ unchanged: [id] });
    const { results } = (await order.buyer.call(`GET /order/${order.orderCode}`)).json<{ results: Order }>();
    expect(results.payments).toMatchObject([{ status: 'pending', reason, hasProof: false }]);
    await approve({ ids: [id] });
    expect(refusals(await act('reject', { ids: [id], reason }))).toEqual(['TRANSFER_REVIEWED']);
  });
});

describe('two at once', () => {
  test('desks that approve and reject one proof: the second is refused and reads what the first decided (OFC-008)', async () => {
    const decisionOf = async (id: string) =>
      (await (await office('read-only'))(`GET /api/purchase/office/transfers/${id}/decision`)).json<{
        results: TransferDecision;
      }>().results;
    const [one, other] = [await makeTransfer(), await makeTransfer()];
    const seen = (await decisionOf(one.id)).proofSentAt;
    const { orderId, ...waits } = await decisionOf(one.id);
    expect(waits).toEqual({ state: 'waits', amount: 80_000, reason: null, proofSentAt: seen });
    const rejected = await race(one, [
      () => act('reject', { ids: [one.id], reason: 'No se lee', seen }),
      () => approve({ ids: [one.id], seen }),
    ]);
    expect(rejected.map(refusals)).toEqual([[], ['VERSION_CONFLICT']]);
    expect(await decisionOf(one.id)).toMatchObject({ state: 'rejected', reason: 'No se lee', proofSentAt: null });
    const author = await (await office())(`GET /api/office/last-save?kind=transfer&subject=${orderId ?? ''}`);
    expect(author.json()).toMatchObject({ results: { by: 'Ana Ríos' } });
    const proof = (await decisionOf(other.id)).proofSentAt;
    const approved = await race(other, [
      () => approve({ ids: [other.id], seen: proof, received: 50_000 }),
      () => act('reject', { ids: [other.id], reason: 'No se lee', seen: proof }),
    ]);
    expect(approved.map(refusals)).toEqual([[], ['TRANSFER_REVIEWED']]);
    expect(await decisionOf(other.id)).toMatchObject({ state: 'approved', amount: 50_000 });
    const none = await (await office())('GET /api/purchase/office/transfers/987654321/decision');
    expect(none.json()).toMatchObject({ code: 'TRANSFER_NOT_FOUND' });
  });

  /** Both acts wait for the order, the first in front. */
  async function race<T>(
    { orderId }: Pick<UnpaidOrder, 'orderId'>,
    [first, second]: [() => Promise<T>, () => Promise<T>],
  ): Promise<T[]> {
    const release = await lockOrder(api.db, orderId);
    const one = first();
    await untilWaiting(api.db, 1);
    const both = Promise.all([one, second()]);
    await untilWaiting(api.db, 2);
    await release();
    return both;
  }

  test('operators approve one transfer: one does, and the order is paid once (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    const release = await lockOrder(api.db, order.orderId);
    const both = Promise.all([approve({ ids: [id] }), approve({ ids: [id] })]);
    await untilWaiting(api.db, 2);
    await release();
    expect((await both).flatMap(({ changed }) => changed)).toEqual([id]);
    expect((await both).flatMap(refusals)).toEqual(['TRANSFER_REVIEWED']);
    expect(await audit(api.db)).toEqual([]);
  });

  test('operators approve a part each: the second does not take the rest for what it saw (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    const release = await lockOrder(api.db, order.orderId);
    const both = Promise.all([approve({ ids: [id], received: 50_000 }), approve({ ids: [id], received: 50_000 })]);
    await untilWaiting(api.db, 2);
    await release();
    expect((await both).flatMap(({ changed }) => changed)).toEqual([id]);
    expect((await paymentsOf(order)).map(({ amount, status }) => `${amount} ${status}`)).toEqual([
      '50000 approved',
      '30000 pending',
    ]);
  });

  test('operators match one line of the bank with two transfers: one gets it (OFC-109)', async () => {
    const [one, other] = [await makeTransfer(), await makeTransfer()];
    const line = await makeLine(80_000);
    const both = await Promise.all([
      approve({ ids: [one.id], lineId: line }),
      approve({ ids: [other.id], lineId: line }),
    ]);
    expect(both.flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(both.flatMap(refusals)).toEqual(['BANK_LINE_TAKEN']);
    expect(await lineOf(line)).toBe(both.flatMap(({ changed }) => changed)[0]);
  });

  test('an approval and the expiry of its order: the order is paid, or the money finds it again (OFC-109)', async () => {
    const { id, ...order } = await makeTransfer();
    api.clock.set(new Date(Date.now() + 100 * HOUR));
    const context = { db: api.db, clock: api.clock, log: api.app.log };
    const { reviewTransfer } = await import('../payment/review-transfer.ts');
    await Promise.all([api.drain(), reviewTransfer(context, { paymentId: id, reason: null, by: 'Ana' })]);
    expect(await statusOf(order)).toBe('paid');
    expect(await audit(api.db)).toEqual([]);
  });
});
