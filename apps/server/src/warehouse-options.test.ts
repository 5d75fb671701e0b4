import { expect, test } from 'vitest';
import { readWarehouse } from './warehouse-options.ts';

test('a warehouse is its code and its city; where and how it delivers may be told', () => {
  const usual = { id: 'BOG', cityId: '11001', covers: [], leadDays: 1, weekdays: [1, 2, 3, 4, 5, 6], shippingFee: 0 };
  expect(readWarehouse(['bog', '11001'])).toEqual(usual);
  const told = ['BOG', '11001', '--covers', '11, 25,11', '--fee', '9.900', '--lead-days', '0', '--days', '2,5'];
  expect(readWarehouse(told)).toEqual({
    ...usual,
    covers: ['11', '25'],
    shippingFee: 9_900,
    leadDays: 0,
    weekdays: [2, 5],
  });
});

test.each<[string[], string]>([
  [[], 'Uso: npm run warehouse'],
  [['BOG'], 'Uso: npm run warehouse'],
  [['BOGO', '11001'], 'Uso: npm run warehouse'],
  [['BOG', 'Bogotá'], 'Uso: npm run warehouse'],
  [['BOG', '11001', 'MED'], 'Uso: npm run warehouse'],
  [['BOG', '11001', '--zona', 'x'], 'Uso: npm run warehouse'],
  [['BOG', '11001', '--days', '8'], 'Los días de --days van de 1 (lunes) a 7, y son «8».'],
  [['BOG', '11001', '--days', ''], 'Los días de --days van de 1'],
  [['BOG', '11001', '--fee', 'mucho'], '--fee debe ser un número entero hasta 10000000, y es «mucho».'],
  [['BOG', '11001', '--lead-days', '31'], '--lead-days debe ser un número entero hasta 30, y es «31».'],
])('%j is one sentence', (args, sentence) => {
  expect(() => readWarehouse(args)).toThrow(sentence);
});
