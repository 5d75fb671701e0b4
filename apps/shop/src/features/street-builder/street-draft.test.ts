import { expect, test } from 'vitest';
import { addressOf, draftOf, noStreet, streetFault } from './street-draft.ts';

test('an address with numbers is edited in its parts, and any other as it is', () => {
  const draft = draftOf('Cra. 7 # 14-32');
  expect(draft).toMatchObject({ rural: null, street: { road: 'carrera', number: '7', crossing: '14', plate: '32' } });
  expect([streetFault(draft), addressOf(draft)]).toEqual([undefined, 'Cra. 7 # 14-32']);
  const rural = draftOf(' Finca La Paz ');
  expect(rural.street).toBe(noStreet.street);
  expect([streetFault(rural), addressOf(rural)]).toEqual([undefined, 'Finca La Paz']);
});

test.each([
  ['Finca', true],
  [' Finc ', false],
  ['', false],
])('the free address "%s" is complete: %s', (rural, isComplete) => {
  expect(streetFault({ ...noStreet, rural }) === undefined).toBe(isComplete);
});

test('an address in parts needs its numbers', () => {
  expect(streetFault(noStreet)).toEqual(expect.any(String));
});
