import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** What the office shows of the installation; the server knows it. */
export interface Installation {
  version: string;
  startedAt: Date;
  /** Its data folder; absent where there is none. */
  home?: string | undefined;
}

/** In the data folder: a backup touches it when it is done. */
export const BACKUP_MARK = 'last-backup';

/** Free bytes of the disk with the data folder, and their part of it; undefined without a folder. */
export async function freeOnDisk({ home }: Installation): Promise<{ bytes: number; free: number } | undefined> {
  if (home === undefined) return undefined;
  const { bavail, blocks, bsize } = await statfs(home);
  return { bytes: bavail * bsize, free: blocks === 0 ? 1 : bavail / blocks };
}

/** When the last backup was made; undefined for none. */
export async function lastBackup({ home }: Installation): Promise<Date | undefined> {
  if (home === undefined) return undefined;
  return stat(join(home, BACKUP_MARK)).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
}

/** The state of a part that a module owns. */
export interface PartHealth {
  service: 'gateway' | 'stock';
  /** Of a gateway, or of what differs in the stock. */
  name: string | null;
  /** What differs; a part with any is bad. */
  failed?: number;
  workedAt: Date | null;
  failedAt: Date | null;
}

/** Reads the health of parts that a module owns. */
export type HealthCheck = () => Promise<PartHealth[]>;
