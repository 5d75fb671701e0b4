import { expect, test } from 'vitest';
import { WrongSetting, readApiOrigin, readAppSettings } from './app-settings.ts';

const api = { TONALIA_API_ORIGIN: 'https://tonalia.co', TONALIA_APP_NAME: 'Belleza Pro' };

test('only the server address and the name are required', () => {
  expect(readAppSettings(api, '1.2.3')).toEqual({
    id: 'co.tonalia.app',
    name: 'Belleza Pro',
    apiOrigin: 'https://tonalia.co',
    linkHost: 'tonalia.co',
    version: '1.2.3',
    build: 10_203,
  });
});

test('another distributor changes id, name, links and build number', () => {
  const theirs = {
    TONALIA_API_ORIGIN: 'https://api.bellezapro.example/',
    TONALIA_APP_ID: 'com.bellezapro.pedidos',
    TONALIA_APP_NAME: 'Belleza Pro',
    TONALIA_LINK_HOST: 'www.bellezapro.example',
    TONALIA_APP_BUILD: '77',
  };
  expect(readAppSettings(theirs, '1.2.3')).toEqual({
    id: 'com.bellezapro.pedidos',
    name: 'Belleza Pro',
    apiOrigin: 'https://api.bellezapro.example',
    linkHost: 'www.bellezapro.example',
    version: '1.2.3',
    build: 77,
  });
});

test.each<[string, Record<string, string>, string]>([
  ['no server', {}, 'Falta TONALIA_API_ORIGIN, la dirección del servidor, como https://tonalia.co.'],
  [
    'an empty one',
    { TONALIA_API_ORIGIN: ' ' },
    'Falta TONALIA_API_ORIGIN, la dirección del servidor, como https://tonalia.co.',
  ],
  [
    'a server without https',
    { TONALIA_API_ORIGIN: 'http://tonalia.co' },
    'TONALIA_API_ORIGIN debe ser como https://tonalia.co, y es «http://tonalia.co».',
  ],
  [
    'this machine, in an app for people',
    { TONALIA_API_ORIGIN: 'http://127.0.0.1:3000' },
    'TONALIA_API_ORIGIN debe ser https para una app, y es «http://127.0.0.1:3000».',
  ],
  [
    'a server with a path',
    { TONALIA_API_ORIGIN: 'https://tonalia.co/api' },
    'TONALIA_API_ORIGIN debe ser como https://tonalia.co, y es «https://tonalia.co/api».',
  ],
  [
    'an id that one store refuses',
    { ...api, TONALIA_APP_ID: 'co.tonalia-app' },
    'TONALIA_APP_ID debe ser como co.tonalia.app, y es «co.tonalia-app».',
  ],
  [
    'a name that would end a string of the project',
    { ...api, TONALIA_APP_NAME: 'Tonalia"; evil' },
    'TONALIA_APP_NAME debe ser como Belleza Pro, y es «Tonalia"; evil».',
  ],
  [
    'no name, neither given nor from the server',
    { ...api, TONALIA_APP_NAME: '' },
    'Falta TONALIA_APP_NAME, el nombre bajo el icono: el servidor no dijo el de la tienda.',
  ],
  [
    'a host with a port',
    { ...api, TONALIA_LINK_HOST: 'tonalia.co:8443' },
    'TONALIA_LINK_HOST debe ser como tonalia.co, y es «tonalia.co:8443».',
  ],
  [
    'a build that is no number',
    { ...api, TONALIA_APP_BUILD: 'dos' },
    'TONALIA_APP_BUILD debe ser un número entero desde 1, y es «dos».',
  ],
])('%s is refused in one sentence', (_name, environment, sentence) => {
  expect(() => readAppSettings(environment, '1.2.3')).toThrow(new WrongSetting(sentence));
});

test('a test bundle may call this machine', () => {
  expect(readApiOrigin({ VITE_API_ORIGIN: 'http://127.0.0.1:3000' })).toBe('http://127.0.0.1:3000');
});
