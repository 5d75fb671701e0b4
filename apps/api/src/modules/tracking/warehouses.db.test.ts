import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../test/make-operator.ts';
import { setUpWarehouse } from './index.ts';

const api = useApi();
const owner = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
const bello = '05088';

test('an owner makes a warehouse once, also when the answer is lost, and changes it at the version that was seen', async () => {
  const call = await owner();
  const list = async () =>
    (await call('GET /api/tracking/office/warehouses')).json<{ results: OfficeWarehouse[] }>().results;
  const name = `Bodega ${Date.now()}`;
  const draft = { name, address: 'Cl. 50 # 48-20', cityId: bello };
  const make = async () =>
    (await call('POST /api/tracking/office/warehouses', draft)).json<{ results: OfficeWarehouse }>().results;
  const before = await list();
  const both = await Promise.all([make(), make()]);
  expect(both[0]).toEqual(both[1]);
  const [made] = both;
  expect(made).toMatchObject({ name, address: 'Cl. 50 # 48-20', city: 'Bello', stateId: '05', version: 1 });
  expect(made._id).toMatch(/^[A-Z]{3}$/);
  expect(await list()).toHaveLength(before.length + 1);

  const path = `PUT /api/tracking/office/warehouses/${made._id}`;
  const changed = await call(path, { ...draft, address: 'Cra. 50 # 1-2', version: 1 });
  expect(changed.json()).toMatchObject({ results: { address: 'Cra. 50 # 1-2', version: 2 } });
  expect((await call(path, { ...draft, version: 1 })).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const nowhere = await call('POST /api/tracking/office/warehouses', { ...draft, cityId: '99999' });
  expect(nowhere.json()).toMatchObject({ code: 'CITY_NOT_FOUND' });

  // the command finds it and keeps its name
  const edit = { id: made._id, cityId: bello, covers: [] };
  expect(await setUpWarehouse(api.db, edit, { by: 'root', isConfirmed: true })).toMatchObject({ kind: 'done' });
  expect((await list()).find(({ _id }) => _id === made._id)).toMatchObject({ name, address: 'Cra. 50 # 1-2' });
});
