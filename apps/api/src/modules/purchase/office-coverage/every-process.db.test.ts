import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { build } from '../../../app.ts';
import { createPool } from '../../../platform/pool.ts';
import type { Database } from '../../../platform/transaction.ts';

const api = useApi();
const other: { app?: FastifyInstance; db?: Database } = {};

beforeAll(async () => {
  // a pool of its own: places are kept by pool
  other.db = createPool({ ...api.db.options, url: api.db.options.connectionString ?? '', max: 3 });
  other.app = await build({ db: other.db, clock: api.clock });
  await other.app.inject({ url: '/readyz' });
  await api.app.inject({ url: '/readyz' });
});
afterAll(async () => {
  await other.app?.close();
  await other.db?.end();
});

interface Coverage {
  data: { coverage: boolean; shipping: number | null; weekdays: number[] };
}

test('a zone that is made, changed and removed acts in every process within two seconds (OFC-409)', async () => {
  const { rows } = await api.db.query<{ id: string; state_id: string }>(
    `select city.id, state_id from tracking.city left join tracking.coverage on coverage.city_id = city.id
     where zone_id is null and city.id <> '91001' order by random() limit 1`,
  );
  const [{ id: cityId, state_id: stateId } = { id: '', state_id: '' }] = rows;
  const shown = async (app: FastifyInstance | undefined) => {
    const answer = await app?.inject({
      method: 'POST',
      url: '/api/tracking/shippings/coverage',
      payload: { cityId, stateId },
    });
    const { coverage, shipping, weekdays } = answer?.json<Coverage>().data ?? {};
    return [coverage, shipping, weekdays];
  };
  const everywhere = async (expected: unknown[]) => {
    // less than the time after which places are read again by themselves
    for (const app of [api.app, other.app])
      await expect.poll(() => shown(app), { interval: 10, timeout: 1_900 }).toEqual(expected);
  };
  await everywhere([false, null, []]);

  const at = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const url = `/api/purchase/office/coverage/zones/${randomUUID()}`;
  const terms = { name: `Zona ${randomUUID()}`, warehouseId: 'BOG', leadDays: 1, cutoff: null, isPaused: false };
  const body = { ...terms, weekdays: [4, 2], shippingFee: 7_000, freeFrom: null, cityIds: [cityId] };
  expect((await at(`PUT ${url}`, { ...body, version: null })).statusCode).toBe(200);
  await everywhere([true, 7_000, [2, 4]]);
  // the zone is made with its places, which count as a change of it
  expect((await at(`PUT ${url}`, { ...body, shippingFee: 0, version: 2 })).statusCode).toBe(200);
  await everywhere([true, 0, [2, 4]]);
  expect((await at(`POST ${url}/remove`, { version: 3 })).statusCode).toBe(200);
  await everywhere([false, null, []]);
});
