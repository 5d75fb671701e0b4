import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withUsedIcons } from './used-icons.ts';

const file = join(import.meta.dirname, '../../../packages/ui/src/icon.tsx');

test('the shop carries the outline of every way to pay and none that nothing shows', () => {
  const whole = readFileSync(file, 'utf8');
  const shipped = withUsedIcons(whole.replace("  cash: '", "  'shown-nowhere': 'M0 0',\n  cash: '"));
  for (const name of ['bank', 'card', 'cash', 'store', 'credit', 'calendar-days']) {
    expect(shipped).toMatch(new RegExp(`^ {2}'?${name}'?:`, 'm'));
  }
  expect(shipped).not.toContain('shown-nowhere');
});
