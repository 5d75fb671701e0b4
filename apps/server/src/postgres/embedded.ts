import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { binariesIn, findBinaries } from './binaries.ts';
import { runningPort, startCluster, stopOrphan } from './cluster.ts';
import { ensureCluster, type Folder, openFolder, readPassword } from './folder.ts';

type EmbeddedOptions = {
  settings?: Record<string, string>;
  onEvent?: (message: string) => void;
  onLaunch?: () => void;
  /** A folder with other PostgreSQL programs (`initdb`, `postgres`) than those of npm; tests use another version. */
  programs?: string;
};

/** A running embedded PostgreSQL. `url` names its database; `created` is true when this start created it. */
export type Embedded = {
  url: string;
  created: boolean;
  version: string;
  pid: () => number | undefined;
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL from npm with its data in `home`, and keeps it running until `stop`. The caller must hold the lock of `home`
 * (lockHome), so that never two run on the same data.
 */
export async function startEmbedded(home: string, { programs, ...options }: EmbeddedOptions = {}): Promise<Embedded> {
  const folder = openFolder(home);
  const binaries = programs ? binariesIn(programs, folder.user) : findBinaries(folder.user, folder.path);
  const { created } = ensureCluster(folder, binaries);
  const cluster = await startCluster(folder, binaries, options);
  return { url: urlOf(folder, cluster.port), created, version: binaries.version, pid: cluster.pid, stop: cluster.stop };
}

/** Whether a start has created a database in `home`. A broken link counts, so that the error names it. */
export function hasCluster(home: string): boolean {
  return (
    existsSync(join(home, 'postgres', 'data')) ||
    Boolean(lstatSync(join(home, 'postgres'), { throwIfNoEntry: false })?.isSymbolicLink())
  );
}

/** The address of the database of a Tonalia that runs on `home`, for a command beside it. */
export function findRunning(home: string): string | undefined {
  const folder = openFolder(home);
  const port = runningPort(folder);
  return port === undefined ? undefined : urlOf(folder, port);
}

/** Stops the PostgreSQL that a killed Tonalia left running on `home`. */
export async function stopLeft(home: string): Promise<void> {
  await stopOrphan(openFolder(home));
}

function urlOf(folder: Folder, port: number): string {
  return `postgresql://tonalia:${readPassword(folder)}@127.0.0.1:${port}/postgres`;
}
