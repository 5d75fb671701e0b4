import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Stop } from './stop.ts';

test('without any setting everything has its value', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: 'small',
    databaseUrl: undefined,
    services: undefined,
  });
});

test('an empty setting counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SERVICES: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test.each([
  ['PORT', 'abc', 'PORT debe ser un número entero entre 0 y 65535, y es «abc».'],
  ['PORT', '-1', 'PORT debe ser un número entero entre 0 y 65535, y es «-1».'],
  ['PORT', '70000', 'PORT debe ser un número entero entre 0 y 65535, y es «70000».'],
  ['PORT', '3000.5', 'PORT debe ser un número entero entre 0 y 65535, y es «3000.5».'],
  ['DEMO', 'big', 'DEMO debe ser off, small, large, y es «big».'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL debe ser la dirección de un PostgreSQL y empezar por postgresql://.'],
  ['DATABASE_URL', 'here', 'DATABASE_URL debe ser la dirección de un PostgreSQL y empezar por postgresql://.'],
  [
    'SERVICES',
    'purchase,shop',
    'SERVICES debe ser auth, tracking, products, marketing, purchase, app-version, y es «shop».',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL debe ser fatal, error, warn, info, debug, trace, silent, y es «loud».'],
])('a wrong %s (%s) is one sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new Stop(sentence));
});
