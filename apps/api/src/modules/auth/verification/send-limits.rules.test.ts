import { expect, test } from 'vitest';
import { type OldestSends, SEND_LIMITS, type SendLimit, longestWait, sendLimits } from './send-limits.rules.ts';

const now = new Date('2026-11-24T15:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const none = Object.fromEntries(sendLimits.map((limit) => [limit, null])) as OldestSends; // every limit has its entry
const waitWith = (reached: Partial<OldestSends>) => longestWait({ ...none, ...reached }, now);

test('a code waits for nothing below all limits', () => {
  expect(waitWith({})).toBeUndefined();
});

test('a reached limit waits until its oldest code leaves the window, in whole seconds', () => {
  expect(waitWith({ resend: ago(59_999) })).toEqual({ limit: 'resend', retryAfter: 1 });
  expect(waitWith({ resend: ago(60_000) })).toBeUndefined();
  expect(waitWith({ phoneHour: ago(1_000) })).toEqual({ limit: 'phoneHour', retryAfter: 3_599 });
});

test('of several limits the longest wait counts', () => {
  const reached = { resend: ago(0), phoneDay: ago(86_400_000 - 90_000), siteHour: ago(3_600_000 - 80_000) };
  expect(waitWith(reached)).toEqual({ limit: 'phoneDay', retryAfter: 90 });
});

test.each<[SendLimit, number, number]>([
  ['resend', 1, 60_000],
  ['phoneHour', 5, 3_600_000],
  ['phoneDay', 10, 86_400_000],
  ['phoneFromSiteDay', 6, 86_400_000],
  ['siteHour', 20, 3_600_000],
  ['siteDay', 100, 86_400_000],
  ['installationDay', 5_000, 86_400_000],
])('%s allows %i codes in %i ms', (limit, most, window) => {
  expect(SEND_LIMITS[limit]).toEqual({ most, window });
});
