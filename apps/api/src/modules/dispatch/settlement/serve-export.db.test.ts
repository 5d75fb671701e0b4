import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { moneyExports } from '@tonalia/contract/money-exports';
import { expect, test } from 'vitest';
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
