import type { CoverageMap } from '@tonalia/contract/coverage-office';
import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { expect, test } from 'vitest';
import { isReached, nearCities, reachBody, reachOf, reachZones } from './presets.ts';

const city = (_id: string, zoneId: string | null = null) => ({
  _id,
  name: _id,
  stateId: _id.slice(0, 2),
  zoneId,
  customers: 0,
  orders: 0,
});
const warehouse: OfficeWarehouse = {
  _id: 'BEL',
  name: 'Bodega principal',
  address: 'Cl. 50 # 48-20',
  cityId: '05088',
  city: 'Bello',
  stateId: '05',
  isDefault: true,
  version: 1,
};
const map: CoverageMap = {
  zones: [],
  states: [
    { _id: '05', name: 'Antioquia' },
    { _id: '11', name: 'Bogotá, D.C.' },
  ],
  cities: [city('05088'), city('05001'), city('05002', 'otra'), city('11001')],
  warehouses: [{ _id: 'BEL', name: 'Bodega principal' }],
  cutoff: '16:00',
  holidays: [],
};

test('a city, its department and the country are three zones without a municipality in two, and none of another zone', () => {
  const zones = reachZones(map, warehouse);
  expect(zones.map(({ id, name, cityIds }) => [id, name, cityIds])).toEqual([
    ['BEL', 'Bello', ['05088']],
    ['BEL-state', 'Resto de Antioquia', ['05001']],
    ['BEL-country', 'Resto del país', ['11001']],
  ]);
  expect(zones.filter((zone) => isReached('state', zone)).map(({ id }) => id)).toEqual(['BEL', 'BEL-state']);
  expect(reachOf(zones)).toBe('state');
});

test('a zone that is saved keeps its terms, and is sent again only when something changed', () => {
  const saved = {
    _id: 'BEL',
    name: 'Bello',
    warehouseId: 'BEL',
    leadDays: 1,
    weekdays: [1, 2],
    shippingFee: 5_000,
    freeFrom: 200_000,
    cutoff: null,
    isPaused: false,
    nextDispatch: '2026-12-01',
    received: { all: 0, inTime: 0 },
    version: 3,
  };
  const known = { ...map, zones: [saved], cities: [city('05088', 'BEL'), city('05001')] };
  const [zone, rest] = reachZones(known, warehouse);
  if (!zone || !rest) throw new Error('both zones exist');
  expect(zone).toMatchObject({ shippingFee: 5_000, freeFrom: 200_000, weekdays: [1, 2] });
  expect(reachBody({ ...zone, freeFrom: null }, known, 'BEL')).toMatchObject({ freeFrom: null });
  expect(reachBody(zone, known, 'BEL')).toBeUndefined();
  expect(reachBody({ ...zone, shippingFee: 0 }, known, 'BEL')).toMatchObject({ shippingFee: 0, version: 3 });
  expect(reachBody(rest, known, 'BEL')).toMatchObject({ version: null, cityIds: ['05001'], cutoff: null });
});

test('a municipality that is added comes to the nearest zone from any other, stays there, and goes back when it is removed', () => {
  const near = new Set(['05088', '05002', '11001']);
  expect(reachZones(map, warehouse, near).map(({ cityIds }) => cityIds)).toEqual([
    ['05088', '05002', '11001'],
    ['05001'],
    [],
  ]);
  const known = { ...map, cities: [city('05088', 'BEL'), city('05001', 'BEL'), city('11001')] };
  expect([...nearCities(known, warehouse)]).toEqual(['05088', '05001']);
  const [zone] = reachZones(known, warehouse, new Set(['05088', '11001']));
  expect(zone && reachBody(zone, known, 'BEL')).toMatchObject({ cityIds: ['05088', '11001'] });
});

test('a department of one municipality has no second zone', () => {
  const bogota = { ...warehouse, cityId: '11001', city: 'Bogotá, D.C.', stateId: '11' };
  expect(
    reachZones(map, bogota)
      .filter((zone) => isReached('state', zone))
      .map(({ id }) => id),
  ).toEqual(['BEL']);
});
