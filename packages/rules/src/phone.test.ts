import { describe, expect, test } from 'vitest';
import { bareNumber, isPhone } from './phone.ts';

describe('a phone', () => {
  test.each(['310 555 01 42', '(601) 555-0142', '5550142', '012345678'])('%s is accepted · VAL-02', (typed) => {
    expect(isPhone(typed)).toBe(true);
  });

  test.each(['', '310555014', '31055501422', '112345678', '+573105550142', '310.555.0142', 'ABCDEFG'])(
    '%s is refused · VAL-02',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
    },
  );

  test('loses spaces, parentheses and dashes only', () => {
    expect(bareNumber(' (310) 555-01 42 ')).toBe('3105550142');
  });
});
