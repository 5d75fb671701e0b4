import { describe, expect, test } from 'vitest';
import { isShowable, staysInShop } from './promotion.rules.ts';

describe('the link of a banner', () => {
  test.each(['/', '/home/offers/full', '/product/tinte/7/details?version=7.1#precio', '/a//b', '/@casa'])(
    'to %s stays',
    (link) => expect(staysInShop(link)).toBe(true),
  );

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /home',
    'home',
    '',
  ])('to %j is rejected · Z10', (link) => expect(staysInShop(link)).toBe(false));
});

test('a countdown with an invalid colour is rejected · Z10', () => {
  const design = { timerBg: '#101010', tagBg: '#eeeeee' };
  expect(isShowable({ link: null, design })).toBe(true);
  for (const timerBg of ['red', '#fff', 'url(//x)', '#101010;background:url(x)', 'expression(1)', '', null, 7]) {
    expect(isShowable({ link: null, design: { ...design, timerBg } })).toBe(false);
  }
  expect(isShowable({ link: '//evil.example', design })).toBe(false);
});
