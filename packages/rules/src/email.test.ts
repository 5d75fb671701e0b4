import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  ['rosa@salon.co', true],
  ['rosa.perez+pedidos@salon-rosa.com.co', true],
  ['peluquería@correo.co', true],
  ['rosa@salon', false],
  ['rosa@.co', false],
  ['rosa@salon..co', false],
  ['rosa salon@correo.co', false],
  ['rosa@@salon.co', false],
  ['@salon.co', false],
  ['rosa@salon.co, marta@salon.co', false],
  ['Rosa <rosa@salon.co>', false],
  ['', false],
])('%j is an e-mail: %s · VAL-01', (typed, is) => {
  expect(isEmail(typed)).toBe(is);
});

test('an address longer than a mailbox allows is refused · VAL-01', () => {
  expect(isEmail(`${'x'.repeat(246)}@mail.co`)).toBe(true);
  expect(isEmail(`${'x'.repeat(247)}@mail.co`)).toBe(false);
});
