import { expect, test } from 'vitest';
import { readSettingsTask } from './settings-arguments.ts';

test.each<[string[], object]>([
  [['list'], { do: 'list' }],
  [['set', 'brand.name', 'Belleza Pro'], { do: 'set', key: 'brand.name', text: 'Belleza Pro' }],
  [['set', 'legal.terms', '--file', 'a.md'], { do: 'set-from-file', key: 'legal.terms', file: 'a.md' }],
  [['remove', 'credit.name'], { do: 'remove', key: 'credit.name' }],
])('npm run settings %j is parsed', (args, task) => {
  expect(readSettingsTask(args)).toEqual(task);
});

test.each<[string[], string]>([
  [[], 'Uso: npm run settings'],
  [['list', 'brand.name'], 'Uso: npm run settings'],
  [['set', 'brand.name'], 'Uso: npm run settings'],
  [['set', 'brand.name', 'Belleza', 'Pro'], 'Uso: npm run settings'],
  [['remove', 'brand.name', 'ya'], 'Uso: npm run settings'],
  [['set', 'brand.nombre', 'Pro'], '«brand.nombre» no es una configuración: son brand.name, '],
])('npm run settings %j is refused with one sentence', (args, sentence) => {
  expect(() => readSettingsTask(args)).toThrow(sentence);
});
