import { expect, test } from 'vitest';
import { readOrdersSearch, toOrderFilter } from './orders-search.ts';

const today = '2026-11-24';

test('an address with filters asks for the same filters · OFC-009', () => {
  const search = readOrdersSearch({
    vista: 'por-alistar',
    q: ' doña luz ',
    fecha: '7d',
    bodega: 'BOG',
    despacho: 'atrasado',
    pago: 'pse',
    orden: '-total',
    pagina: 3,
    fila: 'TN-48215',
  });
  expect(toOrderFilter(search, today)).toEqual({
    tab: 'to_pick',
    q: 'doña luz',
    from: '2026-11-18',
    to: today,
    warehouseId: 'BOG',
    dispatchDate: 'late',
    method: 'pse',
    sort: '-total',
    page: 3,
  });
});

test.each([
  ['hoy', { from: today, to: today }],
  ['ayer', { from: '2026-11-23', to: '2026-11-23' }],
  ['30d', { from: '2026-10-26', to: today }],
])('the date %s is a span of days in Bogotá', (fecha, span) => {
  expect(toOrderFilter(readOrdersSearch({ fecha }), today)).toEqual(span);
});

test('two days of one choice are a span, and a number is a text again', () => {
  expect(toOrderFilter(readOrdersSearch({ desde: '2026-11-01', hasta: '2026-11-09', q: 48213 }), today)).toEqual({
    from: '2026-11-01',
    to: '2026-11-09',
    q: '48213',
  });
});

test.each([
  { vista: 'lo-que-sea', orden: 'drop', pagina: -1, despacho: 'ayer', fila: '<b>', bodega: '', fecha: 'siempre' },
  { vista: 'todos', pagina: 1, q: '   ', desde: '24/11/2026' },
  { desde: '2026-99-99', hasta: '2026-02-30', despacho: 'atrasado,2026-13-45', pagina: 999_999_999 },
])('what an address says wrongly is left out: %j', (search) => {
  expect(readOrdersSearch(search)).toEqual({});
});

test('two days of dispatch are a span beside the chosen days, and a wrong one is left out (OFC-102)', () => {
  const asked = { despacho: 'atrasado', despachoDesde: '2026-11-24', despachoHasta: '2026-11-27' };
  expect(toOrderFilter(readOrdersSearch(asked), today)).toEqual({
    dispatchDate: 'late',
    dispatchFrom: '2026-11-24',
    dispatchTo: '2026-11-27',
  });
  expect(readOrdersSearch({ despachoDesde: 'ayer', despachoHasta: '27/11/2026' })).toEqual({});
});
