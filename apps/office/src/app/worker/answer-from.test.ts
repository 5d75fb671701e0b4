import { expect, test } from 'vitest';
import { answerFrom } from './answer-from.ts';

const here = 'https://tienda.example';
const get = (path: string, mode: RequestMode = 'cors') => ({ method: 'GET', mode, url: `${here}${path}` });

test.each([
  ['/oficina', 'page'],
  ['/oficina/alistar?ola=OLA-261123-BOG-1', 'page'],
  ['/oficinas', 'network'],
  ['/home/cart', 'network'],
])('without a network the page of %s comes from: %s', (path, source) =>
  expect(answerFrom(get(path, 'navigate'), here)).toBe(source),
);

test('files of the build are kept; calls, pictures and other sites are not', () => {
  expect(answerFrom(get('/oficina/assets/base-1a2b3c4.js'), here)).toBe('file');
  for (const path of ['/api/purchase/office/orders', '/pictures/product/1', '/oficina/manifest.webmanifest'])
    expect(answerFrom(get(path), here)).toBe('network');
  expect(answerFrom({ ...get('/oficina/', 'navigate'), method: 'POST' }, here)).toBe('network');
  expect(answerFrom({ ...get(''), url: 'https://evil.example/oficina/assets/base.js' }, here)).toBe('network');
});
