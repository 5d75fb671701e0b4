import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './binaries.ts';

test('a user that can run the installed PostgreSQL runs it there, without a copy', () => {
  const home = mkdtempSync(join(tmpdir(), 'tonalia-binaries-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  expect(findBinaries({}, home).postgres).toContain('node_modules');
  expect(readdirSync(home)).toEqual([]);
});
