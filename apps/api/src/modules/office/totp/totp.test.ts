import { expect, test } from 'vitest';
import { base32, findTotpStep, totpAddress, totpAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1_000);

// RFC 6238, appendix B, SHA-1, the last six digits
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i s the code is %s', (seconds, code) => {
  expect(totpAt(secret, at(seconds))).toBe(code);
});

test('a code is right one step early and late, and no further', () => {
  const code = totpAt(secret, at(1_000_000_000));
  const step = Math.floor(1_000_000_000 / 30);
  for (const seconds of [-30, 0, 30]) expect(findTotpStep(secret, code, at(1_000_000_000 + seconds))).toBe(step);
  for (const seconds of [-60, 60]) expect(findTotpStep(secret, code, at(1_000_000_000 + seconds))).toBeUndefined();
});

test('a code of another length is wrong', () => {
  expect(findTotpStep(secret, '', at(59))).toBeUndefined();
  expect(findTotpStep(secret, '2870820', at(59))).toBeUndefined();
});

test('the secret is written in base32, and the address names the account', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpAddress(secret, 'ana@salon.co', 'Belleza Pro')).toBe(
    'otpauth://totp/Belleza%20Pro:ana%40salon.co?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Belleza%20Pro&digits=6&period=30',
  );
});
