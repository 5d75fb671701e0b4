import { expect, test } from 'vitest';
import { routeOf } from './route.rules.ts';

const place = (cityId: string | null, zoneId: string | null, ...words: string[]) => ({ cityId, zoneId, words });
const routes = [
  { id: 'Sabana', warehouseId: 'BOG', places: [place(null, 'metro')] },
  { id: 'Norte', warehouseId: 'BOG', places: [place('11001', null)] },
  { id: 'Sur', warehouseId: 'BOG', places: [place('11001', null, 'sur')] },
  { id: 'Medellín', warehouseId: 'MED', places: [place('11001', null)] },
];
const to = (cityId: string, zoneId: string | undefined, address = 'Calle 63 # 24-18') =>
  routeOf(routes, { warehouseId: 'BOG', cityId, zoneId, address })?.id;

test('a shipment goes by the route of its address: a word first, then the municipality, then the zone (OFC-201)', () => {
  expect(to('11001', 'metro')).toBe('Norte');
  expect(to('11001', 'metro', 'Calle 40 SÚR # 2-10')).toBe('Sur');
  expect(to('25175', 'metro')).toBe('Sabana');
  expect(to('25175', undefined)).toBeUndefined();
});
