import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { PurchaseOrder, PurchaseSuggestion, Supplier } from '@tonalia/contract/purchasing-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { purchaseSafetyDays } from '@tonalia/rules/policy';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';
import { setMailed } from './order.sql.ts';
import { saveCosts } from './supplier.sql.ts';

const api = useApi();
let buyer: OfficeCaller;
let warehouse: OfficeCaller;
beforeAll(async () => {
  buyer = await operatorOf(api, 'owner');
  warehouse = await operatorOf(api, 'warehouse');
});
const base = '/api/products/office/purchase-orders';
const today = dayIn(new Date());

const resultsOf = <Body>(answer: LightMyRequestResponse) => answer.json<{ results: Body }>().results;
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<OfficeErrorBody>().code];

/** A version of a brand of its own with its supplier, that sells `perDay` units on each of the last 56 days. */
async function supplied({ stock = 20, perDay = 0 } = {}) {
  const { id: productId, versions } = await makeProduct(api.db, { stock: { MDE: stock } });
  const versionId = versions[0]?.id ?? '';
  const { rows } = await api.db.query<{ id: string }>(
    `with brand as (insert into products.manufacturer (name) values ($1) returning id)
     update products.product set manufacturer_id = brand.id from brand where product.id = $2 returning brand.id::text as id`,
    [`Marca ${randomUUID()}`, productId],
  );
  if (perDay > 0)
    await api.db.query(
      `insert into products.sold (version_id, warehouse_id, day, units) select $1, 'MDE', day, $2
       from generate_series($3::date - 56, $3::date - 1, '1 day') day`,
      [versionId, perDay, today],
    );
  const brandId = rows[0]?.id ?? '';
  const supplier = await save({ brandIds: [brandId] });
  return { versionId, brandId, supplier };
}

const draftOf = (more: Partial<Supplier> = {}) => ({
  name: `Proveedor ${randomUUID()}`,
  email: null,
  leadDays: 8,
  minimum: null,
  brandIds: [],
  ...more,
});
const put = (id: string, body: object) => buyer(`PUT /api/products/office/suppliers/${id}`, body);
async function save(more: Partial<Supplier> = {}): Promise<Supplier> {
  return resultsOf<Supplier>(await put(randomUUID(), { ...draftOf(more), version: null }));
}
const suggest = async (supplierId: string, cover = 45) =>
  resultsOf<PurchaseSuggestion>(
    await buyer(`GET /api/products/office/purchase-suggestion?supplierId=${supplierId}&cover=${cover}`),
  );
const order = (supplier: Supplier, lines: object[], _id = randomUUID()) =>
  buyer(`POST ${base}`, { _id, supplierId: supplier._id, warehouseId: 'MDE', lines });
const receive = ({ _id, version }: PurchaseOrder, lines: object[], receiptId = randomUUID()) =>
  warehouse(`POST ${base}/${_id}/receive`, { receiptId, version, lines });
async function onHand(versionId: string): Promise<number> {
  const { rows } = await api.db.query<{ units: number }>(
    `select sum(on_hand)::int as units from products.stock where version_id = $1`,
    [versionId],
  );
  return rows[0]?.units ?? 0;
}

test('a suggestion covers the given days, in boxes, and counts units on their way (OFC-406)', async () => {
  const { versionId, supplier } = await supplied({ stock: 20, perDay: 3 });
  await buyer(`PUT /api/products/office/supply/${versionId}`, { box: 12, cost: 8_950 });
  const need = 3 * (45 + 8 + purchaseSafetyDays) - 20;
  const whole = Math.ceil(need / 12) * 12;
  const first = await suggest(supplier._id);
  expect(first.arrivesOn).toBe(dayAfter(today, 8));
  expect(first.suppliers.find(({ _id }) => _id === supplier._id)).toMatchObject({ versions: 1, leadDays: 8 });
  expect(first.rows).toEqual([
    expect.objectContaining({
      versionId,
      available: 20,
      coming: 0,
      perDay: 3,
      coverDays: 6,
      box: 12,
      cost: 8_950,
      suggested: whole,
    }),
  ]);
  expect(first.rows[0]?.weeks).toEqual([21, 21, 21, 21, 21, 21, 21, 21]);
  expect((await order(supplier, [{ versionId, units: whole, cost: 8_950 }])).statusCode).toBe(200);
  expect((await suggest(supplier._id)).rows[0]).toMatchObject({ coming: whole, suggested: 0 });
  const longer = await suggest(supplier._id, 60);
  expect(longer.rows[0]?.suggested).toBe(Math.ceil((need + 3 * 15 - whole) / 12) * 12);
});

test('days with an offer do not count in the rhythm, and stay in the weeks that are shown (OFC-406)', async () => {
  const { versionId, brandId, supplier } = await supplied({ stock: 20, perDay: 3 });
  // the last ten days sold 30 units a day, by an offer of the brand
  await api.db.query(`update products.sold set units = 30 where version_id = $1 and day >= $2::date - 10`, [
    versionId,
    today,
  ]);
  const offered = (from: number, until: number) =>
    api.db.query(
      `insert into products.deal (name, discount_type, amount, manufacturer_id, during) select 'Oferta de prueba', 'percentage', 20, $1,
         tstzrange(($2::date - $3::int)::timestamp at time zone 'America/Bogota', ($2::date - $4::int)::timestamp at time zone 'America/Bogota')`,
      [brandId, today, from, until],
    );
  expect((await suggest(supplier._id)).rows[0]?.perDay).toBeCloseTo((46 * 3 + 10 * 30) / 56, 6);
  await offered(10, 0);
  const [row] = (await suggest(supplier._id)).rows;
  expect(row?.perDay).toBe(3);
  expect(row?.suggested).toBe(3 * (45 + 8 + purchaseSafetyDays) - 20);
  expect(row?.weeks.at(-1)).toBe(210);
  // when every day had an offer, they are all there is
  await offered(90, 10);
  expect((await suggest(supplier._id)).rows[0]?.perDay).toBeCloseTo((46 * 3 + 10 * 30) / 56, 6);
});

test('what arrives enters the stock once, with its cost, and the order ends when all of it is there (OFC-406)', async () => {
  const { versionId, supplier } = await supplied({ stock: 10 });
  await buyer(`PUT /api/products/office/supply/${versionId}`, { box: 1, cost: 7_000 });
  const made = resultsOf<PurchaseOrder>(await order(supplier, [{ versionId, units: 30, cost: 9_000 }]));
  expect(made).toMatchObject({ state: 'sent', units: 30, received: 0, amount: 270_000 });
  const receiptId = randomUUID();
  const part = await receive(made, [{ versionId, units: 10 }], receiptId);
  expect(resultsOf<PurchaseOrder>(part)).toMatchObject({ state: 'partial', received: 10, amount: null });
  // Its answer was lost: the same receipt again, with the version of before.
  const again = await receive(made, [{ versionId, units: 10 }], receiptId);
  expect(resultsOf<PurchaseOrder>(again)).toMatchObject({ state: 'partial', received: 10 });
  expect(await onHand(versionId)).toBe(20);
  expect((await suggest(supplier._id)).rows[0]).toMatchObject({ coming: 20, cost: 8_000 });
  expect(codeOf(await receive(made, [{ versionId, units: 20 }]))).toEqual([409, 'VERSION_CONFLICT']);
  const rest = await receive(resultsOf<PurchaseOrder>(part), [{ versionId, units: 20 }]);
  expect(resultsOf<PurchaseOrder>(rest)).toMatchObject({ state: 'received', received: 30 });
  expect(await onHand(versionId)).toBe(40);
  expect(codeOf(await receive(resultsOf<PurchaseOrder>(rest), [{ versionId, units: 1 }]))).toEqual([
    409,
    'PURCHASE_ORDER_STEP_WRONG',
  ]);
  const { rows } = await api.db.query(
    `select units, cause, document from products.stock_movement where version_id = $1 and cause = 'receipt' order by id`,
    [versionId],
  );
  expect(rows).toEqual([
    { units: 10, cause: 'receipt', document: made.code },
    { units: 20, cause: 'receipt', document: made.code },
  ]);
});

test('ten receipts of one order at once enter its units once (OFC-406)', async () => {
  const { versionId, supplier } = await supplied({ stock: 5 });
  const made = resultsOf<PurchaseOrder>(await order(supplier, [{ versionId, units: 30, cost: null }]));
  const answers = await Promise.all(Array.from({ length: 10 }, () => receive(made, [{ versionId, units: 30 }])));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await onHand(versionId)).toBe(35);
});

test('a closed order expects nothing more, and takes nothing more (OFC-406)', async () => {
  const { versionId, supplier } = await supplied();
  const made = resultsOf<PurchaseOrder>(await order(supplier, [{ versionId, units: 30, cost: null }]));
  const part = resultsOf<PurchaseOrder>(await receive(made, [{ versionId, units: 4 }]));
  const closed = await buyer(`POST ${base}/${made._id}/close`, { version: part.version });
  expect(resultsOf<PurchaseOrder>(closed)).toMatchObject({ state: 'received', received: 4 });
  expect((await suggest(supplier._id)).rows[0]?.coming).toBe(0);
  const other = resultsOf<PurchaseOrder>(await order(supplier, [{ versionId, units: 30, cost: null }]));
  const cancelled = await buyer(`POST ${base}/${other._id}/close`, { version: other.version });
  expect(resultsOf<PurchaseOrder>(cancelled).state).toBe('cancelled');
  expect(codeOf(await receive(resultsOf<PurchaseOrder>(cancelled), [{ versionId, units: 1 }]))).toEqual([
    409,
    'PURCHASE_ORDER_STEP_WRONG',
  ]);
});

test('an order sent twice is one order, and a wrong one is refused whole (OFC-406)', async () => {
  const { versionId, supplier } = await supplied();
  const id = randomUUID();
  const line = { versionId, units: 12, cost: 100 };
  const [one, two] = [await order(supplier, [line], id), await order(supplier, [{ ...line, units: 99 }], id)];
  expect(resultsOf<PurchaseOrder>(two)).toEqual(resultsOf<PurchaseOrder>(one));
  const list = await warehouse(`GET ${base}?state=sent`);
  expect(list.json<{ results: PurchaseOrder[] }>().results.find(({ _id }) => _id === id)).toMatchObject({
    units: 12,
    amount: null,
  });
  expect(codeOf(await order({ ...supplier, _id: randomUUID() }, [line]))).toEqual([404, 'SUPPLIER_NOT_FOUND']);
  expect(codeOf(await order(supplier, [{ ...line, versionId: '999999999' }]))).toEqual([404, 'VERSION_NOT_FOUND']);
  expect(codeOf(await receive(resultsOf(one), [{ versionId: '999999999', units: 1 }]))).toEqual([
    404,
    'LINE_NOT_FOUND',
  ]);
  expect(codeOf(await warehouse(`GET ${base}/${randomUUID()}`))).toEqual([404, 'PURCHASE_ORDER_NOT_FOUND']);
});

test('a brand has one supplier, names are unique, and a second desk does not overwrite (OFC-406)', async () => {
  const { brandId, supplier, versionId } = await supplied();
  const other = await save({ brandIds: [brandId] });
  expect((await suggest(supplier._id)).rows).toEqual([]);
  expect((await suggest(other._id)).rows.map((row) => row.versionId)).toEqual([versionId]);
  const { _id, version, ...fields } = other;
  expect(codeOf(await put(_id, { ...fields, name: supplier.name.toUpperCase(), version }))).toEqual([
    409,
    'SUPPLIER_NAME_TAKEN',
  ]);
  expect(resultsOf<Supplier>(await put(_id, { ...fields, brandIds: [], leadDays: 3, version }))).toMatchObject({
    leadDays: 3,
    version: 2,
  });
  expect(codeOf(await put(_id, { ...fields, version }))).toEqual([409, 'VERSION_CONFLICT']);
  expect((await suggest(other._id)).rows).toEqual([]);
  expect(codeOf(await put(randomUUID(), { ...fields, version: 1 }))).toEqual([404, 'SUPPLIER_NOT_FOUND']);
  expect(codeOf(await put(_id, { ...fields, brandIds: ['999999999'], version: 2 }))).toEqual([404, 'BRAND_NOT_FOUND']);
});

test('an order is downloaded as PDF and Excel, without costs for who may not see them (OFC-406)', async () => {
  const { versionId, supplier } = await supplied();
  const made = resultsOf<PurchaseOrder>(await order(supplier, [{ versionId, units: 30, cost: 9_000 }]));
  const file = (call: OfficeCaller, format: string) => call(`GET ${base}/${made._id}/file?format=${format}`);
  const pdf = await file(buyer, 'pdf');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const cells = async (call: OfficeCaller) =>
    (await readUploadedTable((await file(call, 'xlsx')).rawPayload, { rows: 9 })).rows.map((row) =>
      'cells' in row ? row.cells.slice(3) : [],
    );
  expect(await cells(buyer)).toEqual([
    ['Unidades', 'Costo', 'Total'],
    ['30', '9000', '270000'],
  ]);
  expect((await cells(warehouse))[1]?.[0]).toBe('30');
  expect(JSON.stringify(await cells(warehouse))).not.toContain('9000');
  expect(codeOf(await buyer(`GET ${base}/${randomUUID()}/file?format=pdf`))).toEqual([404, 'PURCHASE_ORDER_NOT_FOUND']);
  const driver = await operatorOf(api, 'marketing');
  expect((await file(driver, 'pdf')).statusCode).toBe(403);
});

test('what to order of a supplier is a workbook with the same rows, and only for roles that see costs (OFC-004, OFC-406)', async () => {
  const { supplier } = await supplied();
  const asked = `supplierId=${supplier._id}&cover=45`;
  const path = '/api/products/office/purchase-suggestion';
  const shown = resultsOf<PurchaseSuggestion>(await buyer(`GET ${path}?${asked}`));
  const file = await buyer(`GET ${path}/file?${asked}`);
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="compra-sugerida.xlsx"',
  ]);
  const { rows } = await readUploadedTable(file.rawPayload, { rows: 9 });
  const cells = rows.map((row) => ('cells' in row ? [row.cells[0], row.cells[9], row.cells[10]] : []));
  expect(cells).toEqual([
    ['Código', 'Pedir', 'Costo'],
    ...shown.rows.map(({ code, suggested, cost }) => [code, String(suggested), String(cost ?? '')]),
  ]);
  expect(shown.rows.length).toBeGreaterThan(0);
  expect((await warehouse(`GET ${path}/file?${asked}`)).statusCode).toBe(403);
});

test('an order is mailed to its supplier once for each request, and not without an address (OFC-406)', async () => {
  const { versionId, brandId, supplier } = await supplied();
  const lines = [{ versionId, units: 30, cost: 9_000 }];
  const made = resultsOf<PurchaseOrder>(await order(supplier, lines));
  const mail = (mailId = randomUUID()) => buyer(`POST ${base}/${made._id}/mail`, { mailId });
  expect(made).toMatchObject({ mailedAt: null, canMail: false });
  expect(codeOf(await mail())).toEqual([409, 'SUPPLIER_WITHOUT_MAIL']);

  const email = `${randomUUID()}@proveedor.example`;
  const { _id, version } = supplier;
  await put(_id, { ...draftOf({ brandIds: [brandId] }), email, version });
  const mailId = randomUUID();
  expect(resultsOf<PurchaseOrder>(await mail(mailId)).mailedAt).not.toBeNull();
  expect((await mail(mailId)).statusCode).toBe(200);
  await api.drain();
  const got = api.messages.filter(({ to }) => to === email);
  expect(got).toHaveLength(1);
  expect(got[0]?.subject).toBe(`Orden de compra ${made.code}`);
  expect(got[0]?.text).toMatch(/30 und\. a \$\s?9\.000/);
  await buyer(`POST ${base}/${made._id}/close`, { version: made.version });
  expect(codeOf(await mail())).toEqual([409, 'PURCHASE_ORDER_STEP_WRONG']);
});

test('a supplier counts the versions on sale of its brands (OFC-406)', async () => {
  const { versionId, supplier } = await supplied();
  const counted = async () => (await suggest(supplier._id)).suppliers.find(({ _id }) => _id === supplier._id)?.versions;
  expect(await counted()).toBe(1);
  await api.db.query(
    `update products.version set selling = 'withdrawn', selling_reason = 'x', selling_by = 'y' where id = $1`,
    [versionId],
  );
  expect(await counted()).toBe(0);
});

test('each of two orders has its own supplier, lines, sums and mail (OFC-406)', async () => {
  const [one, other] = [await supplied(), await supplied()];
  const slow = resultsOf<Supplier>(
    await put(other.supplier._id, {
      ...draftOf({ leadDays: 3, brandIds: [other.brandId] }),
      version: other.supplier.version,
    }),
  );
  const lines = [one, other].map(({ versionId }, n) => ({ versionId, units: 10 + n, cost: 100 + n }));
  const first = resultsOf<PurchaseOrder>(await order(one.supplier, lines));
  const second = resultsOf<PurchaseOrder>(await order(slow, lines.slice(0, 1)));
  expect([first.arrivesOn, second.arrivesOn]).toEqual([dayAfter(today, 8), dayAfter(today, 3)]);
  await receive(
    first,
    lines.map(({ versionId }, n) => ({ versionId, units: n + 2 })),
  );
  const mail = { id: first._id, mailId: randomUUID(), now: new Date() };
  expect([(await setMailed(api.db, mail)).length, (await setMailed(api.db, mail)).length]).toEqual([1, 0]);
  const read = async ({ _id }: PurchaseOrder) => resultsOf<PurchaseOrder>(await buyer(`GET ${base}/${_id}`));
  const [received, waiting] = [await read(first), await read(second)];
  expect(received).toMatchObject({ state: 'partial', supplier: { _id: one.supplier._id } });
  expect(received.lines.map((line) => line.received)).toEqual([2, 3]);
  expect(waiting).toMatchObject({
    state: 'sent',
    version: second.version,
    supplier: { _id: slow._id, name: slow.name },
  });
  expect(waiting.lines.map((line) => line.received)).toEqual([0]);
  const { rows } = await api.db.query<{ cost: number; mailed: boolean }>(
    `select cost, (select mailed_at is not null from products.purchase_order where id = $2) as mailed
     from products.version_supply where version_id = any($1::bigint[]) order by version_id`,
    [lines.map(({ versionId }) => versionId), second._id],
  );
  expect(rows.map(({ mailed }) => mailed)).toEqual([false, false]);
  const list = async (query: string) =>
    (await buyer(`GET ${base}?limit=100${query}`)).json<{ total: number; results: PurchaseOrder[] }>();
  const own = ({ results }: Awaited<ReturnType<typeof list>>) =>
    results
      .filter(({ _id }) => [first._id, second._id].includes(_id))
      .map(({ supplier, units, amount }) => [supplier.name, units, amount]);
  const [left, right] = [
    [one.supplier.name, 21, 10 * 100 + 11 * 101],
    [slow.name, 10, 1_000],
  ];
  expect(own(await list(''))).toEqual([right, left]);
  const partial = await list('&state=partial');
  expect(own(partial)).toEqual([left]);
  expect(partial.total).toBe(partial.results.length);
});

test('the costs of what arrived are those of its versions', async () => {
  const [one, other] = [await supplied(), await supplied()];
  await api.db.query('insert into products.version_supply (version_id, cost) values ($1, 1), ($2, 2), ($3, 3)', [
    one.versionId,
    other.versionId,
    (await supplied()).versionId,
  ]);
  const before = await api.db.query('select version_id, cost from products.version_supply where cost = 3');
  await saveCosts(api.db, { versionIds: [one.versionId, other.versionId], costs: [70, 80] });
  const { rows } = await api.db.query<{ cost: number }>(
    'select cost from products.version_supply where version_id = any($1::bigint[]) order by version_id',
    [[one.versionId, other.versionId]],
  );
  expect(rows.map(({ cost }) => cost)).toEqual([70, 80]);
  expect((await api.db.query('select version_id, cost from products.version_supply where cost = 3')).rows).toEqual(
    before.rows,
  );
});

test('a supplier gives up its own brands only, and counts and orders what is on sale of them (OFC-406)', async () => {
  const [one, other] = [await supplied({ perDay: 2 }), await supplied({ stock: 7, perDay: 3 })];
  const both = resultsOf<Supplier>(
    await put(one.supplier._id, {
      ...draftOf({ brandIds: [one.brandId, other.brandId] }),
      version: one.supplier.version,
    }),
  );
  const rest = await supplied({ perDay: 5 });
  const without = async () => (await suggest(rest.supplier._id)).withoutSupplier;
  const counted = await without();
  const make = async (brandId: string | null, given: object) => {
    const { id } = await makeProduct(api.db, given);
    if (brandId !== null)
      await api.db.query('update products.product set manufacturer_id = $2 where id = $1', [id, brandId]);
    return id;
  };
  const lonely = await makeProduct(api.db, { brand: `Sola ${randomUUID()}` });
  for (const brandId of [one.brandId, lonely.manufacturerId]) {
    await make(brandId, { active: false });
    await make(brandId, { versions: [{ active: false }] });
    await make(brandId, { kind: 'combo', parts: [{ productId: lonely.id, quantity: 1 }] });
  }
  expect(await without()).toBe(counted + 1);
  for (const [day, units] of [
    [today, 100],
    [dayAfter(today, -57), 1_000],
  ] as const)
    await api.db.query(`insert into products.sold (version_id, warehouse_id, day, units) values ($1, 'BOG', $2, $3)`, [
      one.versionId,
      day,
      units,
    ]);
  const { rows, suppliers } = await suggest(both._id);
  expect(rows.map(({ versionId, available, perDay }) => [versionId, available, perDay])).toEqual([
    [other.versionId, 7, 3],
    [one.versionId, 20, 2],
  ]);
  const empty = await save({ brandIds: [] });
  const kept = resultsOf<Supplier>(
    await put(both._id, { ...draftOf({ brandIds: [one.brandId] }), version: both.version }),
  );
  expect(suppliers.find(({ _id }) => _id === both._id)?.versions).toBe(2);
  const after = (await suggest(kept._id)).suppliers;
  const brandsOf = (id: string) => after.find(({ _id }) => _id === id)?.brandIds;
  expect([brandsOf(kept._id), brandsOf(rest.supplier._id), brandsOf(empty._id)]).toEqual([
    [one.brandId],
    [rest.brandId],
    [],
  ]);
});
