import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Run {
  code: number;
  output: string;
  /** Whether it was killed, with its child processes, after its time. */
  isLate: boolean;
}

const open = new Set<() => void>();

/** Ends all running programs. */
export function endAll(): void {
  for (const end of open) end();
}

/** Runs a program of the project to its end, at most `limitMs`. */
export function runProgram(cwd: string, args: readonly string[], limitMs: number): Promise<Run> {
  return new Promise((resolve, reject) => {
    const node = join(cwd, 'node_modules/.bin/node');
    const child = spawn(node, args, { cwd, detached: true, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    let isLate = false;
    const end = () => {
      // Its own process group, so that processes of the tests end with it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, limitMs);
    open.add(end);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      open.delete(end);
      resolve({ code: code ?? 1, output, isLate });
    });
  });
}
