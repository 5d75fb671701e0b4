import type { CreditStatement } from '@tonalia/contract/statement';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { GUEST_ID, makeSeller, makeToken } from '../../../../test/make.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { textOfPdf } from '../../../../test/text-of-pdf.ts';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { XLSX_TYPE } from '../../../platform/table-file/write-xlsx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { payCredit } from '../../customers/index.ts';

const api = useApi({ hasGateway: true });
const day = (days: number) => new Date(Date.now() - 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const read = async ({ token }: Pick<MadeBuyer, 'token'>, query: Record<string, string> = {}) =>
  (await api.send({ url: '/api/customers/statement', token, query })).json<{ results: CreditStatement }>().results;

/** A buyer that owes 80.000 pesos for each due day. */
async function makeDebtor(...dueOn: string[]) {
  const buyer = await makeBuyer(api, { creditLimit: 900_000 });
  const orders = [];
  for (const _ of dueOn) orders.push(await makeUnpaidOrder(api, { buyer, method: 'own_credit' }));
  for (const [at, due] of dueOn.entries())
    await api.db.query(`update auth.credit_movement set due_on = $2 where order_id = $1`, [orders[at]?.orderId, due]);
  return { buyer, codes: orders.map(({ orderCode }) => orderCode), orders };
}

let payment = 8_000_000;
const pay = (customerId: string, amount: number, documents: { id: string; amount: number }[] = []) =>
  inTransaction(api.db, (tx) => payCredit(tx, { customerId, amount, paymentId: String((payment += 1)), documents }));

test('SEL-204: a statement has each document with its due day, days late and balance, and what is owed, overdue and due soon', async () => {
  const { buyer, codes } = await makeDebtor(day(-4), day(4), day(20));
  const { summary, documents, total } = await read(buyer);
  expect(summary).toEqual({
    limit: 900_000,
    used: 240_000,
    available: 660_000,
    overdue: 80_000,
    blocking: 0,
    inFavour: 0,
    dueSoon: 80_000,
    dueSoonOn: day(4),
    open: 3,
    before: 0,
    takesParts: true,
  });
  expect(total).toBe(3);
  expect(documents).toMatchObject([
    { orderCode: codes[0], due_on: day(-4), daysLate: 4, total: 80_000, balance: 80_000 },
    { orderCode: codes[1], due_on: day(4), daysLate: 0, total: 80_000, balance: 80_000 },
    { orderCode: codes[2], due_on: day(20), daysLate: 0, total: 80_000, balance: 80_000 },
  ]);
  expect((await read(buyer, { page: '2', limit: '2' })).documents).toMatchObject([{ orderCode: codes[2] }]);
});

test('SEL-204: money that names a document pays that one, other money the oldest due day, and the balances add up to the debt', async () => {
  const { buyer, codes } = await makeDebtor(day(-4), day(4), day(20));
  const [, , last] = (await read(buyer)).documents;
  await pay(buyer.customerId, 50_000, [{ id: last?._id ?? '', amount: 50_000 }]);
  await pay(buyer.customerId, 100_000);
  const { summary, documents } = await read(buyer);
  expect(documents.map(({ orderCode, balance }) => [orderCode, balance])).toEqual([
    [codes[1], 60_000],
    [codes[2], 30_000],
  ]);
  expect(summary).toMatchObject({ used: 90_000, overdue: 0, dueSoon: 60_000, open: 2 });
  expect((await read(buyer, { view: 'paid' })).documents).toMatchObject([
    { orderCode: codes[0], total: 80_000, balance: 0, daysLate: 0 },
  ]);
  const { movements } = await read(buyer, { view: 'movements', limit: '2' });
  expect(movements).toMatchObject([
    { kind: 'payment', amount: -100_000, balance: 90_000, appliedTo: [] },
    {
      kind: 'payment',
      amount: -50_000,
      balance: 190_000,
      appliedTo: [{ _id: last?._id, orderCode: codes[2], amount: 50_000 }],
    },
  ]);
});

test('SEL-204: an overdue document that a payment names is no longer overdue, whatever else is owed', async () => {
  const { buyer } = await makeDebtor(day(20), day(-4));
  const [late] = (await read(buyer)).documents;
  await pay(buyer.customerId, 80_000, [{ id: late?._id ?? '', amount: 80_000 }]);
  expect((await read(buyer)).summary).toMatchObject({ used: 80_000, overdue: 0, open: 1 });
});

test('SEL-204: an order that is cancelled after its payment leaves a credit that pays the rest, then a balance in favour', async () => {
  const { buyer, orders } = await makeDebtor(day(5), day(20));
  const [first] = (await read(buyer)).documents;
  await pay(buyer.customerId, 80_000, [{ id: first?._id ?? '', amount: 80_000 }]);
  await buyer.call(`POST /order/${orders[0]?.orderCode}/cancel`, {});
  expect((await read(buyer)).summary).toMatchObject({ used: 0, inFavour: 0, open: 0 });
  await buyer.call(`POST /order/${orders[1]?.orderCode}/cancel`, {});
  expect((await read(buyer)).summary).toMatchObject({ used: 0, inFavour: 80_000, open: 0 });
});

test('SEL-204: documents and movements are limited to a range of days', async () => {
  const { buyer, codes, orders } = await makeDebtor(day(5), day(6));
  await api.db.query(`update auth.credit_movement set created_at = now() - interval '60 days' where order_id = $1`, [
    orders[0]?.orderId,
  ]);
  expect((await read(buyer, { from: day(-30) })).documents).toMatchObject([{ orderCode: codes[1] }]);
  expect((await read(buyer, { to: day(-30) })).documents).toMatchObject([{ orderCode: codes[0] }]);
  const before = await read(buyer, { view: 'movements', to: day(-30) });
  expect(before.movements).toMatchObject([{ orderCode: codes[0], balance: 80_000 }]);
  const sent = await api.send({ url: '/api/customers/statement', token: buyer.token, query: { from: 'ayer' } });
  expect(sent.json()).toMatchObject({ code: 'INVALID_REQUEST' });
});

test('SEL-204: the statement is a PDF of the company with its documents and movements, for the customer and its seller only', async () => {
  const { buyer, codes } = await makeDebtor(day(-4), day(20));
  const url = '/api/customers/statement.pdf';
  const own = await api.send({ url, token: buyer.token });
  expect(own.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  const text = textOfPdf(own.rawPayload);
  for (const word of [...codes, 'Estado de cuenta', '4 días de mora', '$ 160.000', 'Página 1', 'Salón Rosa'])
    expect(text).toContain(word);
  const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
  const ask = async (identityId: string, customerId?: string) => {
    const sent = await api.send({
      url,
      token: await makeToken(api.db, { identityId }),
      query: customerId === undefined ? {} : { customerId },
    });
    return sent.statusCode === 200 ? sent.headers['content-type'] : sent.json<{ code: string }>().code;
  };
  expect(await ask(seller.identityId, buyer.customerId)).toBe('application/pdf');
  const stranger = await makeBuyer(api);
  expect(await ask(stranger.identityId, buyer.customerId)).toBe('CUSTOMER_NOT_FOUND');
  const other = await makeSeller(api.db, { customers: [stranger.customerId] });
  expect(await ask(other.identityId, buyer.customerId)).toBe('CUSTOMER_NOT_FOUND');
  expect(await ask(GUEST_ID, buyer.customerId)).toBe('GUEST_NOT_ALLOWED');
  expect((await api.send({ url })).statusCode).toBe(401);
});

test('SEL-204: the statement is a workbook with the number of each invoice, and a payment names it', async () => {
  const { buyer, codes } = await makeDebtor(day(20));
  const { rows } = await api.db.query<{ id: string }>(
    `insert into auth.credit_movement (customer_id, kind, amount, due_on, document)
     values ($1, 'adjustment', 50000, $2, 'FV-20418') returning id::text as id`,
    [buyer.customerId, day(2)],
  );
  await api.db.query('update auth.credit_account set used = used + 50000 where customer_id = $1', [buyer.customerId]);
  await pay(buyer.customerId, 20_000, [{ id: rows[0]?.id ?? '', amount: 20_000 }]);
  const { documents } = await read(buyer);
  expect(documents).toMatchObject([
    { orderCode: null, number: 'FV-20418', balance: 30_000 },
    { orderCode: codes[0], number: null },
  ]);
  const sent = await api.send({ url: '/api/customers/statement.xlsx', token: buyer.token });
  expect(sent.headers).toMatchObject({ 'content-type': XLSX_TYPE, 'cache-control': 'private, no-store' });
  const { rows: listed } = await readUploadedTable(sent.rawPayload, { rows: 100 });
  const sheet = listed.map((row) => ('cells' in row ? row.cells : []));
  expect(sheet).toContainEqual(['FV-20418', '', day(0), day(2), '50000', '30000']);
  expect(sheet.map(([first]) => first)).toContain('Pago, FV-20418');
  const stranger = await makeBuyer(api);
  const query = { customerId: buyer.customerId };
  expect((await api.send({ url: '/api/customers/statement.xlsx', token: stranger.token, query })).json()).toMatchObject(
    {
      code: 'CUSTOMER_NOT_FOUND',
    },
  );
});

test('SEL-204: the PDF of a range of days has the movements of those days and everything that is owed', async () => {
  const { buyer, codes, orders } = await makeDebtor(day(5), day(6));
  await api.db.query(`update auth.credit_movement set created_at = now() - interval '60 days' where order_id = $1`, [
    orders[0]?.orderId,
  ]);
  await pay(buyer.customerId, 12_345);
  const printed = async (query: Record<string, string>) => {
    const { rawPayload } = await api.send({ url: '/api/customers/statement.pdf', token: buyer.token, query });
    const text = textOfPdf(rawPayload);
    return [...codes, '12.345'].map((word) => text.includes(word));
  };
  expect(await printed({})).toEqual([true, true, true]);
  expect(await printed({ from: day(1) })).toEqual([true, true, false]);
  expect(await printed({ to: day(-30) })).toEqual([true, true, false]);
});

test('SEL-204: a long statement goes on over pages, and its file says where each object is', async () => {
  const { buyer } = await makeDebtor(day(20));
  await api.db.query(
    `insert into auth.credit_movement (customer_id, kind, amount, due_on)
     select $1, case when n % 2 = 0 then 'adjustment' else 'payment' end, case when n % 2 = 0 then 1000 else -1000 end,
       case when n % 2 = 0 then current_date + 9 end from generate_series(1, 220) n`,
    [buyer.customerId],
  );
  const { rawPayload } = await api.send({ url: '/api/customers/statement.pdf', token: buyer.token });
  const text = rawPayload.toString('latin1');
  expect(textOfPdf(rawPayload)).toContain('Página 5');
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const entries = text.slice(start).match(/\d{10} 00000 n/g) ?? [];
  expect(entries.length).toBeGreaterThan(10);
  for (const [at, entry] of entries.entries())
    expect(text.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${at + 1} 0 obj`));
});
