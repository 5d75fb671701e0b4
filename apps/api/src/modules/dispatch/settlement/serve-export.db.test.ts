import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { moneyExports } from '@tonalia/contract/money-exports';
import { expect, test } from 'vitest';
import { listSettlementsAfter } from './list-settlements.ts';
import { useApi } from '../../../../test/build-app.ts';
import { delivered, driverOf, makeLoad, sendDeliveries } from '../../../../test/make-loads.ts';
import { operatorOf } from '../../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });

test('the settlements of a tab are downloaded with their sums, a hostile driver as text (OFC-009 OFC-207)', async () => {
  const [desk, warehouse] = [await operatorOf(api, 'receivables'), await operatorOf(api, 'warehouse')];
  const load = await makeLoad(api);
  await sendDeliveries(await driverOf(api, load), [delivered(load.orders[0]?.stopId ?? '')]);
  await api.db.query(`update dispatch.load set driver_name = '=Jhon|calc' where code = $1`, [load.code]);
  const rowOf = async (view: string) =>
    (await desk(`GET ${moneyExports.settlements}?view=${view}`)).body
      .split('\r\n')
      .find((row) => row.startsWith(load.code));
  const cells = (await rowOf('open'))?.split(';') ?? [];
  expect([cells[1], ...cells.slice(4)]).toEqual([
    `"'=Jhon|calc"`,
    '1',
    '0',
    '80000',
    '0',
    '0',
    '0',
    '80000',
    '',
    '',
    '',
  ]);
  expect(await rowOf('difference')).toBeUndefined();
  const at = `/api/purchase/office/settlements/${load.code}`;
  const { version } = (await desk(`GET ${at}`)).json<{ results: Settlement }>().results;
  await desk(`PUT ${at}/count`, { version, count: { notes: [], coins: 75_000 }, isChangeReturned: true });
  expect((await rowOf('difference'))?.split(';').slice(10, 13)).toEqual(['80000', '75000', '-5000']);
  expect((await warehouse(`GET ${moneyExports.settlements}`)).statusCode).toBe(403);
  expect((await desk(`GET ${moneyExports.settlements}?view=all`)).statusCode).toBe(400);
});

test('a list is read in parts, each after the last load of the one before, and by route (OFC-207)', async () => {
  const desk = await operatorOf(api, 'receivables');
  const loads = [await makeLoad(api), await makeLoad(api), await makeLoad(api)].map(({ code }) => code);
  const { rows } = await api.db.query<{ id: string }>(
    `insert into dispatch.route (warehouse_id, name, position, leaves_at) values ('BOG', $1, 1, '12:00') returning id`,
    [`Ruta ${loads[0]}`],
  );
  const routeId = rows[0]?.id ?? '';
  await api.db.query(`update dispatch.load set route_id = $1 where code = any($2)`, [routeId, loads]);
  const readAll = async (view: 'open' | 'closed') => {
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const [one] = await listSettlementsAfter(api.db, { view, routeId }, { after, limit: 1 });
      if (!one) return found;
      found.push(one.code);
      after = one.code;
    }
  };
  expect(await readAll('open')).toEqual(loads);
  const listed = async (view: string) =>
    (await desk(`GET /api/purchase/office/settlements?view=${view}&routeId=${routeId}`)).json<{
      results: { code: string }[];
      total: number;
      counts: object;
      routes: object[];
    }>();
  const open = await listed('open');
  expect(open.results.map(({ code }) => code)).toEqual(loads);
  expect(open).toMatchObject({ total: 3, counts: { open: 3, closed: 0 } });
  expect(open.routes).toContainEqual({ _id: routeId, name: `Ruta ${loads[0]}` });
  await api.db.query(
    `insert into dispatch.settlement (load_id, notes, coins, counted, went_out, not_collected, electronic, must_hand_over, closed_at, closed_by,
       closed_by_name)
     select id, '{}', 0, 0, 0, 0, 0, 0, now(), (select id from office.operator limit 1), 'Camila' from dispatch.load where code = any($1)`,
    [loads],
  );
  await api.db.query(
    `update dispatch.load set state = 'closed', closed_at = now(), link_token_hash = null where code = any($1)`,
    [loads],
  );
  expect((await readAll('closed')).toSorted()).toEqual(loads.toSorted());
  expect(await listed('closed')).toMatchObject({ total: 3, counts: { open: 0, closed: 3 } });
  expect((await desk('GET /api/purchase/office/settlements?routeId=1')).statusCode).toBe(400);
});
