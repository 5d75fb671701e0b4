import { expect, test } from 'vitest';
import { readOrderTask } from './orders-arguments.ts';

test.each<[string[], object]>([
  [['list'], { do: 'list', statuses: ['paid', 'confirmed', 'preparing', 'dispatched'] }],
  [['list', 'pending_payment'], { do: 'list', statuses: ['pending_payment'] }],
  [['list', 'en camino'], { do: 'list', statuses: ['dispatched'] }],
  [['show', 'tn-8f3k2'], { do: 'show', orderCode: 'TN-8F3K2' }],
  [['prepare', 'TN-8F3K2'], { do: 'move', orderCode: 'TN-8F3K2', to: 'preparing', dispatchDate: undefined }],
  [
    ['dispatch', 'TN-8F3K2', '2026-12-01'],
    { do: 'move', orderCode: 'TN-8F3K2', to: 'dispatched', dispatchDate: '2026-12-01' },
  ],
  [
    ['dispatch', 'TN-8F3K2', '2026-12-01', 'mde'],
    { do: 'move', orderCode: 'TN-8F3K2', to: 'dispatched', dispatchDate: '2026-12-01', warehouseId: 'MDE' },
  ],
  [['deliver', 'TN-8F3K2'], { do: 'move', orderCode: 'TN-8F3K2', to: 'delivered', dispatchDate: undefined }],
  [['reject', 'TN-8F3K2', ' Se dañó '], { do: 'reject', orderCode: 'TN-8F3K2', why: 'Se dañó' }],
])('orders %j is parsed', (args, task) => {
  expect(readOrderTask(args)).toEqual(task);
});

test.each<[string[], string]>([
  [[], 'Uso: npm run orders'],
  [['list', 'perdido'], '«perdido» no es un estado.'],
  [['show', 'ocho'], '«ocho» no es el código de un pedido'],
  [['dispatch', 'TN-8F3K2', 'mañana'], '«mañana» no es una fecha de despacho'],
  [['reject', 'TN-8F3K2'], 'Falta decir por qué'],
  [['reject', 'TN-8F3K2', 'x'.repeat(301)], '300 caracteres'],
  [['prepare', 'TN-8F3K2', '2026-12-01', 'más'], 'Uso: npm run orders'],
])('orders %j is refused with one sentence', (args, sentence) => {
  expect(() => readOrderTask(args)).toThrow(sentence);
});
