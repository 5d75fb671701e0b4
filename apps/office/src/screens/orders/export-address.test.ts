import { expect, test } from 'vitest';
import { exportAddress, jobFilters } from './export-address.ts';
import { withoutFilter } from './without-filter.ts';

const filter = { q: 'rosa', page: '2', limit: '50', sort: 'at', empty: '', count: 3 };

test('an export has the filters of the list, without its page and order', () => {
  expect(exportAddress('csv', filter)).toBe('/api/purchase/office/orders/export?format=csv&q=rosa');
  expect(exportAddress('xlsx', {}, ['TN-1', 'TN-2'])).toBe(
    '/api/purchase/office/orders/export?format=xlsx&codes=TN-1%2CTN-2',
  );
  expect(jobFilters(filter)).toEqual({ q: 'rosa' });
});

test.each([
  ['fecha', ['fecha', 'desde', 'hasta']],
  ['despacho', ['despacho', 'despachoDesde', 'despachoHasta']],
  ['total', ['min', 'max']],
  ['asesor', ['asesor']],
] as const)('without the filter %s the address lacks %j', (name, keys) => {
  // as: any other filter
  expect(Object.keys(withoutFilter(name as Parameters<typeof withoutFilter>[0]))).toEqual(keys);
});
