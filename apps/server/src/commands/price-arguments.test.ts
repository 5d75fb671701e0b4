import { userInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readPriceTask } from './price-arguments.ts';

const set = { do: 'set', code: 'A-1', tradeTypeId: null, isConfirmed: false, by: userInfo().username };

describe('npm run price', () => {
  test.each([
    ['a-1', { do: 'explain', code: 'a-1', customer: undefined }],
    ['a-1 ana@x.co', { do: 'explain', code: 'a-1', customer: 'ana@x.co' }],
    ['set a-1 12.900', { ...set, price: { pesos: 12_900, text: undefined } }],
    ['set a-1 12.9 --yes', { ...set, price: { pesos: 13, text: '12.9' }, isConfirmed: true }],
    [
      'set a-1 9900 --trade-type barberia --by ana',
      { ...set, price: { pesos: 9_900, text: undefined }, tradeTypeId: 'barberia', by: 'ana' },
    ],
  ])('%s', (typed, task) => {
    expect(readPriceTask(typed.split(' '))).toEqual(task);
  });

  test.each([
    ['', /^Uso: /],
    ['a-1 b c', /^Uso: /],
    ['set a-1', /^Uso: /],
    ['set a-1 900 800', /^Uso: /],
    ['set a-1 900 --trade', /^Uso: /],
    ['set a-1 gratis', /^«gratis» no es un precio en pesos\.$/],
  ])('%s is refused', (typed, sentence) => {
    expect(() => readPriceTask(typed.split(' ').filter(Boolean))).toThrow(sentence);
  });
});
