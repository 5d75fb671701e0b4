import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { binariesIn, findBinaries } from './binaries.ts';
import { runningPort, startCluster, stopOrphan } from './cluster.ts';
import { ensureCluster, type Folder, openFolder, readPassword } from './folder.ts';

type Options = {
  settings?: Record<string, string>;
  onEvent?: (message: string) => void;
  /** A folder with other PostgreSQL programs (`initdb`, `postgres`) than those of npm: another version, in tests. */
  programs?: string;
};

/** A running PostgreSQL of our own. `url` names its database; `created` says that this start made it. */
export type Embedded = {
  url: string;
  created: boolean;
  version: string;
  pid: () => number | undefined;
  stop: () => Promise<void>;
};

/**
 * Brings up the PostgreSQL that came with npm, its data in `home`, and keeps it up until `stop`.
 * The caller holds the lock of `home` (lockHome): two on the same data must not meet here.
 */
export async function startEmbedded(home: string, { programs, ...options }: Options = {}): Promise<Embedded> {
  const folder = openFolder(home);
  const binaries = programs ? binariesIn(programs, folder.user) : findBinaries(folder.user, folder.path);
  const { created } = ensureCluster(folder, binaries);
  const cluster = await startCluster(folder, binaries, options);
  return { url: urlOf(folder, cluster.port), created, version: binaries.version, pid: cluster.pid, stop: cluster.stop };
}

/** Whether a start has made a database in `home`. A link that leads nowhere counts, so that its fault is the one named. */
export function hasCluster(home: string): boolean {
  return (
    existsSync(join(home, 'postgres', 'data')) ||
    Boolean(lstatSync(join(home, 'postgres'), { throwIfNoEntry: false })?.isSymbolicLink())
  );
}

/** The database of a Tonalia that is running on `home` now, for a command that works beside it. */
export function findRunning(home: string): string | undefined {
  const folder = openFolder(home);
  const port = runningPort(folder);
  return port === undefined ? undefined : urlOf(folder, port);
}

/** Stops the PostgreSQL that a killed Tonalia left running on `home`, if there is one. */
export async function stopLeft(home: string): Promise<void> {
  await stopOrphan(openFolder(home));
}

function urlOf(folder: Folder, port: number): string {
  return `postgresql://tonalia:${readPassword(folder)}@127.0.0.1:${port}/postgres`;
}
