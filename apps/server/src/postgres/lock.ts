import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../terminal/stop.ts';
import { becomesTrue, isAlive, startOf } from './process.ts';

/** An owner that is just closing is given this time, in ms, before the second start gives up. */
const leaving = 1500;

/**
 * Takes a data folder for this process alone and gives back the way to release it.
 * A lock left by a killed process is taken over: its owner is known by number and beginning.
 */
export async function lockHome(home: string): Promise<() => void> {
  mkdirSync(home, { recursive: true });
  const file = join(home, 'lock');
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  for (let attempt = 0; attempt < 10; attempt++) {
    if (place(file, mine)) return () => read(file) === mine && rmSync(file, { force: true });
    const found = read(file);
    if (!(await becomesTrue(() => !livingOwner(found), leaving))) {
      throw new Stop(
        `Tonalia ya está funcionando con los datos de ${home} (proceso ${livingOwner(found)}); deténla o usa otra carpeta con TONALIA_HOME.`,
      );
    }
    takeAway(file, found);
  }
  throw new Stop(`No se pudo reservar la carpeta de datos ${home}.`);
}

/** The number of the living process that holds the folder, if there is one. */
export function ownerOf(home: string): number | undefined {
  return livingOwner(read(join(home, 'lock')));
}

/** A hard link appears whole or not at all, and never over another: nobody reads half a lock. */
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

/** Removes exactly the stale lock that was read: if another start replaced it meanwhile, that one goes back. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another start took it away first
  }
  const taken = read(aside);
  rmSync(aside);
  if (taken !== stale) place(file, taken);
}

function livingOwner(lock: string): number | undefined {
  try {
    const { pid, start } = JSON.parse(lock) as { pid: number; start?: string }; // as: we wrote it; anything else fails below
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
