import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { ListProduct, ListVersion } from '@tonalia/contract/price-lists';
import type { CellsChanged } from '@tonalia/contract/products-grid';
import type { OfficeTradeType } from '@tonalia/contract/trade-types-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const LISTS = '/api/products/office/prices';

const desk = async (role: OfficeRole = 'owner') =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed: false })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

const versionsOf = async (at: Desk, productId: string, more = '') =>
  (await at(`GET ${LISTS}?productId=${productId}${more}`)).json<{ results: ListVersion[] }>().results;
const productsOf = async (at: Desk, productId: string) =>
  (await at(`GET ${LISTS}/products?productId=${productId}`)).json<{ results: ListProduct[] }>().results;
const change = async (at: Desk, edits: object[], more = {}) => {
  const sent = await at('PATCH /api/products/office/versions', { edits, ...more });
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: CellsChanged }>().results;
};
const priced = ({ _id, version }: ListVersion, value: number | null, tradeTypeId: string | null) => ({
  versionId: _id,
  version,
  field: 'price',
  value,
  tradeTypeId,
});

let made = 0;
/** A dye with `shades` shades of 16.100 pesos. */
async function dye(shades: number) {
  made += 1;
  return makeProduct(api.db, {
    code: `LIS${made}`,
    name: `Tinte listas ${made}`,
    price: 16_100,
    versions: Array.from({ length: shades }, (_, n) => ({
      code: `LIS${made}-${n}`,
      shade: [`7.${n}`, `Rubio ${n}`] as [string, string],
    })),
  });
}

test('base and lists are read in one row, and a product says what its versions cost in a list that differs (OFC-407)', async () => {
  const at = await desk();
  const { id } = await dye(3);
  const [one, two] = await versionsOf(at, id);
  if (!one || !two) throw new Error('two shades');
  expect(one).toMatchObject({ price: 16_100, own: {} });
  expect(await productsOf(at, id)).toMatchObject([{ prices: { from: 16_100, to: 16_100 }, lists: {} }]);
  await change(at, [priced(one, 13_200, 'distribuidor'), priced(two, 14_000, 'distribuidor')]);
  await change(at, [priced((await versionsOf(at, id))[2] ?? one, 17_000, 'tienda')]);
  expect((await versionsOf(at, id)).map(({ own }) => own)).toEqual([
    { distribuidor: 13_200 },
    { distribuidor: 14_000 },
    { tienda: 17_000 },
  ]);
  expect(await productsOf(at, id)).toMatchObject([
    { lists: { distribuidor: { from: 13_200, to: 16_100 }, tienda: { from: 16_100, to: 17_000 } } },
  ]);
  expect((await versionsOf(at, id, '&owned=tienda')).map(({ shade }) => shade)).toEqual(['7.2']);
});

test('a price of a list is compared with the base price that its customers paid, and a list goes back to the base (OFC-407)', async () => {
  const at = await desk();
  const { id } = await dye(3);
  const [one, two, three] = await versionsOf(at, id);
  if (!one || !two || !three) throw new Error('three shades');
  const edits = [
    priced(one, 12_500, 'distribuidor'),
    priced(two, 17_000, 'distribuidor'),
    priced(three, 5_000, 'distribuidor'),
  ];
  const dry = await change(at, edits, { dryRun: true });
  expect(dry).toMatchObject({
    effect: { rise: 1, fall: 1, fallMuch: 1, belowFloor: 0, belowCost: 0, other: 0 },
    refused: [{ id: `${three._id}:price:distribuidor`, code: 'PRICE_DOUBTED' }],
  });
  await change(at, edits);
  const [now] = await versionsOf(at, id);
  if (!now) throw new Error('a shade');
  const back = await change(at, [priced(now, null, 'distribuidor')]);
  expect(back.effect).toMatchObject({ rise: 1, fall: 0, other: 0 });
  expect((await versionsOf(at, id)).map(({ own }) => own)).toEqual([{}, { distribuidor: 17_000 }, {}]);
  await at(`POST /api/products/office/versions/changes/${back.undo?._id}/undo`, {});
  expect((await versionsOf(at, id))[0]?.own).toEqual({ distribuidor: 12_500 });
});

test('of two desks that price one version in two lists at once, the second sees a conflict and loses nothing (OFC-407)', async () => {
  const desks = [await desk(), await desk()] as const;
  const { id } = await dye(1);
  const [row] = await versionsOf(desks[0], id);
  if (!row) throw new Error('a shade');
  const sent = await Promise.all([
    change(desks[0], [priced(row, 15_000, 'tienda')]),
    change(desks[1], [priced(row, 14_000, 'distribuidor')]),
  ]);
  expect(sent.map((one) => one.changed.length + one.conflicts.length)).toEqual([1, 1]);
  expect(sent.flatMap((one) => one.changed)).toHaveLength(1);
  const [conflict] = sent.flatMap((one) => one.conflicts);
  const [now] = await versionsOf(desks[0], id);
  expect(conflict).toMatchObject({ version: now?.version, saved: null });
  expect(Object.keys(now?.own ?? {})).toHaveLength(1);
});

test('trade types are listed with their customers, and a role without prices reads no list (OFC-006)', async () => {
  const at = await desk();
  const { results } = (await at('GET /api/customers/office/trade-types')).json<{ results: OfficeTradeType[] }>();
  const { rows } = await api.db.query<{ total: number }>(
    `select count(*)::int as total from auth.customer where trade_type_id = 'barberia'`,
  );
  expect(results.find(({ _id }) => _id === 'barberia')).toMatchObject({
    name: 'Barbería',
    total: rows[0]?.total,
    totalIsExact: true,
  });
  const warehouse = await desk('warehouse');
  for (const path of [`${LISTS}/products`, LISTS, '/api/customers/office/trade-types'])
    expect((await warehouse(`GET ${path}`)).statusCode).toBe(403);
});

/** Sets what units cost, in pesos without IVA. */
const costs = (units: readonly [id: string | undefined, cost: number][]) =>
  api.db.query('insert into products.version_supply (version_id, cost) select * from unnest($1::bigint[], $2::int[])', [
    units.map(([id]) => id),
    units.map(([, cost]) => cost),
  ]);

test('costs are beside the prices, and versions that leave less than the lowest margin in some list are found (OFC-407)', async () => {
  const at = await desk();
  const { id, versions } = await dye(4);
  const [fair, dear, cheapToOne] = versions;
  // 16.100 pesos are 13.529 without IVA: 9.064 leave 33 %
  await costs([
    [fair?.id, 9_064],
    [dear?.id, 9_100],
    [cheapToOne?.id, 9_000],
  ]);
  const third = (await versionsOf(at, id)).find(({ _id }) => _id === cheapToOne?.id);
  if (!third) throw new Error('the third shade');
  await change(at, [priced(third, 15_000, 'spa')]);
  const rows = await versionsOf(at, id);
  expect(rows.map(({ cost, taxRate }) => [cost, taxRate])).toEqual([
    [9_064, 19],
    [9_100, 19],
    [9_000, 19],
    [null, 19],
  ]);
  expect(await productsOf(at, id)).toMatchObject([{ costs: { from: 9_000, to: 9_100 }, taxRate: 19 }]);
  const low = await at(`GET ${LISTS}?productId=${id}&margin=low`);
  expect(low.json()).toMatchObject({ lowestMargin: 33, results: [{ _id: dear?.id }, { _id: cheapToOne?.id }] });
  const counted = await at(`GET /api/products/office/versions/tabs?productId=${id}&margin=low`);
  expect(counted.json<{ results: object[] }>().results).toContainEqual({ tab: 'all', total: 2, totalIsExact: true });
  expect(await change(at, [priced(rows[0] ?? third, 15_500, null)], { dryRun: true })).toMatchObject({
    effect: { fall: 1, lowMargin: 1, belowCost: 0 },
  });
  expect(await change(at, [priced(rows[0] ?? third, 10_000, null)], { dryRun: true })).toMatchObject({
    effect: { lowMargin: 0, belowCost: 1 },
  });
});

test('a role without costs sees none and cannot filter by them (OFC-004 OFC-407)', async () => {
  const { id, versions } = await dye(1);
  await costs([[versions[0]?.id, 9_000]]);
  const at = await desk('operations');
  expect(await versionsOf(at, id)).toMatchObject([{ cost: null }]);
  expect(await productsOf(at, id)).toMatchObject([{ costs: null }]);
  for (const path of [
    LISTS,
    `${LISTS}/products`,
    '/api/products/office/versions',
    '/api/products/office/versions/tabs',
  ])
    expect([path, (await at(`GET ${path}?margin=low`)).statusCode]).toEqual([path, 403]);
});
