import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { startProcess, temporaryHome, waitForOutput } from './processes.ts';

/** Longest preparation, in ms. */
const PATIENCE = 120_000;

/** A data folder for one test, in which a shop was created before: a copy of one that the run creates once. */
export async function homeWithShop(demo: 'off' | 'small' = 'off'): Promise<string> {
  const prepared = await prepare(demo);
  const home = temporaryHome();
  execFileSync('cp', ['-a', `${prepared}/.`, home]); // keeps PostgreSQL's user as the owner
  return home;
}

/** The first test that needs the folder creates it; those of other workers wait. */
async function prepare(demo: string): Promise<string> {
  const folder = join(inject('databaseServer').folder, `shop-${demo}`);
  const done = `${folder}.done`;
  if (existsSync(done)) return folder;
  if (!canMake(folder)) return untilDone(folder, done);
  try {
    const shop = startProcess('apps/server/src/main.ts', [], {
      TONALIA_HOME: folder,
      DATABASE_URL: '',
      DEMO: demo,
      PORT: '0',
      HOST: '127.0.0.1',
      SHOP: 'apart',
      PICTURES_AHEAD: 'off',
    });
    await waitForOutput(shop, /http:\/\/localhost:\d+/, PATIENCE);
    await shop.kill('SIGTERM');
    writeFileSync(done, '');
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function canMake(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false; // as: fs errors carry a code
    throw error;
  }
}

async function untilDone(folder: string, done: string): Promise<string> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(50)) {
    if (existsSync(done)) return folder;
    if (!existsSync(folder)) break;
  }
  throw new Error(`${folder} was not prepared`);
}
