import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Stop } from '../terminal/stop.ts';
import type { Binaries } from './binaries.ts';
import { unprivilegedUser, type RunAs } from './unprivileged.ts';

/** A folder that PostgreSQL's user can enter, with the cluster's data, password and log. */
export type Folder = { path: string; data: string; passwordFile: string; log: string; user: RunAs };

/** Where root keeps the database of a home that PostgreSQL's user cannot enter. */
const reachablePlace = '/var/lib/tonalia';

/**
 * The folder `home/postgres`. When root runs and the unprivileged user cannot enter `home` (a clone under /root), the folder is created
 * in /var/lib/tonalia and `home/postgres` is a link to it. The link is the only pointer, so keep it.
 */
export function openFolder(home: string): Folder {
  const link = join(home, 'postgres');
  if (isBrokenLink(link))
    throw new Stop(`${link} apunta a una carpeta que ya no existe; bórralo para empezar con una base de datos vacía.`);
  const user = ownerOfExisting(join(link, 'data')) ?? unprivilegedUser();
  if (!existsSync(link)) make(home, link, user);
  const path = realpathSync(link);
  refuseOutOfReach(link, path, user);
  return { path, data: join(path, 'data'), passwordFile: join(path, 'password'), log: join(path, 'server.log'), user };
}

/** Creates the cluster on first use, whole or not at all, so that a killed first start leaves nothing partial. */
export function ensureCluster(folder: Folder, { initdb, version }: Binaries): { created: boolean } {
  if (existsSync(folder.data)) {
    refuseOtherMajor(folder, version);
    return { created: false };
  }
  const fresh = `${folder.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  writePassword(folder);
  const made = spawnSync(
    initdb,
    [
      `--pgdata=${fresh}`,
      '--username=tonalia',
      '--auth=scram-sha-256',
      `--pwfile=${folder.passwordFile}`,
      '--encoding=UTF8',
      ...locale(),
      '--no-sync',
      '--no-instructions',
    ],
    {
      ...folder.user,
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    },
  );
  if (made.status !== 0)
    throw new Stop(
      `No se pudo crear la base de datos en ${folder.path}: ${(made.stderr || made.error?.message || '').trim()}`,
    );
  renameSync(fresh, folder.data);
  return { created: true };
}

export function readPassword(folder: Folder): string {
  return readFileSync(folder.passwordFile, 'utf8').trim();
}

function make(home: string, link: string, user: RunAs): void {
  mkdirSync(home, { recursive: true });
  if (canEnter(home, user)) return changeOwner(link, user);
  mkdirSync(reachablePlace, { recursive: true, mode: 0o755 });
  chmodSync(reachablePlace, 0o755);
  const place = join(reachablePlace, randomBytes(6).toString('hex'));
  changeOwner(place, user);
  symlinkSync(place, link);
}

function changeOwner(path: string, { uid, gid }: RunAs): void {
  mkdirSync(path, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Tests access as that user, so that modes, groups and access lists all count. */
function canEnter(path: string, user: RunAs): boolean {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0;
}

/** Data created by an ordinary user keeps its owner when root starts it later. */
function ownerOfExisting(data: string): RunAs | undefined {
  const self = process.getuid?.();
  try {
    const { uid, gid } = statSync(data);
    if (self === 0 && uid === 0) throw restoredByRootError(dirname(data));
    if (uid === self) return {};
    if (self === 0) return { uid, gid };
    throw new Stop(
      `Los datos de ${data} pertenecen a otro usuario del sistema; inicia Tonalia con ese usuario o usa otra carpeta con TONALIA_HOME.`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // as: fs errors carry a code
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new Stop(`No se puede entrar en ${data}: pertenece a otro usuario del sistema.`);
    throw error;
  }
}

/** The error for data that root restored without its owner. */
function restoredByRootError(path: string): Stop {
  const { uid, gid } = unprivilegedUser();
  return new Stop(
    `Los datos de ${path} son de root, y PostgreSQL no corre como root; dales su dueño: chown -R ${uid}:${gid} ${realpathSync(path)}`,
  );
}

/** Refuses a copy restored in place of a link: it is the only copy, so the operator must move it. */
function refuseOutOfReach(link: string, path: string, user: RunAs): void {
  if (user.uid === undefined || canEnter(path, user)) return;
  const place = join(reachablePlace, randomBytes(6).toString('hex'));
  throw new Stop(
    `PostgreSQL no corre como root y su usuario no puede entrar en ${path}; ponlo donde pueda: ` +
      `mkdir -p ${reachablePlace} && mv ${path} ${place} && ln -s ${place} ${link}`,
  );
}

function isBrokenLink(path: string): boolean {
  return Boolean(lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) && !existsSync(path);
}

function writePassword({ passwordFile, user: { uid, gid } }: Folder): void {
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid);
}

/** Before version 15 macOS has no C.UTF-8; there only the character classes come from its own locale. */
function locale(): string[] {
  return process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8'];
}

function refuseOtherMajor({ data }: Folder, version: string): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (made !== version.split('.')[0]) {
    throw new Stop(
      `Los datos de ${data} son de PostgreSQL ${made} y el incluido es ${version}; pásalos con pg_dump o usa otra carpeta con TONALIA_HOME.`,
    );
  }
}
