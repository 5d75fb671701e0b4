import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { expect, test } from 'vitest';
import { bestLeads, filteredZones, holesOf, zoneRows } from './coverage-rows.ts';
import { readCoverageSearch } from './coverage-search.ts';

const zone = (_id: string, leadDays: number, isPaused = false) => ({
  _id,
  name: `Zona ${_id}`,
  warehouseId: 'BOG',
  leadDays,
  weekdays: [1],
  shippingFee: 0,
  freeFrom: null,
  cutoff: null,
  isPaused,
  nextDispatch: '2026-11-27',
  received: { all: 0, inTime: 0 },
  version: 1,
});
const city = (_id: string, zoneId: string | null, name = _id, orders = 0) => ({
  _id,
  name,
  stateId: _id.slice(0, 2),
  zoneId,
  customers: orders,
  orders,
});
const map: CoverageMap = {
  zones: [zone('lejos', 3), zone('cerca', 1), zone('pausada', 0, true)],
  states: [
    { _id: '05', name: 'Antioquia' },
    { _id: '11', name: 'Bogotá' },
    { _id: '91', name: 'Amazonas' },
  ],
  cities: [
    city('05001', 'lejos', 'Medellín', 4),
    city('05002', 'cerca', 'Abejorral', 9),
    city('11001', 'pausada', 'Bogotá', 7),
    city('91001', null, 'Leticia', 8),
  ],
  warehouses: [{ _id: 'BOG', name: 'Bogotá' }],
  cutoff: '16:00',
  holidays: [],
};

test('the fastest zones come first, each with its departments and orders', () => {
  expect(zoneRows(map).map(({ zone: { _id }, states, orders }) => [_id, states, orders])).toEqual([
    ['pausada', ['Bogotá'], 7],
    ['cerca', ['Antioquia'], 9],
    ['lejos', ['Antioquia'], 4],
  ]);
});

test.each([
  [{ q: 'medellin' }, ['lejos']],
  [{ q: 'zona ce' }, ['cerca']],
  [{ plazo: '0-1' as const }, ['pausada', 'cerca']],
  [{ depto: '05' }, ['cerca', 'lejos']],
  [{ bodega: 'MED' }, []],
])('%j leaves the zones %j', (search, ids) => {
  expect(filteredZones(zoneRows(map), search).map(({ zone: { _id } }) => _id)).toEqual(ids);
});

test('holes are places of no zone and of paused ones, those with customers first', () => {
  expect(holesOf(map).map(({ name }) => name)).toEqual(['Leticia', 'Bogotá']);
});

test('a department has the colour of its fastest zone, and a paused zone gives none', () => {
  expect([...bestLeads(map)]).toEqual([['05', 1]]);
});

test('an address keeps the zeros of codes, and drops what it does not know', () => {
  expect(readCoverageSearch({ depto: 5, llega: 5001, vista: 'x', zona: 'METRO1 BTA', plazo: 2, pagina: 0 })).toEqual({
    depto: '05',
    llega: '05001',
    zona: 'METRO1 BTA',
    plazo: '2',
  });
});
