import { expect, test } from 'vitest';
import { addressIcon, addressName, addressPlace, addressSubline, cityAndState } from './address-lines.ts';

const place = { title: 'Bodega', address: 'Cra. 7 # 14-32', city: 'Soacha', state: 'Cundinamarca' };

test('an address is its title, else its street', () => {
  expect([addressName(place), addressName({ ...place, title: '' })]).toEqual(['Bodega', 'Cra. 7 # 14-32']);
  expect(addressPlace(place)).toBe('Cra. 7 # 14-32, Soacha - Cundinamarca');
  expect(addressPlace({ ...place, title: '' })).toBe('Soacha - Cundinamarca');
  expect(addressSubline({ ...place, city: 'Bogotá', state: 'Bogotá' })).toBe('Cra. 7 # 14-32, Bogotá - Bogotá');
  expect([cityAndState('Bogotá', 'Bogotá'), cityAndState('Soacha', 'Cundinamarca')]).toEqual([
    'Bogotá',
    'Soacha - Cundinamarca',
  ]);
});

test.each([
  ['Bodega norte', 'warehouse'],
  ['Depósito', 'warehouse'],
  ['Mi salón', 'store'],
  ['Barbería', 'store'],
  ['Casa', 'pin'],
  ['Localidad', 'pin'],
])('the address "%s" has the icon %s', (title, icon) => {
  expect(addressIcon(title)).toBe(icon);
});
