import { randomUUID } from 'node:crypto';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { ProductEvent } from '@tonalia/contract/product-history';
import type { OfficeProduct } from '@tonalia/contract/product-office';
import type { GridVersion } from '@tonalia/contract/products-grid';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import type { OfficeCaller } from '../../../../test/make-waves.ts';

const api = useApi();
const VERSIONS = '/api/products/office/versions';
const PRODUCTS = '/api/products/office/products';

async function desk(role: OfficeRole = 'owner') {
  return officeCaller(api, (await makeOperator(api.db, { role })).cookie);
}
const dye = (shades = 3) => {
  const code = `HIS${randomUUID().slice(0, 8)}`.toUpperCase();
  const versions = Array.from({ length: shades }, (_, n) => ({
    code: `${code}-${n}`,
    shade: [`7.${n}`, `Rubio ${n}`] as [string, string],
    stock: 5,
  }));
  return makeProduct(api.db, { code, name: `Tinte ${code}`, price: 16_100, versions });
};
const rows = async (at: OfficeCaller, productId: string) =>
  (await at(`GET ${VERSIONS}?productId=${productId}`)).json<{ results: GridVersion[] }>().results;
const edit = ({ _id, version }: GridVersion, more: object) => ({ versionId: _id, version, field: 'price', ...more });
const history = async (at: OfficeCaller, id: string, query = '') =>
  (await at(`GET ${PRODUCTS}/${id}/history${query}`)).json<{ results: ProductEvent[] }>().results;
const change = async (at: OfficeCaller, edits: object[]) => {
  const sent = await at(`PATCH ${VERSIONS}`, { edits });
  expect(sent.statusCode, sent.body).toBe(200);
};

test('the history has acts on cells by field with old and new value, one line for all shades, and the undo of the act (OFC-402)', async () => {
  const at = await desk();
  const { id } = await dye();
  const other = await dye(1);
  const [all, [elsewhere]] = [await rows(at, id), await rows(at, other.id)];
  await change(
    at,
    [...all, elsewhere as GridVersion].map((row) => edit(row, { value: 16_900 })),
  ); // as: one was made
  const [first, second] = (await rows(at, id)) as [GridVersion, GridVersion];
  await change(at, [edit(first, { value: 17_500 }), edit(second, { value: 17_900, tradeTypeId: 'barberia' })]);
  const [one, two, three, ...rest] = await history(at, id);
  expect(
    [one, two].map((line) => line?.kind === 'cells' && [line.tradeTypeId, line.shade, line.before, line.after]),
  ).toEqual(
    expect.arrayContaining([
      [null, '7.0 Rubio 0', 16_900, 17_500],
      ['barberia', '7.1 Rubio 1', null, 17_900],
    ]),
  );
  expect(three).toMatchObject({
    kind: 'cells',
    field: 'price',
    count: 3,
    shade: null,
    before: 16_100,
    after: 16_900,
    isMixed: false,
    undo: { cells: 4 },
  });
  expect(rest.filter(({ kind }) => kind === 'cells')).toEqual([]);
  expect(await history(at, other.id)).toMatchObject([{ kind: 'cells', count: 1, after: 16_900 }]);
  const undo = one?.kind === 'cells' ? one.undo : null;
  await at(`POST ${VERSIONS}/changes/${undo?._id}/undo`, {});
  expect((await history(at, id))[0]).toMatchObject({ isUndone: true, undo: null });
});

test('the history tells a save of texts, a shade, a state and a count, and leaves events of other things with the same id out (OFC-402)', async () => {
  const at = await desk();
  const { id } = await dye();
  const product = (await at(`GET ${PRODUCTS}/${id}`)).json<{ results: OfficeProduct }>().results;
  const [shade] = product.shades as [OfficeProduct['shades'][number]];
  const saved = await at(`PUT ${PRODUCTS}/${id}`, {
    version: product.version,
    product: { name: 'Tinte nuevo' },
    shades: [{ _id: shade._id, swatch: '#112233', state: 'withdrawn', reason: 'sin fórmula', price: 16_900 }],
    added: [
      { key: 'x', code: `N-${id}`, shade: '9.9', name: 'Nuevo', swatch: null, price: 16_100, state: 'published' },
    ],
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const counted = await at(`POST /api/products/office/stock/adjust`, {
    versionId: shade._id,
    warehouseId: 'BOG',
    seen: 5,
    units: 7,
    reason: 'count',
  });
  expect(counted.statusCode, counted.body).toBe(200);
  // another table has rows with the same numbers
  await api.db.query(
    `insert into platform.audit (action, subject_id, detail) values ('products.product_saved', $1, '{"fields":"name"}'), ('products.stock_set', $2, '{}')`,
    [shade._id, id],
  );
  const lines = await history(at, id);
  expect(lines.map(({ kind, shade: about }) => [kind, about])).toEqual(
    expect.arrayContaining([
      ['stock', '7.0 Rubio 0'],
      ['saved', null],
      ['cells', '7.0 Rubio 0'],
    ]),
  );
  expect(lines.find(({ kind }) => kind === 'saved')).toMatchObject({
    fields: ['name', 'swatch', 'state'],
    added: 1,
    state: null,
  });
  const withdrawn = await at(`PUT ${PRODUCTS}/${id}`, {
    version: (await at(`GET ${PRODUCTS}/${id}`)).json<{ results: OfficeProduct }>().results.version,
    product: { state: 'withdrawn', reason: 'fin de línea' },
  });
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);
  expect((await history(at, id))[0]).toMatchObject({ kind: 'saved', fields: ['state'], state: 'withdrawn' });
  expect(lines.filter(({ kind }) => kind !== 'cells')).toHaveLength(2);
  expect(await history(at, id, '?limit=1')).toHaveLength(1);
});

test('a role without prices sees no prices in the history, and an unknown product has none (OFC-004, OFC-402)', async () => {
  const [at, warehouse] = [await desk(), await desk('warehouse')];
  const { id } = await dye(1);
  const [row] = (await rows(at, id)) as [GridVersion];
  await change(at, [edit(row, { value: 16_900 })]);
  expect((await history(at, id)).map(({ kind }) => kind)).toEqual(['cells']);
  expect(await history(warehouse, id)).toEqual([]);
  expect((await at(`GET ${PRODUCTS}/999999999/history`)).statusCode).toBe(404);
});
