import { expect, test } from 'vitest';
import { endOfQuiet } from './quiet-hours.rules.ts';

test.each<[string, string | null]>([
  ['2026-06-01T11:59:59.999Z', '2026-06-01T12:00:00.000Z'],
  ['2026-06-01T12:00:00.000Z', null],
  ['2026-06-02T01:59:59.000Z', null],
  ['2026-06-02T02:00:00.000Z', '2026-06-02T12:00:00.000Z'],
  ['2026-06-02T05:00:30.500Z', '2026-06-02T12:00:00.000Z'],
])('a message that is not urgent is sent at %s, or when the night in Bogotá ends: %s', (now, end) => {
  expect(endOfQuiet(new Date(now))?.toISOString() ?? null).toBe(end);
});
