import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../terminal/stop.ts';
import { waitUntilTrue, isAlive, startOf } from './process.ts';

/** How long a second start waits for an owner that is closing, in ms. */
const leaving = 1500;

/**
 * Locks a data folder for this process and returns the function that releases it. A lock left by a killed process is taken over: its
 * owner is identified by pid and start time.
 */
export async function lockHome(home: string): Promise<() => void> {
  mkdirSync(home, { recursive: true });
  const file = join(home, 'lock');
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  for (let attempt = 0; attempt < 10; attempt++) {
    if (place(file, mine)) return () => read(file) === mine && rmSync(file, { force: true });
    const found = read(file);
    if (!(await waitUntilTrue(() => !findLivingOwner(found), leaving))) {
      throw new Stop(
        `Tonalia ya está funcionando con los datos de ${home} (proceso ${findLivingOwner(found)}); deténla o usa otra carpeta con TONALIA_HOME.`,
      );
    }
    removeStale(file, found);
  }
  throw new Stop(`No se pudo reservar la carpeta de datos ${home}.`);
}

/** The pid of the living process that holds the folder, if there is one. */
export function ownerOf(home: string): number | undefined {
  return findLivingOwner(read(join(home, 'lock')));
}

/** A hard link appears whole or not at all and never replaces another, so no process reads a partial lock. */
function place(file: string, content: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, content);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false; // as: fs errors carry a code
    throw error;
  } finally {
    rmSync(own);
  }
}

/** Removes exactly the stale lock that was read; a lock that another start placed meanwhile is put back. */
function removeStale(file: string, stale: string): void {
  const movedLock = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, movedLock);
  } catch {
    return; // another start removed it first
  }
  const taken = read(movedLock);
  rmSync(movedLock);
  if (taken !== stale) place(file, taken);
}

function findLivingOwner(lock: string): number | undefined {
  try {
    const { pid, start } = JSON.parse(lock) as { pid: number; start?: string }; // as: written by this code; anything else fails below
    return isAlive(pid) && startOf(pid) === start ? pid : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
