import { expect, test } from 'vitest';
import { readMinimumTask } from './app-minimum-arguments.ts';

test.each<[string[], object]>([
  [['--list'], { do: 'list' }],
  [['android', '1.2.0'], { do: 'set', platform: 'android', version: '1.2.0' }],
  [['ios', '2'], { do: 'set', platform: 'ios', version: '2' }],
  [['ios', '--remove'], { do: 'set', platform: 'ios', version: null }],
])('npm run app:minimum %j is parsed', (args, task) => {
  expect(readMinimumTask(args)).toEqual(task);
});

test.each<[string[], string]>([
  [[], 'Uso: npm run app:minimum'],
  [['--list', 'android'], 'Uso: npm run app:minimum'],
  [['windows', '1.0'], 'Uso: npm run app:minimum'],
  [['android'], 'Uso: npm run app:minimum'],
  [['ios', '1.0', '2.0'], 'Uso: npm run app:minimum'],
  [['ios', '1.0-beta'], '«1.0-beta» no es una versión: son como 1.2.0.'],
  [['ios', '1.2.3.4.5'], '«1.2.3.4.5» no es una versión'],
])('npm run app:minimum %j is refused with one sentence', (args, sentence) => {
  expect(() => readMinimumTask(args)).toThrow(sentence);
});
