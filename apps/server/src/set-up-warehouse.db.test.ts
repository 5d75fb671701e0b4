import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from '../../api/src/app.ts';
import { defaultWarehouse, forgetPlaces, setUpWarehouse } from '../../api/src/modules/tracking/index.ts';
import { createPool } from '../../api/src/platform/db.ts';
import { useDatabase } from '../../api/test/database.ts';
import { startProcess } from '../test/processes.ts';

// Whole processes on a busy machine take their time.
vi.setConfig({ testTimeout: 60_000 });

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
  const running = startProcess('apps/server/src/set-up-warehouse.ts', args, {
    DATABASE_URL: database.url,
    DEMO: 'off',
  });
  return [await running.exit, running.said()];
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

test('an installation without the demo shows its shop once npm run warehouse gave it a warehouse', async () => {
  expect(await homeIn()).toBe(503);
  const told = { message: expect.stringContaining('npm run warehouse') };
  await expect(defaultWarehouse(db)).rejects.toMatchObject({ cause: told });
  expect(await warehouse('bog', '11001', '--covers', '11,25', '--fee', '9.900')).toEqual([
    0,
    expect.stringContaining('Bodega BOG en Bogotá, D.C.: entrega en 117 municipios.'),
  ]);
  expect([await homeIn(), await homeIn('25754')]).toEqual([200, 200]);
  expect(await places()).toEqual([{ ...bogota, shipping_fee: 9_900, cities: 117, soacha: true }]);
});

test('another warehouse takes what it is told to cover, and the first one stays the usual one', async () => {
  const usual = { covers: [], leadDays: 1, weekdays: [1, 2, 3, 4, 5, 6], shippingFee: 0 };
  await setUpWarehouse(db, { ...usual, id: 'BOG', cityId: '11001', covers: ['11', '25'] });
  const medellin = { ...usual, id: 'MED', cityId: '05001', covers: ['05', '25754'], weekdays: [2, 5] };
  expect(await setUpWarehouse(db, medellin)).toEqual({ name: 'Medellín', cities: 126 });
  expect(await setUpWarehouse(db, { ...usual, id: 'BOG', cityId: '11001', shippingFee: 4_900 })).toEqual({
    name: 'Bogotá, D.C.',
    cities: 1,
  });
  const taken = [
    { ...bogota, shipping_fee: 4_900, cities: 116, soacha: false },
    { id: 'MED', is_default: false, lead_days: 1, weekdays: [2, 5], shipping_fee: 0, cities: 126, soacha: true },
  ];
  expect(await places()).toEqual(taken);
  expect(await setUpWarehouse(db, { ...usual, id: 'CLO', cityId: '76001', covers: ['76', '99999', '00'] })).toEqual({
    unknown: ['99999', '00'],
  });
  expect(await places()).toEqual(taken);
});
