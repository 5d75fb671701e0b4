import type { CellsChanged, GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const LIST = '/api/products/office/versions';
/** Pages follow a change within moments; a busy machine takes longer. */
const WAIT = { interval: 5, timeout: 15_000 };

const desk = async (role: OfficeRole = 'owner', isConfirmed = false) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

async function rowsOf(at: Desk, productId: string): Promise<GridVersion[]> {
  return (await at(`GET ${LIST}?productId=${productId}`)).json<{ results: GridVersion[] }>().results;
}
const change = (at: Desk, edits: object[], more: object = {}) => at(`PATCH ${LIST}`, { edits, ...more });
const changed = async (at: Desk, edits: object[], more: object = {}) => {
  const sent = await change(at, edits, more);
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: CellsChanged }>().results;
};
const undo = (at: Desk, { undo: act }: CellsChanged, body = {}) => at(`POST ${LIST}/changes/${act?._id}/undo`, body);
const priceEdit = ({ _id, version }: GridVersion, value: number | null, more = {}) => ({
  versionId: _id,
  version,
  field: 'price',
  value,
  ...more,
});

let made = 0;
/** A dye with `shades` shades of 16.100 pesos. */
async function dye(shades = 3, more: Parameters<typeof makeProduct>[1] = {}) {
  made += 1;
  const code = `REJ${made}`;
  return makeProduct(api.db, {
    code,
    name: `Tinte rejilla ${made}`,
    price: 16_100,
    versions: Array.from({ length: shades }, (_, n) => ({
      code: `${code}-${n}`,
      shade: [`7.${n}`, `Rubio ${n}`] as [string, string],
      stock: { BOG: 5, MDE: n },
    })),
    ...more,
  });
}

async function shopPrice(productId: string, code: string): Promise<number | undefined> {
  const page = await api.send({ url: '/api/products/product/query', query: { _id: productId } });
  if (page.statusCode !== 200) return undefined;
  const { versions } = page.json<{ results: { versions: { code: string; price: number }[] } }>().results;
  return versions.find((one) => one.code === code)?.price;
}

test('the grid shows versions with price, minimum, units of all warehouses and state, and products with what they share (OFC-401)', async () => {
  const at = await desk();
  const made3 = await dye(3, { minQuantity: 2 });
  expect(await rowsOf(at, made3.id)).toMatchObject([
    {
      code: `${made3.code}-0`,
      shade: '7.0',
      name: 'Rubio 0',
      price: 16_100,
      minimum: 2,
      available: 5,
      isVisible: true,
    },
    { shade: '7.1', available: 6 },
    { shade: '7.2', available: 7 },
  ]);
  const groups = await at(`GET /api/products/office/version-groups?q=${encodeURIComponent(`REJILLA ${made}`)}`);
  expect(groups.json<{ results: GridProduct[] }>().results).toMatchObject([
    { _id: made3.id, versions: 3, visible: 3, available: 18, prices: { from: 16_100, to: 16_100 }, only: null },
  ]);
});

test('tabs and filters leave the versions that fit, and an odd search finds nothing without failing (OFC-401)', async () => {
  const at = await desk();
  const sold = await dye(2);
  await api.db.query('update products.stock set available = 0 where version_id = $1', [sold.versions[0]?.id]);
  const inTab = async (query: string) =>
    (await at(`GET ${LIST}?productId=${sold.id}&${query}`)).json<{ results: GridVersion[]; total: number }>();
  expect(await inTab('tab=sold_out')).toMatchObject({ total: 1, results: [{ code: `${sold.code}-0` }] });
  expect(await inTab('stock=some')).toMatchObject({ total: 1, results: [{ code: `${sold.code}-1` }] });
  expect(await inTab('tab=hidden')).toMatchObject({ total: 0, results: [] });
  expect(await inTab('q=7.1')).toMatchObject({ results: [{ shade: '7.1' }] });
  for (const odd of ['%', '_', '\\', `'`, '7.1 %', 'a'.repeat(80)])
    expect((await inTab(`q=${encodeURIComponent(odd)}`)).total).toBe(0);
  const tabs = await at(`GET ${LIST}/tabs?productId=${sold.id}`);
  expect(tabs.json()).toMatchObject({
    results: [
      { tab: 'all', total: 2 },
      { tab: 'no_photo', total: 2 },
      { tab: 'no_price', total: 0 },
      { tab: 'sold_out', total: 1 },
      { tab: 'hidden', total: 0 },
    ],
  });
  expect((await at(`GET ${LIST}?tab=other`)).statusCode).toBe(400);
});

test('versions of an open presale are found, and those without; one to come and one that ended are without (OFC-401)', async () => {
  const at = await desk();
  const [open, later, ended, none] = [await dye(2), await dye(1), await dye(1), await dye(1)];
  await api.db.query(
    `insert into products.presale (product_id, opens_at, closes_at, dispatch_date, capacity)
     select id, now() + opens * interval '1 hour', now() + closes * interval '1 hour', current_date + 30, 10
     from (values ($1::bigint, -1, 1), ($2, 1, 2), ($3, -2, -1)) made (id, opens, closes)`,
    [open.id, later.id, ended.id],
  );
  const found = async (presale: string, { id }: { id: string }) =>
    (await at(`GET ${LIST}?productId=${id}&presale=${presale}`)).json<{ total: number }>().total;
  expect(await found('some', open)).toBe(2);
  expect(await found('none', open)).toBe(0);
  for (const one of [later, ended, none]) {
    expect(await found('some', one)).toBe(0);
    expect(await found('none', one)).toBe(1);
  }
  const groups = await at(`GET /api/products/office/version-groups?productId=${open.id}&presale=some`);
  expect(groups.json()).toMatchObject({ total: 1 });
});

test('a page of products has each once, and the pages together have all of them', async () => {
  const at = await desk();
  for (let n = 0; n < 5; n += 1) await dye(2, { brand: 'Casa de páginas' });
  const { rows } = await api.db.query<{ id: string }>(
    `select id from products.manufacturer where name = 'Casa de páginas'`,
  );
  const page = async (n: number) =>
    (await at(`GET /api/products/office/version-groups?brandId=${rows[0]?.id}&limit=2&page=${n}`)).json<{
      results: GridProduct[];
      total: number;
      pages: number;
    }>();
  const pages = [await page(1), await page(2), await page(3)];
  expect(pages[0]).toMatchObject({ total: 5, pages: 3 });
  expect(new Set(pages.flatMap(({ results }) => results.map(({ code }) => code))).size).toBe(5);
});

test('the preview equals the real change: what rises, falls by much and is doubted; the shop then shows the price (OFC-401)', async () => {
  const at = await desk();
  const { id, code } = await dye(4);
  const rows = await rowsOf(at, id);
  const [one, two, three, four] = rows;
  if (!one || !two || !three || !four) throw new Error('four shades');
  const edits = [
    priceEdit(one, 16_900),
    priceEdit(two, 12_500),
    priceEdit(three, 9),
    priceEdit(four, 16_100),
    { versionId: one._id, version: one.version, field: 'minimum', value: 3 },
  ];
  const dry = await changed(at, edits, { dryRun: true });
  expect(dry).toMatchObject({
    effect: { rise: 1, fall: 1, fallMuch: 1, belowFloor: 0, belowCost: 0, other: 1 },
    unchanged: [`${four._id}:price`],
    refused: [{ id: `${three._id}:price`, code: 'PRICE_DOUBTED', message: expect.stringContaining('es menor que') }],
    conflicts: [],
    undo: null,
  });
  expect(await rowsOf(at, id)).toEqual(rows);
  const { undo: act, ...real } = await changed(at, edits);
  expect({ ...real, undo: null }).toEqual(dry);
  expect(act).toMatchObject({ until: expect.any(String) });
  expect((await rowsOf(at, id)).map(({ price, minimum }) => [price, minimum])).toEqual([
    [16_900, 3],
    [12_500, 3],
    [16_100, 3],
    [16_100, 3],
  ]);
  await expect.poll(() => shopPrice(id, `${code}-0`), WAIT).toBe(16_900);
  const { rows: audited } = await api.db.query(
    `select action, detail ->> 'changed' as changed, operator_id is not null as "isOperators" from platform.audit where subject_id = $1`,
    [act?._id],
  );
  expect(audited).toEqual([
    {
      action: 'products.cells_changed',
      changed: `${code}-0 price 16100 → 16900; ${code}-1 price 16100 → 12500; ${code}-0 minimum 1 → 3`,
      isOperators: true,
    },
  ]);
});

test('a doubted price is saved once it is confirmed, and then counts as below the floor', async () => {
  const at = await desk();
  const [one] = await rowsOf(at, (await dye(1)).id);
  if (!one) throw new Error('a shade');
  const done = await changed(at, [priceEdit(one, 9)], { isConfirmed: true });
  expect(done).toMatchObject({ changed: [`${one._id}:price`], effect: { fallMuch: 1, belowFloor: 1 } });
});

test('a price that does not pay for the cost with its IVA is counted, for those that may know costs (OFC-407)', async () => {
  const [at, operations] = [await desk(), await desk('operations')];
  const [one, two, three] = await rowsOf(at, (await dye(3)).id);
  if (!one || !two || !three) throw new Error('three shades');
  await api.db.query(
    'insert into products.version_supply (version_id, cost) values ($1, 12000), ($2, 12000), ($3, null)',
    [one._id, two._id, three._id],
  );
  // 12.000 and 19 % of it are 14.280
  const edits = [priceEdit(one, 14_279), priceEdit(two, 14_280), priceEdit(three, 14_000)];
  expect(await changed(at, edits, { dryRun: true })).toMatchObject({ effect: { fall: 3, belowCost: 1 } });
  expect(await changed(operations, edits, { dryRun: true })).toMatchObject({ effect: { fall: 3, belowCost: 0 } });
  const trade = { ...priceEdit(one, 13_000), tradeTypeId: 'barberia' };
  expect(await changed(at, [trade])).toMatchObject({ effect: { belowCost: 1 } });
});

test('an edit of a row that changed meanwhile is a conflict with the saved value, and nothing is overwritten (OFC-401)', async () => {
  const [at, other] = [await desk(), await desk()];
  const { id } = await dye(2);
  const [one, two] = await rowsOf(at, id);
  if (!one || !two) throw new Error('two shades');
  await changed(other, [priceEdit(one, 17_000)]);
  const late = await changed(at, [priceEdit(one, 15_000), priceEdit(two, 15_000)]);
  expect(late).toMatchObject({
    changed: [`${two._id}:price`],
    conflicts: [{ id: `${one._id}:price`, versionId: one._id, saved: 17_000 }],
  });
  expect((await rowsOf(at, id)).map(({ price }) => price)).toEqual([17_000, 15_000]);
  const [again] = late.conflicts;
  await changed(at, [{ ...priceEdit(one, 15_000), version: again?.version }]);
  expect((await rowsOf(at, id)).map(({ price }) => price)).toEqual([15_000, 15_000]);
});

test('of two desks that save the same cells at once, in opposite orders, one saves and the other sees conflicts (OFC-401)', async () => {
  const desks = [await desk(), await desk()];
  const { id } = await dye(20);
  const rows = await rowsOf(desks[0] ?? (await desk()), id);
  const sent = await Promise.all(
    desks.map((at, nth) =>
      changed(
        at,
        (nth === 0 ? rows : rows.toReversed()).map((row) => priceEdit(row, 17_000 + nth * 100)),
      ),
    ),
  );
  expect(sent.map((one) => one.changed.length).toSorted((a, b) => a - b)).toEqual([0, 20]);
  expect(sent.map((one) => one.conflicts.length).toSorted((a, b) => a - b)).toEqual([0, 20]);
  const saved = new Set((await rowsOf(desks[0] ?? (await desk()), id)).map(({ price }) => price));
  expect([...saved]).toEqual([sent[0]?.changed.length === 20 ? 17_000 : 17_100]);
});

test('a shade is hidden and shown; a product without versions is hidden as a product, and the shop follows (OFC-401)', async () => {
  const at = await desk();
  const { id, code } = await dye(2);
  const [one] = await rowsOf(at, id);
  if (!one) throw new Error('a shade');
  const hide = await changed(at, [{ versionId: one._id, version: one.version, field: 'visible', value: false }]);
  await expect.poll(() => shopPrice(id, `${code}-0`), WAIT).toBeUndefined();
  expect(await shopPrice(id, `${code}-1`)).toBe(16_100);
  expect((await rowsOf(at, id))[0]).toMatchObject({ isVisible: false });
  expect((await undo(at, hide)).json()).toMatchObject({ results: { changed: [`${one._id}:visible`] } });
  expect((await rowsOf(at, id))[0]).toMatchObject({ isVisible: true });

  const wax = await makeProduct(api.db, { code: `CER${made}`, name: 'Cera rejilla' });
  const toggle = async (value: boolean) => {
    const [row] = await rowsOf(at, wax.id);
    return changed(at, [{ versionId: row?._id, version: row?.version, field: 'visible', value }]);
  };
  await toggle(false);
  const { rows } = await api.db.query('select selling from products.product where id = $1', [wax.id]);
  expect(rows).toEqual([{ selling: 'withdrawn' }]);
  await toggle(true);
  expect(await rowsOf(at, wax.id)).toMatchObject([{ isVisible: true }]);

  await api.db.query(`update products.product set selling = 'draft' where id = $1`, [id]);
  const [hidden] = await rowsOf(at, id);
  const refused = await changed(at, [{ versionId: one._id, version: hidden?.version, field: 'visible', value: true }]);
  expect(refused.refused).toMatchObject([{ code: 'PRODUCT_NOT_PUBLISHED' }]);
});

test('a change is undone in one step, once and for a day, except for cells that changed since (OFC-401)', async () => {
  const at = await desk();
  const { id } = await dye(3);
  const [one, two, three] = await rowsOf(at, id);
  if (!one || !two || !three) throw new Error('three shades');
  const act = await changed(at, [
    priceEdit(one, 17_000),
    priceEdit(two, 17_000),
    priceEdit(three, 15_000, { tradeTypeId: 'barberia' }),
    { versionId: one._id, version: one.version, field: 'minimum', value: 4 },
  ]);
  const own = async () =>
    (await at(`GET ${LIST}?productId=${id}&tradeTypeId=barberia`)).json<{ results: GridVersion[] }>().results[2]?.price;
  expect(await own()).toBe(15_000);
  const [, now] = await rowsOf(at, id);
  if (!now) throw new Error('a shade');
  await changed(at, [priceEdit(now, 18_000)]);
  const expected = {
    changed: [`${one._id}:price`, `${three._id}:price:barberia`, `${one._id}:minimum`],
    refused: [{ id: `${two._id}:price`, code: 'CELL_CHANGED' }],
  };
  expect((await undo(at, act, { dryRun: true })).json()).toMatchObject({ results: expected });
  expect((await rowsOf(at, id)).map(({ price }) => price)).toEqual([17_000, 18_000, 16_100]);
  const both = await Promise.all([undo(at, act), undo(at, act)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 200)?.json<{ results: BulkResult }>().results).toMatchObject(
    expected,
  );
  expect((await rowsOf(at, id)).map(({ price, minimum }) => [price, minimum])).toEqual([
    [16_100, 1],
    [18_000, 1],
    [16_100, 1],
  ]);
  expect(await own()).toBeNull();
  const old = await changed(at, [priceEdit((await rowsOf(at, id))[0] ?? one, 17_000)]);
  await api.db.query(`update products.cell_act set at = at - interval '25 hours' where id = $1`, [old.undo?._id]);
  expect((await undo(at, old)).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
});

test('first prices of a trade type far below the base price ask for the second factor too (OFC-005)', async () => {
  const { id } = await dye(51);
  const at = await desk('operations');
  const edits = (await rowsOf(at, id)).map((row) => priceEdit(row, 12_000, { tradeTypeId: 'barberia' }));
  const first = await change(at, edits);
  expect([first.statusCode, first.json<{ code: string }>().code]).toEqual([403, 'STEP_UP_REQUIRED']);
  const near = (await rowsOf(at, id)).map((row) => priceEdit(row, 15_500, { tradeTypeId: 'barberia' }));
  expect((await changed(at, near)).changed).toHaveLength(51);
});

test('more than 50 prices that change by more than 20 % ask for the second factor again, and nothing is saved before (OFC-005)', async () => {
  const { id } = await dye(51);
  const at = await desk('operations');
  const rows = await rowsOf(at, id);
  const edits = rows.map((row) => priceEdit(row, 12_000));
  const first = await change(at, edits);
  expect([first.statusCode, first.json<{ code: string }>().code]).toEqual([403, 'STEP_UP_REQUIRED']);
  expect((await rowsOf(at, id)).every(({ price }) => price === 16_100)).toBe(true);
  expect((await changed(at, edits, { dryRun: true })).effect.fallMuch).toBe(51);
  expect((await changed(at, edits.slice(1))).changed).toHaveLength(50);
  const next = await change(at, edits.slice(0, 1));
  expect([next.statusCode, next.json<{ code: string }>().code]).toEqual([403, 'STEP_UP_REQUIRED']);
  const confirmed = await desk('operations', true);
  const fresh = await rowsOf(confirmed, id);
  expect(
    (
      await changed(
        confirmed,
        fresh.map((row) => priceEdit(row, 16_100)),
      )
    ).changed,
  ).toHaveLength(50);
});

test('a role without a permission changes nothing of its fields and sees no prices and units (OFC-006)', async () => {
  const { id } = await dye(1);
  const owner = await desk();
  const [row] = await rowsOf(owner, id);
  if (!row) throw new Error('a shade');
  const visible = { versionId: row._id, version: row.version, field: 'visible', value: false };
  for (const [role, edit] of [
    ['warehouse', priceEdit(row, 17_000)],
    ['marketing', priceEdit(row, 17_000)],
    ['operations', visible],
  ] as const) {
    const sent = await change(await desk(role), [edit]);
    expect([role, sent.statusCode, sent.json<{ code: string }>().code]).toEqual([role, 403, 'ROLE_NOT_ALLOWED']);
  }
  expect(await rowsOf(owner, id)).toEqual([row]);
  expect((await rowsOf(await desk('warehouse'), id))[0]).toMatchObject({ price: null, offer: null, available: 5 });
  expect((await rowsOf(await desk('marketing'), id))[0]).toMatchObject({ price: 16_100, available: null });
  expect((await (await desk('warehouse'))(`GET ${LIST}?sort=price`)).statusCode).toBe(403);
});

test('hostile edits are refused with a code, and nothing is lost or written', async () => {
  const at = await desk();
  const { id } = await dye(1);
  const [row] = await rowsOf(at, id);
  if (!row) throw new Error('a shade');
  for (const edit of [
    priceEdit(row, 0),
    priceEdit(row, 1.5),
    priceEdit(row, 100_000_001),
    priceEdit(row, null),
    { ...priceEdit(row, 1), value: '16900' },
    { ...priceEdit(row, 17_000), field: 'stock' },
    { ...priceEdit(row, 17_000), versionId: '1; drop table products.version' },
    { ...priceEdit(row, 17_000), extra: true },
    { versionId: row._id, version: row.version, field: 'minimum', value: 1_000 },
  ]) {
    const sent = await change(at, [edit]);
    const refused = sent.json<{ results?: CellsChanged }>().results?.refused.length;
    expect([sent.statusCode, refused], JSON.stringify(edit)).toEqual(edit.value === null ? [200, 1] : [400, undefined]);
  }
  expect((await change(at, [])).statusCode).toBe(400);
  expect(
    (
      await change(
        at,
        Array.from({ length: 1_001 }, () => priceEdit(row, 17_000)),
      )
    ).statusCode,
  ).toBe(400);
  const unknown = await change(at, [priceEdit(row, 17_000, { tradeTypeId: 'zapateria' })]);
  expect(unknown.json()).toMatchObject({ code: 'TRADE_TYPE_NOT_FOUND' });
  const twice = await changed(at, [priceEdit(row, 17_000), priceEdit(row, 18_000)], { dryRun: true });
  expect(twice.refused).toMatchObject([{ code: 'CELL_TWICE' }]);
  const missing = await changed(at, [{ ...priceEdit(row, 17_000), versionId: '999999999' }]);
  expect(missing.refused).toMatchObject([{ code: 'VERSION_NOT_FOUND' }]);
  expect(await rowsOf(at, id)).toEqual([row]);
});

test('products are written only when what their cards show changes', async () => {
  const { id: productId } = await dye();
  await api.db.query('select products.refresh_shown(array[$1::bigint])', [productId]);
  const owner = await desk();
  const rowVersion = async () =>
    (await api.db.query<{ xmin: string }>('select xmin::text from products.product where id = $1', [productId])).rows[0]
      ?.xmin;
  const before = await rowVersion();
  await changed(
    owner,
    (await rowsOf(owner, productId)).map((row) => priceEdit(row, 17_000)),
  );
  await api.db.query('select products.refresh_shown(array[$1::bigint])', [productId]);
  expect(await rowVersion()).toBe(before);
  await api.db.query('update products.product set name = name || $2 where id = $1', [productId, ' nuevo']);
  const renamed = await rowVersion();
  await api.db.query('select products.refresh_shown(array[$1::bigint])', [productId]);
  expect(await rowVersion()).not.toBe(renamed);
});
