import { describe, expect, test } from 'vitest';
import { bareNumber, formatPhone, isCellPhone, isPhone, maskPhone, nationalNumber, toE164 } from './phone.ts';

describe('a phone number', () => {
  test.each(['310 555 01 42', '(601) 555-0142', '5550142', '012345678'])('%s is accepted · VAL-02', (typed) => {
    expect(isPhone(typed)).toBe(true);
  });

  test.each(['', '310555014', '31055501422', '112345678', '+573105550142', '310.555.0142', 'ABCDEFG'])(
    '%s is refused · VAL-02',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
    },
  );

  test('loses only spaces, parentheses and dashes', () => {
    expect(bareNumber(' (310) 555-01 42 ')).toBe('3105550142');
  });

  test.each([
    ['310 555 01 42', '+573105550142'],
    ['(601) 555-0142', '+576015550142'],
    ['015550142', '+576015550142'],
    ['5550142', undefined],
    ['2105550142', undefined],
  ])('%s in E.164 is %s', (typed, e164) => {
    expect(toE164(typed)).toBe(e164);
  });

  test.each([
    ['310 555 01 42', true],
    ['6015550142', false],
    ['5550142', false],
    ['013105550', false],
  ])('%s can receive a code: %s', (typed, is) => {
    expect(isCellPhone(typed)).toBe(is);
  });

  test('is grouped for people, and masked except its ends', () => {
    expect(formatPhone('3105550142')).toBe('310 555 01 42');
    expect(formatPhone('601-5550142')).toBe('6015550142');
    expect(maskPhone('(310) 555 01 42')).toBe('310 ••• •• 42');
  });

  test('in E.164 is shown without the country code', () => {
    expect(nationalNumber('+573105550142')).toBe('3105550142');
    expect(nationalNumber('3105550142')).toBe('3105550142');
  });
});
