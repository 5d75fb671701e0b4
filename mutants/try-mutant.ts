import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, applied } from './mutant.ts';
import { runProgram } from './run-program.ts';
import { testsOf } from './tests-of.ts';

/** What killed the mutant: "types", "lint", "time" or a test; null for a survivor. */
export type Killer = string | null;

/** In ms. The slowest group of tests takes a third of it on a busy machine. */
const LIMIT = 10 * 60_000;
const vitest = ['node_modules/vitest/vitest.mjs'];
const once = ['--run', '--bail', '1', '--passWithNoTests'];

/** A check that can kill a mutant: a group of tests, or the compiler, as a program with arguments. */
interface Judge {
  args: readonly string[];
  /** The name of its failure when it does not name a test. */
  name?: string;
}

/** Tries mutants in one worktree. */
export function createTrial(worktree: string) {
  /** Whether each test file passes on unchanged code: a failing test proves nothing. */
  const sound = new Map<string, boolean>();
  const unsound = () => [...sound].flatMap(([file, passes]) => (passes ? [] : ['--exclude', file]));

  /** Repeats a check without the tests that also fail on unchanged code. */
  async function askOf(judge: Judge, change: () => void, undo: () => void): Promise<Killer> {
    for (;;) {
      change();
      const killer = await ask(worktree, judge, judge.name === undefined ? unsound() : []).finally(undo);
      const test = /\S+\.test\.tsx?/.exec(killer ?? '')?.[0];
      if (killer?.startsWith('Error') && (await ask(worktree, judge, unsound())) !== null)
        throw new Error(`no tests can run here: ${killer}`);
      if (test === undefined || sound.get(test) === true) return killer;
      sound.set(test, (await ask(worktree, run([test]), [])) === null);
      if (sound.get(test) === true) return killer;
      console.error(`${test} is red without any mutant, and is left out`);
    }
  }

  return {
    /** Applies the mutant, runs the compiler and then the tests, nearest first, and reverts it. */
    async tryMutant(mutant: Mutant): Promise<Killer> {
      const path = join(worktree, mutant.file);
      const source = readFileSync(path, 'utf8');
      for (const judge of judgesOf(worktree, mutant)) {
        const killer = await askOf(
          judge,
          () => writeFileSync(path, applied(source, mutant)),
          () => writeFileSync(path, source),
        );
        if (killer !== null) return killer;
      }
      return null;
    },
  };
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

/** Null when the check passes. */
async function ask(worktree: string, { args, name }: Judge, more: readonly string[]): Promise<Killer> {
  const { code, output, isLate } = await runProgram(worktree, [...args, ...more], LIMIT);
  if (isLate) return 'time';
  if (code === 0) return null;
  const failed = /FAIL\s+(.*)/.exec(output)?.[1]?.trim();
  return name ?? failed ?? `Error ${/Error: .*/.exec(output)?.[0] ?? ''}`;
}
