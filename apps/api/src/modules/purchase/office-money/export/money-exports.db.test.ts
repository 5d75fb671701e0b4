import { moneyExports } from '@tonalia/contract/money-exports';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { APPROVED_NEQUI, type UnpaidOrder, makeUnpaidOrder, pay } from '../../../../../test/payments.ts';
import { columnsFor } from '../../../../platform/http/serve-csv.ts';
import { listGatewayPaymentsFrom } from '../gateway-payments.ts';
import { listRefundsFrom } from '../list-refunds.ts';
import { listTransfersFrom } from '../list-transfers.ts';
import { gatewayColumns, refundColumns, transferColumns } from './columns.ts';

const api = useApi({ hasGateway: true });
const office = async (role: OfficeRole = 'receivables') =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const rename = ({ orderId }: UnpaidOrder, name: string) =>
  api.db.query('update purchase.order set customer_name = $2 where id = $1', [orderId, name]);
const paymentOf = async ({ orderId }: UnpaidOrder) =>
  (await api.db.query<{ id: string }>('select id::text from purchase.payment where order_id = $1', [orderId])).rows[0]
    ?.id ?? '';

async function download(address: string, role?: OfficeRole): Promise<string[][]> {
  const sent = await (await office(role))(`GET ${address}`);
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(sent.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+-\d{4}-\d{2}-\d{2}\.csv"$/);
  return sent.body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
}
/** The row of an order by titles. */
function rowOf([titles = [], ...rows]: string[][], { orderCode }: UnpaidOrder): Record<string, string> | undefined {
  const row = rows.find((cells) => cells.includes(orderCode));
  return row && Object.fromEntries(titles.map((title, at) => [title, row[at] ?? '']));
}

test('the transfers that the search finds are downloaded with the bank beside them, formulas as text (OFC-009 OFC-109)', async () => {
  const mark = `cmd${Date.now()}`;
  const [hostile, other] = [
    await makeUnpaidOrder(api, { method: 'bank_transfer' }),
    await makeUnpaidOrder(api, { method: 'bank_transfer' }),
  ];
  await rename(hostile, `=${mark}|calc`);
  const file = await download(`${moneyExports.transfers}?q=${mark}`);
  expect(file).toHaveLength(2);
  expect(rowOf(file, hostile)).toMatchObject({
    Cliente: `"'=${mark}|calc"`,
    Valor: '80000',
    'Total del pedido': '80000',
    Banco: 'Sin ver en el banco',
  });
  expect(rowOf(await download(moneyExports.transfers), other)).toBeDefined();
});

test('the payments at the gateway are downloaded as date, method and result filter them (OFC-009 OFC-108)', async () => {
  const paid = await makeUnpaidOrder(api);
  await pay(api, paid, APPROVED_NEQUI);
  await rename(paid, '@SUM(A1)');
  const query = `?method=nequi&q=${paid.orderCode}`;
  const file = await download(moneyExports.gateway + query);
  expect(rowOf(file, paid)).toMatchObject({ Cliente: `"'@SUM(A1)"`, Valor: '80000', Resultado: 'En el banco' });
  expect(rowOf(file, paid)?.['Fecha']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  expect(await download(`${moneyExports.gateway + query}&result=approved`)).toHaveLength(1);
  expect(await download(`${moneyExports.gateway + query}&since=2199-01-01`)).toHaveLength(1);
});

test('the refunds that wait and those that are done are downloaded apart (OFC-009 OFC-108)', async () => {
  const order = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  await api.db.query(
    `insert into purchase.refund (payment_id, amount, why, goes_to, status, done_at, reference)
     values ($1, 12000, '=1+1', 'source', 'done', now(), 'REF 1')`,
    [await paymentOf(order)],
  );
  const done = await download(`${moneyExports.refunds}?state=done&q=${order.orderCode}`);
  expect(rowOf(done, order)).toMatchObject({ Motivo: `"'=1+1"`, Valor: '12000', Estado: 'Hecho', Referencia: 'REF 1' });
  expect(await download(`${moneyExports.refunds}?q=${order.orderCode}`)).toHaveLength(1);
});

test('the refunds to make by bank transfer are a file for the bank, with the document of each and formulas as text (OFC-108 OFC-004)', async () => {
  const [byHand, toBalance, held] = [
    await makeUnpaidOrder(api, { method: 'bank_transfer' }),
    await makeUnpaidOrder(api, { method: 'bank_transfer' }),
    await makeUnpaidOrder(api, { method: 'bank_transfer' }),
  ];
  const nit = `90${String(Date.now()).slice(-8)}`;
  await rename(byHand, '=Viviana|calc');
  await api.db.query(
    `update auth.customer set document_type = 'NIT', document_number = $2
     where id = (select customer_id from purchase.order where id = $1)`,
    [byHand.orderId, nit],
  );
  const add = async (order: UnpaidOrder, goesTo: string, approval: string | null = null) =>
    api.db.query(
      `insert into purchase.refund (payment_id, amount, why, goes_to, approval, note, next_try_at) values ($1, 13400, 'Faltó en bodega', $2, $3, '=1+1', null)`,
      [await paymentOf(order), goesTo, approval],
    );
  await add(byHand, 'source');
  await add(toBalance, 'balance');
  await add(held, 'source', 'waiting');
  const file = await download(moneyExports.bankFile);
  expect(rowOf(file, byHand)).toMatchObject({
    Beneficiario: `"'=Viviana|calc"`,
    Documento: `NIT ${nit}`,
    Valor: '13400',
    Motivo: 'Faltó en bodega',
    Nota: `"'=1+1"`,
  });
  expect([rowOf(file, toBalance), rowOf(file, held)]).toEqual([undefined, undefined]);
  for (const role of ['operations', 'warehouse', 'read-only'] as const)
    expect((await (await office(role))(`GET ${moneyExports.bankFile}`)).statusCode).toBe(
      operatorCan(role, 'orders.refund') ? 200 : 403,
    );
  expect((await officeCaller(api)(`GET ${moneyExports.bankFile}`)).statusCode).toBe(401);
  const operator = await makeOperator(api.db, { role: 'receivables' });
  await officeCaller(api, operator.cookie)(`GET ${moneyExports.bankFile}`);
  const { rows } = await api.db.query('select action from platform.audit where operator_id = $1', [
    operator.operatorId,
  ]);
  expect(rows).toEqual([{ action: 'purchase.bank_file_exported' }]);
});

/** Every row of a list that is read one by one; `between` happens after the first. */
async function readOneByOne(
  read: (part: { after: string | null; limit: number }) => Promise<{ _id: string }[]>,
  between: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const [one] = await read({ after, limit: 1 });
    if (!one) return found;
    found.push(one._id);
    after = one._id;
    if (found.length === 1) await between();
  }
}

test('a list is downloaded in parts, each after the last row of the one before, whatever left it meanwhile (OFC-009 OFC-108 OFC-109)', async () => {
  const mark = `keyset${Date.now()}`;
  const orders = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const order = await makeUnpaidOrder(api, { method: 'bank_transfer' });
    await rename(order, mark);
    orders.push(await paymentOf(order));
  }
  expect(
    await readOneByOne((part) =>
      listTransfersFrom(api.db, { q: mark, matches: { found: new Map(), shared: new Map(), sums: new Map() } }, part),
    ),
  ).toEqual(orders);
  await api.db.query(
    `insert into purchase.refund (payment_id, amount, why, goes_to) select id, 1000, $2, 'source' from unnest($1::bigint[]) as p (id)`,
    [orders, mark],
  );
  const { rows } = await api.db.query<{ id: string }>(
    'select id::text from purchase.refund where why = $1 order by id',
    [mark],
  );
  const refunds = rows.map(({ id }) => id);
  const read = (state: 'waiting' | 'done') => (part: { after: string | null; limit: number }) =>
    listRefundsFrom(api, { q: mark, state }, part);
  const makeFirstDone = () =>
    api.db.query(`update purchase.refund set status = 'done', done_at = now() where id = $1`, [refunds[0]]);
  // by pages the first row would leave, and the second never be read
  expect(await readOneByOne(read('waiting'), makeFirstDone)).toEqual(refunds);
  await api.db.query(
    `update purchase.refund set status = 'done', done_at = now() + (id - $2::bigint) * interval '1 second' where id = any($1::bigint[])`,
    [refunds, refunds[0]],
  );
  expect(await readOneByOne(read('done'))).toEqual(refunds.toReversed());
});

test('payments at the gateway are downloaded in parts in the order of the list (OFC-009 OFC-108)', async () => {
  const mark = `pasarela${Date.now()}`;
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const order = await makeUnpaidOrder(api);
    await pay(api, order, APPROVED_NEQUI);
    await rename(order, mark);
    ids.push(await paymentOf(order));
  }
  for (const open of ['true', 'false'] as const)
    for (const sort of ['at', '-at'] as const)
      expect(
        await readOneByOne((part) =>
          listGatewayPaymentsFrom({ db: api.db, clock: api.clock, gateways: [] }, { q: mark, open, sort }, part),
        ),
      ).toEqual(sort === 'at' ? ids : ids.toReversed());
  const listed = async (sort: string) =>
    (await (await office())(`GET /api/purchase/office/gateway-payments?q=${mark}&sort=${sort}`))
      .json<{ results: { _id: string }[] }>()
      .results.map(({ _id }) => _id);
  expect([await listed('at'), await listed('-at')]).toEqual([ids, ids.toReversed()]);
});

test('a download asks for the permission of its list and is in the audit; amounts are only for roles that see them (OFC-004 OFC-009)', async () => {
  for (const address of [moneyExports.transfers, moneyExports.gateway, moneyExports.refunds]) {
    const asWarehouse = await (await office('warehouse'))(`GET ${address}`);
    expect([asWarehouse.statusCode, (await officeCaller(api)(`GET ${address}`)).statusCode]).toEqual([403, 401]);
    expect((await (await office())(`GET ${address}?page=1`)).statusCode).toBe(400);
  }
  const operator = await makeOperator(api.db, { role: 'receivables' });
  await officeCaller(api, operator.cookie)(`GET ${moneyExports.refunds}?q=Secreto`);
  const { rows } = await api.db.query('select action, detail from platform.audit where operator_id = $1', [
    operator.operatorId,
  ]);
  expect(rows).toMatchObject([{ action: 'purchase.refunds_exported', detail: { filters: 'q state' } }]);
  expect(JSON.stringify(rows)).not.toContain('Secreto');
  for (const columns of [transferColumns, gatewayColumns, refundColumns]) {
    const titlesOf = (role: OfficeRole) => columnsFor<never>(role, columns).map(({ title }) => title);
    expect(titlesOf('receivables')).toContain('Valor');
    expect(titlesOf('warehouse').join(' ')).not.toMatch(/Valor|Total|Devuelto/);
  }
});
