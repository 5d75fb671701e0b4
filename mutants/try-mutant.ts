import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, applied } from './mutant.ts';
import { runProgram } from './run-program.ts';
import { testsOf } from './tests-of.ts';

/** What noticed the mutant: "types", "lint", "time" or tests; null when nothing did. */
export type Killer = string | null;

/** In ms. The slowest group of tests takes a third of it on a busy machine. */
const LIMIT = 10 * 60_000;
const vitest = ['node_modules/vitest/vitest.mjs'];
const once = ['--run', '--bail', '1', '--passWithNoTests'];

/** A group of tests, or the compiler, as a program with its arguments. */
interface Judge {
  args: readonly string[];
  /** What its no is called, where it does not name a test. */
  name?: string;
}

/** Applies the mutant in the worktree, asks the compiler and then the tests, nearest first, and takes it back. */
export async function tryMutant(worktree: string, mutant: Mutant): Promise<Killer> {
  const path = join(worktree, mutant.file);
  const source = readFileSync(path, 'utf8');
  for (const judge of judgesOf(worktree, mutant)) {
    writeFileSync(path, applied(source, mutant));
    const killer = await ask(worktree, judge).finally(() => writeFileSync(path, source));
    // No test failed, but the run did: without the mutant it has to succeed.
    if (killer?.startsWith('Error') && (await ask(worktree, judge)) !== null)
      throw new Error(`no tests here: ${killer}`);
    if (killer !== null) return killer;
  }
  return null;
}

function judgesOf(worktree: string, { file, kind }: Mutant): Judge[] {
  const [nearest = [], ...further] = testsOf(worktree, file);
  const types = { args: ['node_modules/typescript/bin/tsc', '-b'], name: 'types' };
  const lint = { args: ['node_modules/oxlint/bin/oxlint', file], name: 'lint' };
  const related = { args: [...vitest, 'related', file, '--project', 'unit', '--project', 'screens', ...once] };
  return [
    ...(file.endsWith('.sql.ts') ? [] : [types]),
    ...(kind === 'drop await' ? [lint] : []),
    ...(nearest.length > 0 ? [run(nearest)] : []),
    related,
    ...further.map(run),
  ];
}

const run = (tests: readonly string[]): Judge => ({ args: [...vitest, 'run', ...tests, ...once] });

/** Null for a yes. */
async function ask(worktree: string, { args, name }: Judge): Promise<Killer> {
  const { code, output, isLate } = await runProgram(worktree, args, LIMIT);
  if (isLate) return 'time';
  if (code === 0) return null;
  const failed = /FAIL\s+(.*)/.exec(output)?.[1]?.trim();
  return name ?? failed ?? `Error ${/Error: .*/.exec(output)?.[0] ?? ''}`;
}

/** Whether the tests pass where nothing is changed; without that a killed mutant proves nothing. */
export async function passes(worktree: string, tests: readonly string[]): Promise<boolean> {
  return tests.length === 0 || (await ask(worktree, run(tests))) === null;
}
