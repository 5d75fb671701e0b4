import { expect, test } from 'vitest';
import { placeName, placeWithState } from './place-name.ts';

test('a city has the name that people use, and its department once', () => {
  expect(placeName('Bogotá, D.C.')).toBe('Bogotá');
  expect(placeName('Santiago de Cali')).toBe('Santiago de Cali');
  expect(placeWithState('Bogotá, D.C.', 'Bogotá, D.C.')).toBe('Bogotá');
  expect(placeWithState('Chía', 'Cundinamarca')).toBe('Chía, Cundinamarca');
});
