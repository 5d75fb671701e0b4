import { expect, test } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { rulesMet, strengthOf } from './password-rules.ts';
import { refusalText } from './refusal-text.ts';
import { grouped, nationalNumber, phoneFault } from './typed-phone.ts';

test.each([
  ['310', '310'],
  ['3105', '310 5'],
  ['310 555 014', '310 555 01 4'],
  ['3105550142', '310 555 01 42'],
  ['+57 310 555 0142', '310 555 01 42'],
  ['573105550142', '310 555 01 42'],
  ['601 745', '601 745'],
  ['31055501425', '31055501425'],
  ['', ''],
])('a phone is grouped while it is typed: %j → %j', (typed, shown) => {
  expect(grouped(typed)).toBe(shown);
});

test.each([
  '7451234',
  '745 12 34',
  '(310) 555-0142',
  '310.555.01.42',
  '3105550142',
  '6017451234',
  '012345678',
  '+573105550142',
])('seven digits, ten, or a 0 and eight more are a phone: %s · VAL-02', (typed) => {
  expect(phoneFault(typed)).toBeUndefined();
});

test.each(['', '310', '310555014', '31055501423', '1123456789a', 'celular'])('%j is no phone · VAL-02', (typed) => {
  expect(phoneFault(typed)).toBeTypeOf('string');
});

test('a pasted country code is removed; a number that only begins like one stays', () => {
  expect(nationalNumber('0057 310 555 01 42')).toBe('3105550142');
  expect(nationalNumber('5712345')).toBe('5712345');
});

const owner = { name: 'Luz Marina', email: 'luzmarina@salonortega.co', phone: '3105550142' };

test.each([
  ['', { length: false, common: false, personal: false }, 0],
  ['corta', { length: false, common: true, personal: true }, 1],
  ['contraseña', { length: true, common: false, personal: true }, 1],
  ['marina naranja', { length: true, common: true, personal: false }, 1],
  ['naranja9', { length: true, common: true, personal: true }, 2],
  ['naranja y 57', { length: true, common: true, personal: true }, 3],
  ['naranja, uva y coco 57', { length: true, common: true, personal: true }, 4],
] as const)('the rules tick for %j', (password, met, level) => {
  expect(rulesMet(password, owner)).toEqual(met);
  expect(strengthOf(password, rulesMet(password, owner))).toBe(level);
});

test('a rule refused by the server is unticked', () => {
  expect(rulesMet('naranja9', {}, 'common')).toEqual({ length: true, common: false, personal: true });
});

test.each([
  [45, /en 45 segundos/],
  [61, /en 61 segundos/],
  [1800, /en 30 minutos/],
])('after too many tries it is said when the next may be: %d s', (retryAfter, sentence) => {
  expect(refusalText(new ApiError(429, 'TOO_MANY_REQUESTS', 'x', { retryAfter }))).toMatch(sentence);
});

test('any other refusal shows the server’s text', () => {
  expect(refusalText(new ApiError(409, 'CODE_EXPIRED', 'Ese código ya no sirve.'))).toBe('Ese código ya no sirve.');
});
