import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Worktree {
  path: string;
  remove(): void;
}

/** Checks out the last commit in its own folder: mutants never change the working copy. */
export function makeWorktree(root: string): Worktree {
  const home = mkdtempSync(join(tmpdir(), 'tonalia-mutants-'));
  const path = join(home, 'project');
  const git = (args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git(['worktree', 'add', '--detach', path, 'HEAD']);
  linkModules(root, path);
  // Copies compiled output, to save compiling again.
  if (existsSync(join(root, '.cache'))) cpSync(join(root, '.cache'), join(path, '.cache'), { recursive: true });
  return {
    path,
    remove() {
      git(['worktree', 'remove', '--force', path]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Links installed packages; the project's own are those of the worktree. */
function linkModules(root: string, path: string): void {
  const [from, to] = [join(root, 'node_modules'), join(path, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => one !== '.cache' && one !== '@tonalia'))
    symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@tonalia'), join(to, '@tonalia'), { recursive: true, verbatimSymlinks: true });
}
