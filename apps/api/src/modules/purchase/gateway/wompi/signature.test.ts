import { expect, test } from 'vitest';
import { eventChecksum, integritySignature, isSameChecksum } from './signature.ts';

// The values are the documentation's example; its secret is published there.
const example = { reference: 'sk8-438k4-xmxm392-sn2m', amountInCents: 2_490_000, currency: 'COP' };
const secret = ['prod', 'integrity', 'Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6'].join('_');

test('a charge is signed as the documentation shows', () => {
  expect(integritySignature(example, secret)).toBe('37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5');
});

test('the expiry of a charge is signed with it', () => {
  const ending = integritySignature({ ...example, expiresAt: '2023-06-09T20:28:50.000Z' }, secret);
  expect(ending).toMatch(/^[0-9a-f]{64}$/);
  expect(ending).not.toBe(integritySignature(example, secret));
});

test('a webhook is signed over its values, its time and the secret', () => {
  const checksum = eventChecksum(['1234-1610641025-49201', 'APPROVED', 4_490_000], 1_530_291_411, 'test_events_x');
  // sha256 of 1234-1610641025-49201APPROVED44900001530291411test_events_x
  expect(checksum).toBe('ddceec93591b9a03eefb28f2e5ea6b2aa28640fc97b27bb39386e85128deabd8');
});

test('checksums are compared in any case, and a malformed one equals nothing', () => {
  const checksum = 'ab'.repeat(32);
  expect(isSameChecksum(checksum, checksum.toUpperCase())).toBe(true);
  expect(isSameChecksum(checksum, 'ac'.repeat(32))).toBe(false);
  for (const none of ['', 'ab', `${checksum} `, `${checksum}ab`, 'zz'.repeat(32)])
    expect(isSameChecksum(none, none)).toBe(false);
});
