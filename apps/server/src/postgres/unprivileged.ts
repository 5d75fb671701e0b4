import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Stop } from '../terminal/stop.ts';

/** The uid and gid of a child process; empty means those of this process. */
export type RunAs = { uid?: number; gid?: number };

const ownUser = 'tonalia';

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as `postgres` where that user exists, else as a system user `tonalia`,
 * created when first needed; where no user can be created (a read-only /etc), as the system's least privileged user.
 */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const known = userNamed('postgres') ?? userNamed(ownUser);
  if (known) return known;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ownUser]);
  const found = userNamed(ownUser) ?? userNamed('nobody');
  if (!found) {
    throw new Stop(
      'PostgreSQL no funciona como root y no se pudo crear un usuario del sistema; inicia Tonalia con otro usuario o define DATABASE_URL.',
    );
  }
  return found;
}

function userNamed(name: string): RunAs | undefined {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return uid > 0 && gid >= 0 ? { uid, gid } : undefined;
}
