import type { OperatorListItem } from '@tonalia/contract/office';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { SavedView } from '@tonalia/contract/office-views';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';

const api = useApi();
type Caller = ReturnType<typeof officeCaller>;
let camila: Caller;
let luz: Caller;

beforeAll(async () => {
  camila = officeCaller(api, (await makeOperator(api.db, { role: 'operations' })).cookie);
  luz = officeCaller(api, (await makeOperator(api.db, { role: 'warehouse' })).cookie);
});

const viewsOf = async (call: Caller) =>
  (await call('GET /api/office/views?list=orders')).json<{ results: SavedView[] }>().results;
const save = (call: Caller, name: string, more: object = {}) =>
  call('POST /api/office/views', { list: 'orders', name, search: { vista: 'por-alistar', bodega: 'BOG' }, ...more });
const codeOf = (sent: Awaited<ReturnType<Caller>>) => [sent.statusCode, sent.json<OfficeErrorBody>().code];

test('a view is its operator’s until it is shared, and only its operator changes it (OFC-009)', async () => {
  const saved = await save(camila, 'Preventa del 26', { hidden: ['seller'], columns: ['total', 'code'] });
  const view = saved.json<{ results: SavedView }>().results;
  expect(view).toMatchObject({
    name: 'Preventa del 26',
    isOwn: true,
    isShared: false,
    hidden: ['seller'],
    columns: ['total', 'code'],
    by: 'Ana Ríos',
  });
  expect(view.search).toEqual({ vista: 'por-alistar', bodega: 'BOG' });
  expect(await viewsOf(luz)).toEqual([]);
  const { _id: id, version } = view;
  const content = { name: 'Contraentrega', search: { pago: 'cash' }, isShared: true };
  expect(codeOf(await luz(`PUT /api/office/views/${id}`, { ...content, version }))).toEqual([404, 'VIEW_NOT_FOUND']);
  expect(codeOf(await luz(`DELETE /api/office/views/${id}`))).toEqual([404, 'VIEW_NOT_FOUND']);
  await camila(`PUT /api/office/views/${id}`, { ...content, version });
  expect(await viewsOf(luz)).toMatchObject([
    { name: 'Contraentrega', isOwn: false, isShared: true, hidden: null, columns: null },
  ]);
  expect(codeOf(await camila(`PUT /api/office/views/${id}`, { ...content, version }))).toEqual([
    409,
    'VERSION_CONFLICT',
  ]);
  expect((await camila(`DELETE /api/office/views/${id}`)).statusCode).toBe(200);
  expect(await viewsOf(luz)).toEqual([]);
});

test('a name is used once for each operator, also by two at once, and fifty views are enough (OFC-009)', async () => {
  const both = await Promise.all([save(camila, 'Bogotá'), save(camila, 'bogotá')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await save(luz, 'Bogotá')).statusCode).toBe(200);
  for (let n = 1; n < 50; n += 1) await save(camila, `Vista ${n}`);
  expect(codeOf(await save(camila, 'Una más'))).toEqual([409, 'TOO_MANY_VIEWS']);
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`f${n}`, 1]));
  expect(codeOf(await save(luz, 'Muchos', { search: many }))).toEqual([400, 'INVALID_REQUEST']);
});

test('preferences are the operator’s, and a part that is saved keeps the others (OFC-009)', async () => {
  const read = async (call: Caller) => (await call('GET /api/office/preferences')).json<{ results: object }>().results;
  expect(await read(camila)).toEqual({});
  await camila('PUT /api/office/preferences', { density: 'comfortable' });
  await camila('PUT /api/office/preferences', { isFolded: true, hidden: { orders: ['seller'] } });
  await camila('PUT /api/office/preferences', {
    columns: { orders: ['total', 'code'], 'price-lists': ['list-barberia_2'] },
  });
  expect(await read(camila)).toEqual({
    density: 'comfortable',
    isFolded: true,
    hidden: { orders: ['seller'] },
    columns: { orders: ['total', 'code'], 'price-lists': ['list-barberia_2'] },
  });
  expect(await read(luz)).toEqual({});
  expect(codeOf(await camila('PUT /api/office/preferences', { theme: 'dark' }))).toEqual([400, 'INVALID_REQUEST']);
});

test('the list of operators has the warehouse that each works in, until it chooses all (OFC-101)', async () => {
  const picker = await makeOperator(api.db, { role: 'warehouse' });
  const call = officeCaller(api, picker.cookie);
  const owner = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const own = async () =>
    (await owner('GET /api/office/operators'))
      .json<{ results: OperatorListItem[] }>()
      .results.find(({ _id }) => _id === picker.operatorId)?.warehouseId;
  expect(await own()).toBeNull();
  await call('PUT /api/office/preferences', { warehouse: 'BOG' });
  expect(await own()).toBe('BOG');
  await call('PUT /api/office/preferences', { warehouse: null });
  expect(await own()).toBeNull();
});
