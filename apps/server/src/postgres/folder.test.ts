import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Stop } from '../terminal/stop.ts';
import { openFolder } from './folder.ts';
import { unprivilegedUser } from './unprivileged.ts';

/** A backup's content, restored by root. */
function restored({ mode }: { mode: number }): string {
  const home = mkdtempSync(join(tmpdir(), 'tonalia-folder-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'postgres/data'), { recursive: true });
  writeFileSync(join(home, 'postgres/data/PG_VERSION'), '18');
  chmodSync(home, mode);
  return home;
}

function chownAll(path: string): void {
  const { uid = 0, gid = 0 } = unprivilegedUser();
  spawnSync('chown', ['-R', `${uid}:${gid}`, path]);
}

function refusalOf(home: string): string {
  try {
    openFolder(home);
  } catch (error) {
    if (error instanceof Stop) return error.message;
    throw error;
  }
  return '';
}

describe.runIf(process.getuid?.() === 0)('a backup restored by root', () => {
  test('with the wrong owner explains how to change it, and then works', () => {
    const home = restored({ mode: 0o755 });
    const [, command = ''] = /: (chown .+)$/.exec(refusalOf(home)) ?? [];
    spawnSync('sh', ['-c', command]);
    expect(openFolder(home).user).toEqual(unprivilegedUser());
  });

  test('in a place PostgreSQL cannot reach explains where to move it, and then works', () => {
    const home = restored({ mode: 0o700 });
    chownAll(join(home, 'postgres'));
    const [, command = ''] = /: (mkdir .+)$/.exec(refusalOf(home)) ?? [];
    const [, place = ''] = / (\/var\/lib\/tonalia\/\w+) && ln/.exec(command) ?? [];
    expect(place).not.toBe('');
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    expect(spawnSync('sh', ['-c', command]).status).toBe(0);
    expect(readFileSync(join(openFolder(home).data, 'PG_VERSION'), 'utf8')).toBe('18');
  });
});
