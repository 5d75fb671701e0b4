import { describe, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { cities } from '../../../test/make.ts';
import { coverageOf, defaultWarehouse, forgetPlaces, placeNames } from './index.ts';

const api = useApi();
const base = '/api/tracking';
const coverage = (cityId: string, stateId: string) =>
  api.send({ method: 'POST', url: `${base}/shippings/coverage`, payload: { cityId, stateId } });

describe('places', () => {
  test('Colombia has 33 states, and everyone may cache the list · API-80', async () => {
    const answer = await api.send({ url: `${base}/states` });
    const { results } = answer.json<{ results: object[] }>();
    expect(results).toHaveLength(33);
    expect(results).toContainEqual({ _id: '05', stateId: '05', name: 'Antioquia' });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('a state has only its own cities, in alphabetical order · API-81', async () => {
    const answer = await api.send({ url: `${base}/cities?stateId=05` });
    const { results } = answer.json<{ results: { name: string; stateId: string }[] }>();
    expect(results).toHaveLength(125);
    expect(results).toContainEqual({ _id: '05001', cityId: '05001', stateId: '05', name: 'Medellín' });
    expect(new Set(results.map(({ stateId }) => stateId))).toEqual(new Set(['05']));
    const names = results.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
  });

  test('are also given to a visitor with an expired token', async () => {
    expect((await api.send({ url: `${base}/states`, token: 'ta_expired' })).statusCode).toBe(200);
  });

  test('an unknown state has no cities', async () => {
    expect((await api.send({ url: `${base}/cities?stateId=00` })).json()).toEqual({ results: [] });
  });

  test.each(['', '?stateId=5', '?stateId=005', '?stateId=05&stateId=11', '?stateId=%00%00'])(
    'cities%s is refused',
    async (query) => {
      const answer = await api.send({ url: `${base}/cities${query}` });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST']);
    },
  );
});

describe('coverage', () => {
  test('gives the warehouse that delivers to a city · API-82', async () => {
    expect((await coverage(cities.medellin, '05')).json()).toEqual({
      data: {
        coverage: true,
        city: 'Medellín',
        state: 'Antioquia',
        warehouse: 'MDE',
        weekdays: [2, 4],
        shipping: 9000,
        freeFrom: null,
        maxShippingFees: 1,
      },
    });
  });

  test('of a city without delivery is null, with the names for the alert · API-82 ST-09', async () => {
    const { data } = (await coverage(cities.withoutCoverage, '91')).json<{ data: object }>();
    expect(data).toEqual({
      coverage: false,
      city: 'Leticia',
      state: 'Amazonas',
      warehouse: null,
      weekdays: [],
      shipping: null,
      freeFrom: null,
      maxShippingFees: 1,
    });
  });

  test.each([
    ['99999', '99'],
    ['11001', '05'],
  ])('city %s of state %s does not exist', async (cityId, stateId) => {
    expect((await coverage(cityId, stateId)).json()).toMatchObject({ code: 'CITY_NOT_FOUND' });
  });

  test('has days, lead time and fee for other modules', async () => {
    expect(await coverageOf(api.db, cities.medellin)).toEqual({
      warehouseId: 'MDE',
      zoneId: 'medellin',
      leadDays: 2,
      weekdays: [2, 4],
      shippingFee: 9000,
      freeFrom: null,
      cutoff: null,
      city: 'Medellín',
      state: 'Antioquia',
    });
    expect(await coverageOf(api.db, cities.withoutCoverage)).toBeUndefined();
    expect(await coverageOf(api.db, 'nowhere')).toBeUndefined();
    expect(await placeNames(api.db, cities.soacha)).toEqual({ city: 'Soacha', state: 'Cundinamarca', stateId: '25' });
    expect(await placeNames(api.db, 'nowhere')).toBeUndefined();
    expect(await defaultWarehouse(api.db)).toEqual({ warehouseId: 'BOG' });
  });

  test('is equal for SQL and code of other modules', async () => {
    const { rows } = await api.db.query('select * from tracking.place($1)', [cities.medellin]);
    expect(rows).toEqual([
      { city: 'Medellín', state_id: '05', state: 'Antioquia', warehouse_id: 'MDE', weekdays: [2, 4], cutoff: null },
    ]);
    expect((await api.db.query('select from tracking.place($1)', ['99999'])).rows).toHaveLength(0);
  });

  test('an installation without a warehouse is not ready, but not broken', async () => {
    await api.db.query('update tracking.warehouse set is_default = false');
    forgetPlaces(api.db);
    await expect(defaultWarehouse(api.db)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await api.db.query(`update tracking.warehouse set is_default = true where id = 'BOG'`);
    forgetPlaces(api.db);
  });
});
