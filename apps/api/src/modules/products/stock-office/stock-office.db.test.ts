import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { StockOfVersion, StockPage } from '@tonalia/contract/stock-office';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi();
let desk: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'operations');
});
const base = '/api/products/office/stock';

async function made(stock: Record<string, number>, sold = 0) {
  const product = await makeProduct(api.db, { stock });
  const versionId = product.versions[0]?.id ?? '';
  if (sold > 0)
    await api.db.query(
      `insert into products.sold (version_id, warehouse_id, day, units)
       values ($1, 'BOG', (now() at time zone 'America/Bogota')::date - 3, $2)`,
      [versionId, sold],
    );
  return { versionId, code: product.versions[0]?.code ?? '' };
}
const list = async (query: string) => (await desk(`GET ${base}?${query}`)).json<StockPage>();
const read = async (versionId: string, query = '') =>
  (await desk(`GET ${base}/${versionId}/movements${query}`)).json<{ results: StockOfVersion }>().results;
const adjust = (body: object, by = desk) => by(`POST ${base}/adjust`, body);

test('the list has each version with its units by warehouse and how long they last, and each tab its own (OFC-405)', async () => {
  const soon = await made({ BOG: 10, MDE: 4 }, 56); // two a day
  const out = await made({ BOG: 0 });
  const idle = await made({ BOG: 5 });
  const ids = async (query: string) => (await list(query)).results.map(({ versionId }) => versionId);
  expect(await ids('tab=running_out')).toEqual([soon.versionId]);
  expect(await ids('tab=out')).toEqual([out.versionId]);
  expect(await ids('tab=idle')).toEqual([idle.versionId]);
  const all = await list('');
  expect(all.counts).toEqual({ all: 3, running_out: 1, out: 1, idle: 1 });
  expect(all.results[0]).toMatchObject({ ...soon, onHand: 14, available: 14, reserved: 0, perDay: 2, coverDays: 7 });
  expect(all.results[0]?.warehouses.map(({ warehouseId, onHand }) => [warehouseId, onHand])).toEqual([
    ['BOG', 10],
    ['MDE', 4],
  ]);
  expect((await list('warehouseId=MDE')).results.find(({ versionId }) => versionId === soon.versionId)?.onHand).toBe(4);
  expect(await ids(`q=${soon.code.toLowerCase()}`)).toEqual([soon.versionId]);
  expect((await list('q=%25_nada')).total).toBe(0);
});

test('the list says what its units cost, for the filters, and only to roles that see costs (OFC-405)', async () => {
  const [known, other, unknown] = [await made({ BOG: 10, MDE: 4 }), await made({ BOG: 3 }), await made({ BOG: 7 })];
  await api.db.query('insert into products.version_supply (version_id, cost) values ($1, 2500), ($2, 100)', [
    known.versionId,
    other.versionId,
  ]);
  const ids = [known, other, unknown].map(({ versionId }) => versionId).join(',');
  const owner = await operatorOf(api, 'owner');
  const seenBy = async (by: OfficeCaller, more = '') => (await by(`GET ${base}?ids=${ids}${more}`)).json<StockPage>();
  expect(await seenBy(owner)).toMatchObject({ total: 3, value: 35_300 });
  expect(await seenBy(owner, '&limit=1')).toMatchObject({ value: 35_300 });
  expect(await seenBy(owner, '&warehouseId=MDE')).toMatchObject({ value: 10_000 });
  expect(await seenBy(owner, '&tab=out')).toMatchObject({ total: 0, value: 0 });
  for (const role of ['operations', 'warehouse'] as const)
    expect(await seenBy(await operatorOf(api, role))).toMatchObject({ total: 3, value: null });
  expect((await desk(`GET ${base}?ids=1;drop`)).statusCode).toBe(400);
});

test('the list is narrowed by presale, by units that orders hold, and by shelves that are missing (OFC-405)', async () => {
  const [presold, held, shelved, none] = [
    await made({ BOG: 5 }),
    await made({ BOG: 9 }),
    await made({ BOG: 4, MDE: 0 }),
    await made({ BOG: 0 }),
  ];
  await api.db.query('update products.stock set available = 6, reserved = 3 where version_id = $1', [held.versionId]);
  await api.db.query(`update products.stock set shelf = 'A-01-1' where version_id = any($1) and warehouse_id = 'BOG'`, [
    [presold.versionId, shelved.versionId],
  ]);
  await api.db.query(
    `insert into products.presale (product_id, opens_at, closes_at, dispatch_date, capacity)
     select product_id, now() - interval '1 day', now() + interval '1 day', current_date + 9, 100 from products.version where id = $1`,
    [presold.versionId],
  );
  const all = [presold, held, shelved, none].map(({ versionId }) => versionId);
  const found = async (filter: string) =>
    (await list(`ids=${all.join(',')}&${filter}`)).results
      .map(({ versionId }) => all.indexOf(versionId))
      .toSorted((a, b) => a - b);
  expect([await found('presale=with'), await found('presale=without')]).toEqual([[0], [1, 2, 3]]);
  expect([await found('reserved=with'), await found('reserved=without')]).toEqual([[1], [0, 2, 3]]);
  expect([await found('shelf=with'), await found('shelf=without')]).toEqual([[0, 2], [1]]);
  expect((await list(`ids=${all.join(',')}&reserved=with&shelf=without`)).counts.all).toBe(1);
});

test('an operator sets what was counted, with a movement and an audit event; what orders hold stays (OFC-405)', async () => {
  const { versionId, code } = await made({ BOG: 9 });
  await api.db.query('update products.stock set available = 6, reserved = 3 where version_id = $1', [versionId]);
  const body = { versionId, warehouseId: 'BOG', units: 8, seen: 9, reason: 'broken' };
  expect((await adjust(body)).json()).toEqual({ results: { before: 9, after: 8 } });
  const { item, warehouses, movements } = await read(versionId);
  expect(item).toMatchObject({ onHand: 8, reserved: 3, available: 5 });
  expect(warehouses.find(({ _id }) => _id === 'BOG')).toMatchObject({ name: 'Bogotá', onHand: 8, countedAt: null });
  expect(movements[0]).toMatchObject({ units: -1, cause: 'loss', reason: 'Roto', onHandAfter: 8 });
  const again = await adjust(body);
  expect([again.statusCode, again.json<OfficeErrorBody>().code]).toEqual([409, 'STOCK_CHANGED']);
  const below = await adjust({ ...body, units: 2, seen: 8 });
  expect([below.statusCode, below.json<OfficeErrorBody>().code]).toEqual([409, 'STOCK_RESERVED']);
  expect((await adjust({ ...body, warehouseId: 'ZZZ', seen: 0 })).json()).toMatchObject({
    code: 'WAREHOUSE_NOT_FOUND',
  });
  expect((await adjust({ ...body, versionId: '999999999' })).statusCode).toBe(404);
  expect((await adjust(body, await operatorOf(api, 'sales-desk'))).statusCode).toBe(403);
  const { rows } = await api.db.query(
    `select detail ->> 'code' as code, detail ->> 'after' as after from platform.audit
     where action = 'products.stock_adjusted' and subject_id = $1`,
    [versionId],
  );
  expect(rows).toEqual([{ code, after: '8' }]);
});

test('older movements of a version follow the one they are asked before', async () => {
  const { versionId } = await made({ BOG: 9 });
  for (const [seen, units] of [
    [9, 8],
    [8, 6],
    [6, 3],
  ])
    await adjust({ versionId, warehouseId: 'BOG', units, seen, reason: 'broken' });
  const { movements } = await read(versionId);
  expect(movements.slice(0, 3).map(({ onHandAfter }) => onHandAfter)).toEqual([3, 6, 8]);
  const older = await read(versionId, `?before=${movements[1]?._id}`);
  expect(older.movements).toEqual(movements.slice(2));
});

test('a combo has no stock of its own: no receipt, transfer or adjustment takes it (OFC-405)', async () => {
  const { versionId: part } = await made({ BOG: 5, MDE: 5 });
  const { rows } = await api.db.query<{ id: string }>('select product_id as id from products.version where id = $1', [
    part,
  ]);
  const kit = await makeProduct(api.db, { kind: 'combo', parts: [{ productId: rows[0]?.id ?? '', quantity: 2 }] });
  const versionId = kit.versions[0]?.id ?? '';
  const before = await api.db.query('select * from products.stock where version_id = $1 order by 1', [versionId]);
  const lines = [part, versionId].map((id) => ({ versionId: id, units: 1 }));
  const answers = [
    await adjust({ versionId, warehouseId: 'BOG', units: 8, seen: 0, reason: 'broken' }),
    await desk('POST /api/products/office/receipts', { _id: randomUUID(), warehouseId: 'BOG', reason: 'Llegó', lines }),
    await desk('POST /api/products/office/transfers', { _id: randomUUID(), fromId: 'MDE', toId: 'BOG', lines }),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json<OfficeErrorBody>().code]).toEqual([404, 'VERSION_NOT_FOUND']);
  const after = await api.db.query('select * from products.stock where version_id = $1 order by 1', [versionId]);
  expect(after.rows).toEqual(before.rows);
  expect((await read(part)).item.onHand).toBe(10);
});

test('two that count at once adjust once, and the other learns that it changed (OFC-405)', async () => {
  for (let run = 0; run < howOften(5, 50); run += 1) {
    const { versionId } = await made({ BOG: 9 });
    const body = { versionId, warehouseId: 'BOG', seen: 9, reason: 'count' };
    const answers = await Promise.all([adjust({ ...body, units: 7 }), adjust({ ...body, units: 4 })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read(versionId)).movements.filter(({ cause }) => cause === 'count')).toHaveLength(1);
  }
});

test('a version says what arrives next: of the first order on its way, the units that have not come (OFC-405, OFC-406)', async () => {
  const { versionId } = await made({ BOG: 1 });
  expect((await read(versionId)).arriving).toBeNull();
  const { rows } = await api.db.query<{ id: string }>(
    `insert into products.supplier (id, name, lead_days) values (gen_random_uuid(), 'Tinta ' || gen_random_uuid(), 8) returning id`,
  );
  const order = async (arrivesOn: string, state: string, units: number, received: number) => {
    const { rows: made_ } = await api.db.query<{ id: string; code: string }>(
      `insert into products.purchase_order (id, supplier_id, warehouse_id, arrives_on, created_by_name, state)
       values (gen_random_uuid(), $1, 'BOG', $2, 'Ana', $3) returning id, code`,
      [rows[0]?.id, arrivesOn, state],
    );
    await api.db.query(
      `insert into products.purchase_order_line (order_id, version_id, position, units, received, cost) values ($1, $2, 1, $3, $4, 100)`,
      [made_[0]?.id, versionId, units, received],
    );
    return made_[0];
  };
  await order('2030-01-01', 'received', 50, 40);
  await order('2030-01-02', 'sent', 60, 60);
  await order('2030-01-05', 'sent', 90, 0);
  const next = await order('2030-01-03', 'partial', 240, 40);
  expect((await read(versionId)).arriving).toEqual({
    orderId: next?.id,
    code: next?.code,
    units: 200,
    arrivesOn: '2030-01-03',
  });
});
