import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withUsedIcons } from './used-icons.ts';

const file = join(import.meta.dirname, '../../../packages/ui/src/icon.tsx');

test('the shop has the outline of every icon it shows and of no other', () => {
  const whole = readFileSync(file, 'utf8');
  const shipped = withUsedIcons(whole.replace("  card: '", "  'shown-nowhere': 'M0 0',\n  card: '"));
  for (const name of ['card', 'store', 'credit', 'trash']) {
    expect(shipped).toMatch(new RegExp(`^ {2}'?${name}'?:`, 'm'));
  }
  expect(shipped).not.toContain('shown-nowhere');
});
