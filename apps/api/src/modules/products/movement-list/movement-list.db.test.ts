import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { MovementsPage } from '@tonalia/contract/stock-movements';
import type { StockOfVersion } from '@tonalia/contract/stock-office';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi();
let desk: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'warehouse');
  other = await operatorOf(api, 'warehouse');
});
const list = async (query: string, by = desk) =>
  (await by(`GET /api/products/office/movements?${query}`)).json<MovementsPage>();
const enter = async (by: OfficeCaller, versionId: string, warehouseId: string): Promise<string> => {
  const lines = [{ versionId, units: 2 }];
  const body = { _id: randomUUID(), warehouseId, reason: 'Preventa', lines };
  const entered = await by('POST /api/products/office/receipts', body);
  return entered.json<{ results: { code: string } }>().results.code;
};

test('movements of all versions are found by cause, warehouse, day, operator, code and document, newest first (OFC-405)', async () => {
  const [product, next] = [await makeProduct(api.db, { stock: 5 }), await makeProduct(api.db, { stock: 5 })];
  const [one, two] = [product.versions[0], next.versions[0]];
  const mine = await enter(desk, one?.id ?? '', 'MDE');
  const theirs = await enter(other, two?.id ?? '', 'BOG');
  const documents = async (query: string, by = desk) =>
    (await list(query, by)).results.map(({ document }) => document).filter(Boolean);
  expect((await documents('cause=receipt')).slice(0, 2)).toEqual([theirs, mine]);
  expect(await documents('cause=receipt&warehouseId=MDE')).toEqual([mine]);
  expect(await documents('mine=true')).toEqual([mine]);
  expect(await documents('mine=true', other)).toEqual([theirs]);
  expect(await documents(`q=${theirs.toLowerCase()}`)).toEqual([theirs]);
  const ofOne = await list(`q=${one?.code.toLowerCase()}`);
  expect(ofOne.results.map(({ code, units, cause }) => [code, units, cause])).toEqual([
    [one?.code, 2, 'receipt'],
    [one?.code, 5, 'opening'],
  ]);
  expect(await documents('from=2020-01-01&to=2020-01-02')).toEqual([]);
  expect(await documents('from=2020-01-01&cause=receipt')).toContain(mine);
  const older = ofOne.results[0]?._id ?? '';
  expect((await list(`q=${one?.code}&before=${older}`)).results.map(({ cause }) => cause)).toEqual(['opening']);
  expect((await desk('GET /api/products/office/movements?cause=magic')).statusCode).toBe(400);
});

test('more movements than one answer has are asked with the id of the last one (OFC-405)', async () => {
  const product = await makeProduct(api.db, { stock: 0 });
  const versionId = product.versions[0]?.id ?? '';
  for (let units = 1; units <= 60; units += 1)
    await api.db.query('update products.stock set available = $2 where version_id = $1', [versionId, units]);
  const first = await list(`q=${product.code}`);
  expect(first.results).toHaveLength(50);
  const rest = await list(`q=${product.code}&before=${first.older}`);
  expect([rest.results.length, rest.older]).toEqual([10, null]);
  expect(first).toMatchObject({ page: 1, limit: 50, total: 60, totalIsExact: true, pages: 2 });
  const third = await list(`q=${product.code}&limit=25&page=3`);
  expect(third).toMatchObject({ page: 3, limit: 25, total: 60, pages: 3, older: null });
  expect(third.results).toEqual(rest.results);
  const after = [...first.results, ...rest.results].map(({ onHandAfter }) => onHandAfter);
  expect(after).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n));
  const own = await desk(`GET /api/products/office/stock/${versionId}/movements`);
  const { movements } = own.json<{ results: StockOfVersion }>().results;
  expect(movements.map(({ onHandAfter }) => onHandAfter)).toEqual(after.slice(0, 50));
});

test('the shelf of a version is changed in place, and the second of two sees that it moved (OFC-405)', async () => {
  const versionId = (await makeProduct(api.db, { stock: 5 })).versions[0]?.id ?? '';
  const put = (shelf: string | null, seen: string | null, more = {}) =>
    desk('POST /api/products/office/stock/shelf', { versionId, warehouseId: 'BOG', shelf, seen, ...more });
  expect((await put(' a-04-2 ', null)).json()).toEqual({ results: { shelf: 'A-04-2' } });
  const late = await put('B-01', null);
  expect([late.statusCode, late.json<OfficeErrorBody>().code]).toEqual([409, 'VERSION_CONFLICT']);
  expect((await put(null, 'A-04-2')).json()).toEqual({ results: { shelf: null } });
  expect((await put('una estantería', null)).statusCode).toBe(400);
  expect((await put('A', null, { warehouseId: 'ZZZ' })).json()).toMatchObject({ code: 'WAREHOUSE_NOT_FOUND' });
  expect((await put('A', null, { versionId: '999999999' })).statusCode).toBe(404);
  const { rows } = await api.db.query('select units from products.stock_movement where version_id = $1', [versionId]);
  expect(rows).toEqual([{ units: 5 }]);
});

test('the reserve of a version has a place of its own (OFC-405)', async () => {
  const versionId = (await makeProduct(api.db, { stock: 5 })).versions[0]?.id ?? '';
  const put = (isReserve: boolean, shelf: string | null, seen: string | null) =>
    desk('POST /api/products/office/stock/shelf', { versionId, warehouseId: 'BOG', isReserve, shelf, seen });
  expect((await put(false, 'A-04-2', null)).statusCode).toBe(200);
  expect((await put(true, 'D-01-3', 'A-04-2')).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await put(true, 'D-01-3', null)).json()).toEqual({ results: { shelf: 'D-01-3' } });
  const places = async () => {
    const own = await desk(`GET /api/products/office/stock/${versionId}/movements`);
    const { warehouses } = own.json<{ results: StockOfVersion }>().results;
    return warehouses.filter(({ _id }) => _id === 'BOG').map(({ shelf, reserveShelf }) => [shelf, reserveShelf]);
  };
  expect(await places()).toEqual([['A-04-2', 'D-01-3']]);
  await put(false, 'A-05-1', 'A-04-2');
  await put(true, null, 'D-01-3');
  expect(await places()).toEqual([['A-05-1', null]]);
  const { rows } = await api.db.query(
    `select detail->'isReserve' as "isReserve", detail->>'after' as after from platform.audit
     where subject_id = $1 and action = 'products.version_located' order by id`,
    [versionId],
  );
  expect(rows).toEqual([
    { isReserve: false, after: 'A-04-2' },
    { isReserve: true, after: 'D-01-3' },
    { isReserve: false, after: 'A-05-1' },
    { isReserve: true, after: null },
  ]);
});
