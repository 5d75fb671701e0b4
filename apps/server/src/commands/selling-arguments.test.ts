import { userInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readSellingTask } from './selling-arguments.ts';

const set = { do: 'set', brand: undefined, by: userInfo().username, isSure: false };

describe('npm run selling', () => {
  test.each([
    ['list', { do: 'list', codes: [], brand: undefined }],
    ['list --brand Aura', { do: 'list', codes: [], brand: 'Aura' }],
    ['list a-1', { do: 'list', codes: ['A-1'], brand: undefined }],
    ['publish a-1 A-1 b-2', { ...set, to: 'published', codes: ['A-1', 'B-2'], reason: null }],
    ['draft A-1 --yes', { ...set, to: 'draft', codes: ['A-1'], reason: null, isSure: true }],
    [
      'withdraw A-1 --reason agotado --by ana',
      { ...set, to: 'withdrawn', codes: ['A-1'], reason: 'agotado', by: 'ana' },
    ],
    [
      'withdraw --brand Aura --reason agotado',
      { ...set, to: 'withdrawn', codes: [], brand: 'Aura', reason: 'agotado' },
    ],
  ])('%s', (typed, task) => {
    expect(readSellingTask(typed.split(' '))).toEqual(task);
  });

  test.each([
    ['', /^Uso: /],
    ['sell A-1', /^Uso: /],
    ['publish', /^Faltan los códigos, o --brand\./],
    ['publish --brand', /^Uso: /],
    ['publish A-1 --brand Aura', /^Di los códigos o la marca, no las dos cosas\.$/],
    ['withdraw A-1', /^Falta decir por qué se retira: --reason "por qué"\.$/],
    [`withdraw A-1 --reason ${'x'.repeat(301)}`, /^El motivo va en 300 caracteres o menos\.$/],
  ])('%s is refused', (typed, sentence) => {
    expect(() => readSellingTask(typed.split(' ').filter(Boolean))).toThrow(sentence);
  });
});
