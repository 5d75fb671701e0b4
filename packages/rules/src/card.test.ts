import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardBrand,
  cardDigits,
  expiryMonths,
  expiryYears,
  formatCardNumber,
  isCardNumber,
  isExpired,
  securityCodeLength,
} from './card.ts';

test.each([
  ['4242 4242 4242 4242', 'visa', '4242 4242 4242 4242'],
  ['5555-5555-5555-4444', 'mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['36227206271667', 'diners', '3622 720627 1667'],
])('%s is a %s and is formatted as %s', (typed, brand, read) => {
  const digits = cardDigits(typed);
  expect(cardBrand(digits)).toBe(brand);
  expect(isCardNumber(digits)).toBe(true);
  expect(formatCardNumber(digits)).toBe(read);
});

test('one wrong digit is detected in every position', () => {
  const digit = fc.integer({ min: 1, max: 9 });
  const place = fc.integer({ min: 0, max: 15 });
  fc.assert(
    fc.property(digit, place, (more, at) => {
      const number = '4242424242424242';
      const wrong = (Number(number[at]) + more) % 10;
      expect(isCardNumber(number.slice(0, at) + String(wrong) + number.slice(at + 1))).toBe(false);
    }),
  );
});

test.each(['', '42', '424242424242424', '４２４２424242424242', '4242424242424242x', '0'.repeat(40)])(
  '%s is not a card number',
  (typed) => expect(isCardNumber(cardDigits(typed))).toBe(false),
);

test('a number has as many digits as its network gives, or 13 to 19 of an unknown one', () => {
  const visa = ['4000000000006', '4000000000000903', '4000000000000000006'];
  expect(visa.filter(isCardNumber)).toEqual(visa);
  expect(['40000000000002', '40000000000000006'].filter(isCardNumber)).toEqual([]);
  expect([12, 13, 19, 20].map((digits) => isCardNumber('0'.repeat(digits)))).toEqual([false, true, true, false]);
});

test('a number is grouped while it is typed', () => {
  expect(['4', '42424', '424242424'].map(formatCardNumber)).toEqual(['4', '4242 4', '4242 4242 4']);
  expect(formatCardNumber('37828')).toBe('3782 8');
});

test('the expiry is one of twelve months of this year or the next nine · CON-07', () => {
  expect(expiryMonths).toHaveLength(12);
  expect([expiryMonths[0], expiryMonths[11]]).toEqual(['01', '12']);
  const years = expiryYears(new Date(2026, 10, 22));
  expect(years).toHaveLength(10);
  expect([years[0], years[9]]).toEqual(['2026', '2035']);
});

test('a card is valid until its month ends', () => {
  const now = new Date(2026, 10, 22);
  expect(isExpired('11', '2026', now)).toBe(false);
  expect(isExpired('10', '2026', now)).toBe(true);
  expect(isExpired('12', '2026', new Date(2027, 0, 1))).toBe(true);
});

test('the security code has four digits on an Amex, three on other cards', () => {
  expect(securityCodeLength('amex')).toBe(4);
  expect(securityCodeLength(null)).toBe(3);
});
