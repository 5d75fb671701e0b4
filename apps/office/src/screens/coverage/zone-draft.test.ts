import type { CoverageMap, CoverageZone } from '@tonalia/contract/coverage-office';
import { expect, test } from 'vitest';
import { type ZoneFields, zoneBody, zoneConflict, zoneFields } from './zone-draft.ts';

const zone: CoverageZone = {
  _id: 'z1',
  name: 'Norte',
  warehouseId: 'MDE',
  leadDays: 2,
  weekdays: [2, 4],
  shippingFee: 9_000,
  freeFrom: 200_000,
  cutoff: null,
  isPaused: true,
  nextDispatch: '2026-03-09',
  received: { all: 0, inTime: 0 },
  version: 3,
};
const city = (_id: string, zoneId: string | null) => ({
  _id,
  name: `Ciudad ${_id}`,
  stateId: '05',
  zoneId,
  customers: 0,
  orders: 0,
});
const map: CoverageMap = {
  zones: [zone],
  states: [],
  cities: [
    city('05001', 'z1'),
    city('05002', 'z1'),
    city('11001', null),
    ...['1', '2', '3', '4', '5', '6'].map((id) => city(id, null)),
  ],
  warehouses: [
    { _id: 'BOG', name: 'Bogotá' },
    { _id: 'MDE', name: 'Medellín' },
  ],
  cutoff: '14:00',
  holidays: [],
};
const fields: ZoneFields = { ...zoneFields(map, zone, []), name: ' Norte ' };

test('a new zone delivers on working days from the first warehouse, to the chosen places', () => {
  expect(zoneFields(map, undefined, ['11001'])).toEqual({
    name: '',
    warehouseId: 'BOG',
    leadDays: '1',
    weekdays: [1, 2, 3, 4, 5],
    shippingFee: null,
    freeFrom: null,
    cutoff: '',
    isPaused: false,
    cityIds: new Set(['11001']),
  });
  expect(zoneFields({ ...map, warehouses: [] }, undefined, []).warehouseId).toBe('');
});

test('a saved zone has its terms and its own places, whatever is chosen', () => {
  expect(zoneFields(map, zone, ['11001'])).toMatchObject({
    leadDays: '2',
    cutoff: '',
    cityIds: new Set(['05001', '05002']),
  });
  expect(zoneFields(map, { ...zone, cutoff: '10:00' }, []).cutoff).toBe('10:00');
});

test('a whole form is sent with trimmed name, sorted places and its version', () => {
  const typed = { ...fields, cityIds: new Set(['05002', '05001']) };
  expect(zoneBody(typed, 3)).toEqual({
    name: 'Norte',
    warehouseId: 'MDE',
    leadDays: 2,
    weekdays: [2, 4],
    shippingFee: 9_000,
    freeFrom: 200_000,
    cutoff: null,
    isPaused: true,
    cityIds: ['05001', '05002'],
    version: 3,
  });
  expect(zoneBody({ ...fields, freeFrom: 0, cutoff: '10:00' }, null)).toMatchObject({
    freeFrom: null,
    cutoff: '10:00',
    version: null,
  });
  expect(zoneBody({ ...fields, leadDays: '30', shippingFee: 0 }, 3)).toMatchObject({ leadDays: 30, shippingFee: 0 });
});

test.each<[string, Partial<ZoneFields>]>([
  ['no name', { name: '  ' }],
  ['no day', { weekdays: [] }],
  ['no time on the road', { leadDays: '' }],
  ['more than a month on the road', { leadDays: '31' }],
  ['no fee', { shippingFee: null }],
  ['no warehouse', { warehouseId: '' }],
])('a form with %s is not sent', (_, more) => {
  expect(zoneBody({ ...fields, ...more }, 3)).toBeUndefined();
});

test('a conflict says both sides in words, and names the places that the other side lacks', () => {
  const mine: ZoneFields = {
    ...fields,
    warehouseId: 'BOG',
    freeFrom: null,
    shippingFee: null,
    cutoff: '10:00',
    isPaused: false,
    cityIds: new Set(['05001', '1', '2', '3', '4', '5', '6']),
  };
  const rows = zoneConflict(mine, fields, map);
  expect(rows.map(({ mine: own, saved }) => [own, saved])).toEqual([
    ['Norte', 'Norte'],
    ['Bogotá', 'Medellín'],
    [null, expect.stringContaining('9.000')],
    ['No', expect.stringContaining('200.000')],
    ['2', '2'],
    [expect.any(String), expect.any(String)],
    [expect.stringContaining('10'), expect.stringContaining('2')],
    ['No', 'Sí'],
    [
      expect.stringMatching(/7.*Ciudad 1, Ciudad 2, Ciudad 3, Ciudad 4, Ciudad 5$/),
      expect.stringMatching(/2.*, Ciudad 05002$/),
    ],
  ]);
  expect(zoneConflict({ ...mine, warehouseId: 'X' }, fields, map)[1]?.mine).toBe('X');
});
