import { expect, test } from 'vitest';
import { placeAfterSignIn } from './guard.ts';

test.each(['/pedidos', '/pedidos?vista=por-alistar&q=do%C3%B1a+luz', '/pedidos/TN-48213'])(
  'after the sign-in one is back at %s',
  (place) => expect(placeAfterSignIn(place)).toBe(place),
);

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/entrar',
  7,
  undefined,
])('the sign-in never leads to %s', (place) => expect(placeAfterSignIn(place)).toBe('/'));
