import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { BankLinePage, PossiblePair, UploadedStatement } from '@tonalia/contract/bank-lines';
import { dayIn } from '@tonalia/rules/dates';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type UnpaidOrder, makeUnpaidOrder } from '../../../../test/payments.ts';

const api = useApi();
const office = async () => officeCaller(api, (await makeOperator(api.db, { role: 'receivables' })).cookie);
const today = dayIn(new Date()).split('-').toReversed().join('/');

/** A name that no other statement of this file has. */
let files = 0;
const csv = (rows: string): string => {
  files += 1;
  return `Bancolombia;cuenta 900000${1_000 + files}\nFecha;Descripción;Referencia;Valor\n${rows}`;
};

/** A workbook with parts of this size together; random bytes keep its ratio below that of a bomb. */
function unpackingTo(bytes: number): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('<workbook/>'), 'xl/workbook.xml');
  const cell = '<c t="inlineStr"><is><t>hola</t></is></c>';
  zip.addBuffer(Buffer.from(`<worksheet><row>${cell}</row></worksheet>`), 'xl/worksheets/sheet1.xml');
  zip.addBuffer(randomBytes(400_000), 'xl/media/one.bin');
  zip.addBuffer(Buffer.alloc(bytes - 400_000), 'xl/media/other.bin');
  zip.end();
  return buffer(zip.outputStream);
}

async function upload(content: string | Buffer, name = 'extracto.csv', account?: string) {
  const sent = await (
    await office()
  )('POST /api/purchase/office/statements', {
    name,
    file: Buffer.from(content as string).toString('base64'), // as: Buffer.from takes both
    ...(account !== undefined && { account }),
  });
  return {
    status: sent.statusCode,
    ...sent.json<{ results?: UploadedStatement; code?: string; message?: string }>(),
  };
}
const lines = async (query: string) =>
  (await (await office())(`GET /api/purchase/office/bank-lines?${query}`)).json<BankLinePage>();
const match = async (items: object[], more: object = {}) =>
  (await (await office())('POST /api/purchase/office/bank-lines/match', { items, ...more })).json<{
    results: BulkResult;
  }>().results;
const transfer = async (): Promise<UnpaidOrder & { id: string }> => {
  const order = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  const { rows } = await api.db.query<{ id: string }>('select id::text from purchase.payment where order_id = $1', [
    order.orderId,
  ]);
  return { ...order, id: rows[0]?.id ?? '' };
};
const statusOf = async ({ orderId }: UnpaidOrder) =>
  (await api.db.query<{ status: string }>('select status from purchase.order where id = $1', [orderId])).rows[0]
    ?.status;

describe('a statement', () => {
  test('adds each line once, however often it is sent, and two equal lines of a file are two (OFC-109)', async () => {
    const rows = `${today};PAGO;1;10.000\n${today};PAGO;1;10.000\n${today};CUOTA;;-5.000`;
    const file = csv(rows);
    expect((await upload(file)).results).toMatchObject({ lines: 3, added: 3, errorCount: 0 });
    expect((await upload(file, 'otra-vez.csv')).results).toMatchObject({ lines: 3, added: 0 });
    expect((await upload(`${file}\n${today};NUEVO;2;20.000`)).results).toMatchObject({ lines: 4, added: 1 });
    const both = await Promise.all([
      upload(csv(rows)),
      upload(csv(rows).replace(String(1_000 + files), String(999 + files))),
    ]);
    expect(both.map(({ results }) => results?.added).toSorted((one = 0, other = 0) => one - other)).toEqual([0, 3]);
  });

  test('without its account is refused, and with the account typed adds each line once, however its file is called (OFC-109)', async () => {
    const file = `Fecha;Valor;Referencia\n${today};10.000;SIN CUENTA`;
    for (const account of [undefined, 'ahorros 12']) {
      const refused = await upload(file, 'noviembre.csv', account);
      expect([refused.status, refused.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(refused.message).toMatch(/números de la cuenta/);
    }
    expect(await lines('state=all&q=SIN CUENTA')).toMatchObject({ results: [], total: 0, pages: 0 });
    const typed = await upload(file, 'noviembre.csv', 'Nequi 300 123-4567');
    expect(typed.results).toMatchObject({ account: 'Nequi ··4567', added: 1 });
    expect(await lines('state=all&q=SIN CUENTA')).toMatchObject({ total: 1, pages: 1 });
    expect((await upload(file, 'noviembre (1).csv', 'nequi, 4567')).results).toMatchObject({ lines: 1, added: 0 });
  });

  test('with a row of nothing names it and keeps the others (OFC-109)', async () => {
    const { status, results } = await upload(csv(`${today};PAGO;1;0\n${today};PAGO;1;30.000`));
    expect(status).toBe(200);
    expect(results).toMatchObject({ lines: 1, added: 1, errors: [{ row: 3, message: 'el valor es cero' }] });
  });

  test('with a cell of more than a thousand characters names its row and keeps the others (OFC-109)', async () => {
    const long = 'x'.repeat(1_001);
    const { results } = await upload(csv(`${today};${long};1;10.000\n${today};${'x'.repeat(1_000)};2;30.000`));
    expect(results).toMatchObject({
      lines: 1,
      errors: [{ row: 3, message: 'una celda tiene más de 1000 caracteres' }],
    });
  });

  test('that unpacks to more than 20 MB is refused (OFC-109)', async () => {
    const { status, code, message } = await upload(await unpackingTo(21 * 1024 * 1024), 'extracto.xlsx');
    expect([status, code]).toEqual([400, 'INVALID_REQUEST']);
    expect(message).toMatch(/ocupa demasiado/);
    // of less it is read, and has no titles
    expect((await upload(await unpackingTo(19 * 1024 * 1024), 'extracto.xlsx')).message).toMatch(/fila de títulos/);
  });

  test('with rows that are no lines names them and keeps the others (OFC-109)', async () => {
    const { results } = await upload(csv(`${today};PAGO;1;10.000,50\n${today};PAGO;1;30.000\n99/99/2026;PAGO;1;1.000`));
    expect(results).toMatchObject({ lines: 1, added: 1, errorCount: 2 });
    expect(results?.errors[0]).toEqual({ row: 3, message: 'el valor «10.000,50» tiene centavos' });
  });

  test.each([
    ['no table', Buffer.from([0, 1, 2, 3, 255])],
    ['a damaged workbook', Buffer.from('PK\x03\x04 esto no es un libro', 'latin1')],
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])],
    ['a text without titles', Buffer.from('hola\nmundo')],
    ['too many rows', Buffer.from(`Fecha;Valor\n${`${today};1\n`.repeat(5_001)}`)],
  ])('is refused with a sentence when it is %s (OFC-109)', async (_, content) => {
    const { status, code, message } = await upload(content);
    expect([status, code]).toEqual([400, 'INVALID_REQUEST']);
    expect(message).not.toContain('/tmp');
    expect((message ?? '').length).toBeGreaterThan(20);
  });
});

describe('a line of the bank', () => {
  test('is proposed for the transfer that it fits, and approves it (OFC-109)', async () => {
    const order = await transfer();
    await upload(csv(`${today};TRANSF;${order.orderCode.slice(3)};80.000`));
    const page = await lines(`q=${order.orderCode.slice(3)}`);
    expect(page.results).toMatchObject([
      {
        amount: 80_000,
        pair: null,
        proposal: { of: 'transfer', count: 1, ids: [order.id], code: order.orderCode, state: 'matches' },
      },
    ]);
    expect(page.statement).toMatchObject({ total: 1, matched: 0, proposed: 1, undecided: 0, withoutPair: 0 });
    const lineId = page.results[0]?._id ?? '';
    const item = { lineId, ids: [order.id] };
    expect((await match([item], { dryRun: true })).changed).toEqual([lineId]);
    expect(await statusOf(order)).toBe('pending_payment');
    expect((await match([item])).changed).toEqual([lineId]);
    expect(await statusOf(order)).toBe('paid');
    expect((await match([item])).unchanged).toEqual([lineId]);
    expect((await lines(`state=all&q=${order.orderCode.slice(3)}`)).results).toMatchObject([
      { pair: { of: 'transfer', count: 1, code: order.orderCode, amount: 80_000, by: 'Ana Ríos' }, proposal: null },
    ]);
  });

  test('of less approves the part that it has (OFC-109)', async () => {
    const order = await transfer();
    const before = await lines('');
    await upload(csv(`${today};TRANSF;${order.orderCode.slice(3)};79.300\n${today};NADIE;;5.000`));
    const { results } = await lines(`q=${order.orderCode.slice(3)}`);
    expect(results).toMatchObject([{ proposal: { state: 'differs' } }]);
    const { counts, difference } = await lines('');
    expect(counts).toEqual({ open: before.counts.open + 2, all: before.counts.all + 2 });
    // 700 that are missing, and 5.000 of no one
    expect(difference - before.difference).toBe(5_700);
    await match([{ lineId: results[0]?._id, ids: [order.id] }]);
    const { rows } = await api.db.query(
      'select amount::int, status from purchase.payment where order_id = $1 order by id',
      [order.orderId],
    );
    expect(rows).toEqual([
      { amount: 79_300, status: 'approved' },
      { amount: 700, status: 'pending' },
    ]);
  });

  test('finds a transfer that was approved before the statement came, and is matched once (OFC-109)', async () => {
    const order = await transfer();
    await (
      await office()
    )('POST /api/purchase/office/transfers/approve', { ids: [order.id] });
    const code = order.orderCode.slice(3);
    await upload(csv(`${today};TRANSF;${code};80.000\n${today};OTRA;${code} B;80.000`));
    const { results } = await lines(`q=${code}`);
    expect(results.filter(({ proposal }) => proposal?.ids.includes(order.id))).toHaveLength(1);
    const outcomes = await Promise.all(results.map(({ _id }) => match([{ lineId: _id, ids: [order.id] }])));
    expect(outcomes.flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(outcomes.flatMap(({ refused }) => refused.map(({ code: why }) => why))).toEqual(['BANK_LINE_TAKEN']);
  });

  test('finds by code or customer the transfer that it is of, which no rule proposed; an approved one of its amount too (OFC-109)', async () => {
    const [waiting, other, approved] = [await transfer(), await transfer(), await transfer()];
    const mark = `Quimbaya ${Date.now()}`;
    await api.db.query('update purchase.order set customer_name = $2 where id = any($1)', [
      [waiting.orderId, approved.orderId],
      mark,
    ]);
    await (
      await office()
    )('POST /api/purchase/office/transfers/approve', { ids: [approved.id] });
    await upload(csv(`${today};SIN NOMBRE;PAREJA-${files};80.000\n${today};SIN NOMBRE;PAREJA-${files} B;79.000`));
    const { results } = await lines(`q=PAREJA-${files - 1}`);
    const [less, same] = results;
    const pairs = async (lineId: string | undefined, q: string) =>
      (await (await office())(`GET /api/purchase/office/bank-lines/${lineId}/pairs?q=${q}`)).json<{
        results: PossiblePair[];
      }>().results;
    expect(await pairs(same?._id, 'quimbaya')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: waiting.id, name: mark, amount: 80_000, isApproved: false }),
        expect.objectContaining({ id: approved.id, code: approved.orderCode, isApproved: true }),
      ]),
    );
    // an approved transfer of another amount is not of this line
    expect((await pairs(less?._id, mark)).map(({ id }) => id)).toEqual([waiting.id]);
    expect(await pairs(same?._id, other.orderCode)).toMatchObject([{ id: other.id, isOrder: true }]);
    expect((await match([{ lineId: same?._id, ids: [approved.id] }])).changed).toEqual([same?._id]);
    expect((await pairs(less?._id, approved.orderCode)).map(({ id }) => id)).toEqual([]);
    const absent = await (await office())('GET /api/purchase/office/bank-lines/999999999/pairs');
    expect([absent.statusCode, absent.json<{ code: string }>().code]).toEqual([404, 'BANK_LINE_NOT_FOUND']);
  });

  test('of no order is set aside, and can come back (OFC-109)', async () => {
    await upload(csv(`${today};CUOTA RARA;APARTE-${files};44.000`));
    const query = `q=APARTE-${files - 1}`;
    const [line] = (await lines(query)).results;
    const mark = async (isIgnored: boolean) =>
      (await (await office())('POST /api/purchase/office/bank-lines/ignore', { ids: [line?._id], isIgnored })).json<{
        results: BulkResult;
      }>().results;
    const order = await transfer();
    const shown = async () =>
      (await (await office())(`GET /api/purchase/office/transfers/${order.id}`)).body.includes(`APARTE-${files - 1}`);
    expect(await shown()).toBe(true);
    expect((await mark(true)).changed).toEqual([line?._id]);
    expect((await mark(true)).unchanged).toEqual([line?._id]);
    expect((await lines(query)).results).toEqual([]);
    expect(await shown()).toBe(false);
    const refused = await match([{ lineId: line?._id, ids: [order.id] }]);
    expect(refused.refused).toMatchObject([{ code: 'BANK_LINE_TAKEN' }]);
    await mark(false);
    expect((await lines(query)).results).toHaveLength(1);
    const { rows } = await api.db.query<{ action: string }>(
      `select action from platform.audit where subject_id = $1 and action like 'purchase.line%' order by id`,
      [line?._id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['purchase.line_ignored', 'purchase.line_restored']);
  });

  const register = async (body: object, isConfirmed = false) => {
    const { cookie } = await makeOperator(api.db, { role: 'receivables', isConfirmed });
    return (await officeCaller(api, cookie)('POST /api/purchase/office/bank-lines/register', body)).json<{
      results: BulkResult;
    }>().results;
  };
  const codesOf = ({ refused }: BulkResult) => refused.map(({ code }) => code);
  const uploaded = async (amount: string) => {
    await upload(csv(`${today};RENDIMIENTOS;REG-${files};${amount}`));
    const query = `q=REG-${files - 1}&state=all`;
    const [line] = (await lines(query)).results;
    return { lineId: line?._id ?? '', read: async () => (await lines(query)).results[0] };
  };
  const undo = async (lineId: string) =>
    (await (await office())('POST /api/purchase/office/bank-lines/ignore', { ids: [lineId], isIgnored: false })).json<{
      results: BulkResult;
    }>().results;

  test('of no order is registered once as what it is, with its reason, and can be undone (OFC-109)', async () => {
    const { lineId, read } = await uploaded('12.000');
    const income = { lineId, purpose: 'income', reason: 'Rendimientos de noviembre' };
    expect(codesOf(await register({ ...income, purpose: 'expense' }))).toEqual(['INVALID_REQUEST']);
    expect((await register(income)).changed).toEqual([lineId]);
    expect((await register(income)).unchanged).toEqual([lineId]);
    expect(codesOf(await register({ ...income, purpose: 'invoice' }))).toEqual(['BANK_LINE_TAKEN']);
    expect(codesOf(await match([{ lineId, ids: [(await transfer()).id] }]))).toEqual(['BANK_LINE_TAKEN']);
    expect(await read()).toMatchObject({
      isIgnored: true,
      registered: { purpose: 'income', reason: 'Rendimientos de noviembre', customer: null },
    });
    expect((await undo(lineId)).changed).toEqual([lineId]);
    expect(await read()).toMatchObject({ isIgnored: false, registered: null });
  });

  test('that says the same as a registered one but for its numbers is asked with what that one was (OFC-109)', async () => {
    const kind = `CUOTA MANEJO ${String.fromCodePoint(65 + (files % 26), 75)}`;
    const add = async (description: string, amount: string) => {
      await upload(csv(`${today};${description};ALIKE-${files};${amount}`));
      return (await lines(`q=ALIKE-${files - 1}&state=all`)).results[0]?._id ?? '';
    };
    const alike = async (lineId: string) =>
      (await (await office())(`GET /api/purchase/office/bank-lines/${lineId}/alike`)).json<{ results: unknown }>()
        .results;
    const [first, next] = [await add(`${kind} 1190`, '-21.000'), await add(`${kind.toLowerCase()} 1191/B`, '-22.000')];
    expect(await alike(next)).toBeNull();
    await register({ lineId: first, purpose: 'expense', reason: 'Cuota de manejo' });
    expect(await alike(next)).toBeNull();
    const same = await add(`${kind}, 1192`, '-23.000');
    expect(await alike(same)).toEqual({ purpose: 'expense', reason: 'Cuota de manejo' });
    expect(await alike(await add(`${kind} 1193`, '23.000'))).toBeNull();
    await undo(first);
    expect(await alike(same)).toBeNull();
  });

  test('of an advance is the balance in favour of its customer, once however many desks register it, and leaves it when it is undone (OFC-109)', async () => {
    const { customerId } = await makeCustomer(api.db, { creditLimit: 100_000 });
    const { lineId, read } = await uploaded('90.000');
    const advance = { lineId, purpose: 'advance', reason: 'Pagó antes de pedir', customerId };
    const account = async () =>
      (await api.db.query('select used, in_favour from auth.credit_account where customer_id = $1', [customerId]))
        .rows[0];
    expect(codesOf(await register(advance))).toEqual(['STEP_UP_REQUIRED']);
    const desks = await Promise.all([register(advance, true), register(advance, true), register(advance, true)]);
    expect(desks.flatMap(({ changed }) => changed)).toEqual([lineId]);
    expect(await account()).toEqual({ used: 0, in_favour: 90_000 });
    expect(await read()).toMatchObject({ registered: { purpose: 'advance', customer: expect.any(String) } });
    const undone = await Promise.all([undo(lineId), undo(lineId)]);
    expect(undone.flatMap(({ changed }) => changed)).toEqual([lineId]);
    expect(await account()).toEqual({ used: 0, in_favour: 0 });
    const { rows: restored } = await api.db.query(
      `select detail from platform.audit where subject_id = $1 and action = 'purchase.line_restored'`,
      [lineId],
    );
    expect(restored).toMatchObject([{ detail: { purpose: 'advance', customerId } }]);
    await register(advance, true);
    await api.db.query('update auth.credit_account set credit_limit = 0 where customer_id = $1', [customerId]);
    await spend(customerId, 50_000);
    expect(codesOf(await undo(lineId))).toEqual(['BALANCE_SPENT']);
    expect(await account()).toEqual({ used: 0, in_favour: 40_000 });
    expect(await read()).toMatchObject({ registered: { purpose: 'advance' } });
  });
});

/** A customer spends a part of its balance in favour. */
const spend = (customerId: string, amount: number) =>
  api.db.query(
    `with moved as (insert into auth.credit_movement (customer_id, kind, amount) values ($1, 'adjustment', $2))
     update auth.credit_account set in_favour = in_favour - $2 where customer_id = $1`,
    [customerId, amount],
  );
