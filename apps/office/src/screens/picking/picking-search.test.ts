import { expect, test } from 'vitest';
import { askedDay, dayInAddress, readPickingSearch } from './picking-search.ts';

test.each([
  [{ despacho: 'atrasado' }, { despacho: 'atrasado' }],
  [{ despacho: '2026-03-09' }, { despacho: '2026-03-09' }],
  [{ despacho: 'ayer' }, {}],
  [{ bodega: 'BOG' }, { bodega: 'BOG' }],
  [{ bodega: 'BOGO' }, {}],
  [{ ola: 'OLA-260309-BOG-1' }, { ola: 'OLA-260309-BOG-1' }],
  [{ ola: 'OLA-1' }, {}],
  [{ ver: 'pedidos' }, { ver: 'pedidos' }],
  [{ ver: 'sin-ola' }, { ver: 'sin-ola' }],
  [{ ver: 'x' }, {}],
  [{ agrupar: 'marca' }, { agrupar: 'marca' }],
  [{ agrupar: 'x' }, {}],
  [{ fila: 41 }, { fila: '41' }],
  [{ fila: 'x' }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readPickingSearch(address)).toEqual(search);
});

test('a day is asked as it is named, and today needs no name', () => {
  expect([askedDay({ despacho: 'atrasado' }), askedDay({ despacho: '2026-03-09' }), askedDay({})]).toEqual([
    'late',
    '2026-03-09',
    undefined,
  ]);
  const named = (day: 'late' | '2026-03-09' | '2026-03-10') => dayInAddress(day, '2026-03-09');
  expect([named('late'), named('2026-03-10'), named('2026-03-09')]).toEqual([
    { despacho: 'atrasado' },
    { despacho: '2026-03-10' },
    {},
  ]);
});
