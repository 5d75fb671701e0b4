import { expect, test } from 'vitest';
import { readPaymentTask } from './payments-arguments.ts';

test.each([
  ['transfers', { do: 'transfers' }],
  ['proof tn-8f3k2', { do: 'proof', orderCode: 'TN-8F3K2' }],
  ['approve TN-8F3K2', { do: 'review', orderCode: 'TN-8F3K2', reason: null }],
  ['refunds', { do: 'refunds' }],
  ['refunds done 42', { do: 'refunded', refundId: '42', reference: null }],
  ['refunds done 42 M-7', { do: 'refunded', refundId: '42', reference: 'M-7' }],
  ['credits', { do: 'credits' }],
  [
    'credits done 0a000000-0000-4000-8000-0000000000ca 50.000 M-7',
    { do: 'paid out', customerId: '0a000000-0000-4000-8000-0000000000ca', amount: 50_000, reference: 'M-7' },
  ],
])('npm run payments -- %s is parsed', (line, task) => {
  expect(readPaymentTask(line.split(' '))).toEqual(task);
});

test('codes and amounts are accepted as they are printed', () => {
  const reason = 'El valor no es el del pedido.';
  expect(readPaymentTask(['reject', 'TN-8F3K2', ` ${reason} `])).toEqual({
    do: 'review',
    orderCode: 'TN-8F3K2',
    reason,
  });
  expect(readPaymentTask(['account', 'Banco X, ahorros 1'])).toEqual({ do: 'account', account: 'Banco X, ahorros 1' });
});

test.each<[string[], string]>([
  [[], 'Uso: npm run payments'],
  [['pay'], 'Uso: npm run payments'],
  [['approve'], 'Uso: npm run payments'],
  [['approve', 'TN-8F3K2', 'y más'], 'Uso: npm run payments'],
  [['transfers', 'TN-8F3K2'], 'Uso: npm run payments'],
  [['approve', '8F3K2'], '«8F3K2» no es el código de un pedido'],
  [['reject', 'TN-8F3K2'], 'Falta decir por qué'],
  [['reject', 'TN-8F3K2', ' '], 'Falta decir por qué'],
  [['reject', 'TN-8F3K2', 'x'.repeat(301)], '300 caracteres'],
  [['refunds', 'done'], 'Falta el número'],
  [['refunds', 'done', '1; drop'], 'Falta el número'],
  [['refunds', 'done', '42', 'x'.repeat(81)], '80 caracteres'],
  [['refunds', 'done', '42', 'M-7', 'más'], 'Uso: npm run payments'],
  [['account'], 'Falta la cuenta'],
  [['credits', 'list'], 'Uso: npm run payments'],
  [['credits', 'done', '42', '1', 'M-7'], 'Falta el ID'],
  [['credits', 'done', '0a000000-0000-4000-8000-0000000000ca'], 'Falta el valor'],
  [['credits', 'done', '0a000000-0000-4000-8000-0000000000ca', '-5', 'M-7'], 'Falta el valor'],
  [['credits', 'done', '0a000000-0000-4000-8000-0000000000ca', '0', 'M-7'], 'Falta el valor'],
  [['credits', 'done', '0a000000-0000-4000-8000-0000000000ca', '5'], 'Falta la referencia'],
  [['credits', 'done', '0a000000-0000-4000-8000-0000000000ca', '5', 'x'.repeat(81)], '80 caracteres'],
  [['credits', 'done', '0a000000-0000-4000-8000-0000000000ca', '5', 'M-7', 'más'], 'Uso: npm run payments'],
])('npm run payments -- %j is refused with one sentence', (line, sentence) => {
  expect(() => readPaymentTask(line)).toThrow(sentence);
});
