import { userInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readStockTask } from './stock-arguments.ts';

const set = { do: 'set', code: 'A-1', warehouseId: 'BOG', by: userInfo().username };

describe('npm run stock', () => {
  test.each([
    ['a-1', { do: 'show', code: 'A-1' }],
    ['a-1 =20', { ...set, units: { to: 20 } }],
    ['a-1 =0', { ...set, units: { to: 0 } }],
    ['a-1 +5', { ...set, units: { by: 5 } }],
    ['a-1 -2 --warehouse med --by ana', { ...set, units: { by: -2 }, warehouseId: 'MED', by: 'ana' }],
  ])('%s', (typed, task) => {
    expect(readStockTask(typed.split(' '))).toEqual(task);
  });

  test.each([
    ['', /^Uso: /],
    ['-2', /^Uso: /],
    ['a-1 =20 --warehouse', /^Uso: /],
    ['a-1 =20 MED', /^Uso: /],
    ['a-1 20', /^«20» no se entiende: son =20, \+5 o -2, en unidades enteras\.$/],
    ['a-1 =2.5', /^«=2\.5» no se entiende/],
    ['a-1 --5', /^«--5» no se entiende/],
  ])('%s is refused', (typed, sentence) => {
    expect(() => readStockTask(typed.split(' ').filter(Boolean))).toThrow(sentence);
  });
});
