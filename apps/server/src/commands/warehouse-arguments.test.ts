import { expect, test } from 'vitest';
import { readWarehouseTask } from './warehouse-arguments.ts';

test('only the given options are part of the change', () => {
  expect(readWarehouseTask(['bog'])).toEqual({ do: 'set', edit: { id: 'BOG' }, isConfirmed: false });
  expect(readWarehouseTask(['bog', '--fee', '9.900', '--yes'])).toEqual({
    do: 'set',
    edit: { id: 'BOG', shippingFee: 9_900 },
    isConfirmed: true,
  });
  const all = ['BOG', '11001', '--covers', '11, 25,11', '--fee', '0', '--lead-days', '0', '--days', '2,5'];
  expect(readWarehouseTask(all)).toMatchObject({
    edit: { id: 'BOG', cityId: '11001', covers: ['11', '25'], shippingFee: 0, leadDays: 0, weekdays: [2, 5] },
  });
  expect(readWarehouseTask(['list'])).toEqual({ do: 'list' });
});

test.each<[string[], string]>([
  [[], 'Uso: npm run warehouse'],
  [['BOGO', '11001'], 'Uso: npm run warehouse'],
  [['BOG', 'Bogotá'], 'Uso: npm run warehouse'],
  [['BOG', '11001', 'MED'], 'Uso: npm run warehouse'],
  [['BOG', '11001', '--zona', 'x'], 'Uso: npm run warehouse'],
  [['list', '--yes'], 'Uso: npm run warehouse'],
  [['BOG', '11001', '--days', '8'], 'Los días de --days van de 1 (lunes) a 7, y son «8».'],
  [['BOG', '11001', '--days', ''], 'Los días de --days van de 1'],
  [['BOG', '11001', '--fee', 'mucho'], '--fee debe ser un número entero hasta 10000000, y es «mucho».'],
  [['BOG', '11001', '--lead-days', '31'], '--lead-days debe ser un número entero hasta 30, y es «31».'],
])('%j is refused with one sentence', (args, sentence) => {
  expect(() => readWarehouseTask(args)).toThrow(sentence);
});
