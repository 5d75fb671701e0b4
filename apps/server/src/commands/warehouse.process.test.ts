import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../api/src/app.ts';
import { defaultWarehouse, forgetPlaces } from '../../../api/src/modules/tracking/index.ts';
import { createPool } from '../../../api/src/platform/pool.ts';
import { useDatabase } from '../../../api/test/database.ts';
import { startProcess } from '../../test/processes.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
let app: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  app = await build({ db });
});
afterAll(async () => {
  await app.close();
  await db.end();
});

async function warehouse(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/warehouse.ts', args, {
    DATABASE_URL: database.url,
    DEMO: 'off',
  });
  return [await running.exit, running.output()];
}

async function homeIn(cityId?: string): Promise<number> {
  forgetPlaces(db);
  const { statusCode } = await app.inject({
    url: `/api/products/product/listHome${cityId === undefined ? '' : `?userCityId=${cityId}`}`,
  });
  return statusCode;
}
const bogota = { id: 'BOG', is_default: true, lead_days: 1, weekdays: [1, 2, 3, 4, 5, 6] };
const places = async () =>
  (
    await db.query(
      `select w.id, w.is_default, z.lead_days, z.weekdays, z.shipping_fee, count(*)::int as cities, bool_or(c.city_id = '25754') as soacha
       from tracking.warehouse w join tracking.zone z on z.warehouse_id = w.id join tracking.coverage c on c.zone_id = z.id
       group by w.id, z.id order by w.id`,
    )
  ).rows;

test('an installation without the demo shows its shop after npm run warehouse created a warehouse', async () => {
  expect(await homeIn()).toBe(503);
  const expectedError = { message: expect.stringContaining('npm run warehouse') };
  await expect(defaultWarehouse(db)).rejects.toMatchObject({ cause: expectedError });
  expect(await warehouse('bog', '11001', '--covers', '11,25', '--fee', '9.900')).toEqual([
    0,
    expect.stringMatching(/Bodega BOG, nueva\n +Ciudad: Bogotá, D.C. \(11001\)\n +Municipios: 117\n/),
  ]);
  expect([await homeIn(), await homeIn('25754')]).toEqual([200, 200]);
  expect(await places()).toEqual([{ ...bogota, shipping_fee: 9_900, cities: 117, soacha: true }]);
});

test('an option changes only its own field, and before → after is shown', async () => {
  await warehouse('BOG', '11001', '--covers', '11,25', '--fee', '9900');
  expect(await warehouse('BOG', '--lead-days', '2')).toEqual([
    0,
    expect.stringContaining('  Bodega BOG\n    Días de alistamiento: 1 → 2\n'),
  ]);
  expect(await places()).toEqual([{ ...bogota, lead_days: 2, shipping_fee: 9_900, cities: 117, soacha: true }]);
  expect(await warehouse('BOG', '11001')).toEqual([0, expect.stringContaining('Bodega BOG: nada cambió.')]);
  await db.query('update tracking.zone set lead_days = 1');
});

test('taking municipalities from another warehouse, or moving one, requires --yes', async () => {
  const before = await places();
  const [code, output] = await warehouse('MED', '05001', '--covers', '05,25754');
  expect([code, output]).toEqual([1, expect.stringContaining('De la bodega BOG pasan 1: Soacha')]);
  expect(output).toContain('No se cambió nada. Si es lo que quieres, repítelo con --yes.');
  expect(await places()).toEqual(before);
  expect(await warehouse('BOG', '25754')).toEqual([
    1,
    expect.stringContaining('Ciudad: Bogotá, D.C. (11001) → Soacha (25754)'),
  ]);
  expect(await places()).toEqual(before);
  expect(await warehouse('CLO', '--fee', '100')).toEqual([1, expect.stringContaining('La bodega CLO no existe')]);
  expect(await warehouse('CLO', '76001', '--covers', '76,99999,00')).toEqual([
    1,
    expect.stringContaining('No hay municipio ni departamento 99999, 00.'),
  ]);
  expect(await places()).toEqual(before);
});

test('with --yes the municipalities move, the first warehouse stays the default, and an audit event names the operator', async () => {
  const [code] = await warehouse('MED', '05001', '--covers', '05,25754', '--days', '2,5', '--yes');
  expect(code).toBe(0);
  expect(await places()).toEqual([
    { ...bogota, shipping_fee: 9_900, cities: 116, soacha: false },
    { id: 'MED', is_default: false, lead_days: 1, weekdays: [2, 5], shipping_fee: 0, cities: 126, soacha: true },
  ]);
  const { rows } = await db.query(
    `select detail->>'by' as by, (detail->>'taken')::int as taken from platform.audit
     where action = 'tracking.warehouse_set' and subject_id = 'MED'`,
  );
  expect(rows).toEqual([{ by: userInfo().username, taken: 1 }]);
  const list = (await warehouse('list'))[1].replaceAll('\u00A0', ' ');
  expect(list).toContain(
    '  BOG (la que ven los visitantes): ciudad Bogotá, D.C. (11001) · municipios 116 · envío $ 9.900',
  );
  expect(list).toContain('  MED: ciudad Medellín (05001) · municipios 126 · envío $ 0');
});
