import { describe, expect, test } from 'vitest';
import { hasPasswordLength, isCommonest, isPersonal } from './password.ts';

describe('the length of a password', () => {
  test.each([
    ['one character', 'a', false],
    ['seven', 'abcdefg', false],
    ['eight', 'abcdefgh', true],
    ['eight with spaces', 'a b c  d', true],
    ['eight emoji, sixteen units of memory', '💅'.repeat(8), true],
    ['seven emoji', '💅'.repeat(7), false],
    ['eight letters, one with its accent apart', 'contraseñ'.slice(1).normalize('NFD'), true],
    ['seven letters, one with its accent apart', 'ontrase\u0301', false],
    ['128', 'x'.repeat(128), true],
    ['128 emoji', '💅'.repeat(128), true],
    ['129', 'x'.repeat(129), false],
    ['4096', 'x'.repeat(4096), false],
  ])('counts characters as people count them: %s · T12', (_, password, is) => {
    expect(hasPasswordLength(password)).toBe(is);
  });
});

describe('a password made of personal data', () => {
  const owner = { name: 'María José', last_name: 'Niño', email: 'mjnino@salon.co', phone: '310 555 01 42' };

  test.each(['maria2026!', 'JOSÉ-y-tijeras', 'x3105550142x', 'mjnino.salon', 'elniñobonito'])(
    '%s is detected',
    (password) => {
      expect(isPersonal(password, owner)).toBe(true);
    },
  );

  test.each(['tijeras y peines', 'majo-salon-7', '310555'])('%s is not', (password) => {
    expect(isPersonal(password, owner)).toBe(false);
  });

  test('three letters of a name are too common to count', () => {
    expect(isPersonal('analogico-77', { name: 'Ana' })).toBe(false);
  });
});

test.each(['12345678', 'Contraseña', 'CONTRASENA', 'Tonalia2026', 'aaaaaaaa', 'abababab', '👍👍👍👍👍👍👍👍'])(
  '%s is a common password · T12',
  (password) => {
    expect(isCommonest(password)).toBe(true);
  },
);

test('a sentence is not', () => {
  expect(isCommonest('tijeras y peines')).toBe(false);
});
