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
  /** Whether each test file, the types and the lint of a file pass on unchanged code: what fails without a mutant proves nothing. */
  const sound = new Map<string, boolean>();
  const without = ({ args }: Judge): Judge['args'] => args.filter((one) => sound.get(one) !== false);
  /** Checks that take longer than their time on unchanged code as well: the machine is slow, and they judge nothing. */
  const slow = new Set<string>();

  async function isSound(name: string, judge: Judge): Promise<boolean> {
    const known = sound.get(name);
    if (known !== undefined) return known;
    const passes = (await ask(worktree, judge)) === null;
    sound.set(name, passes);
    if (!passes) console.error(`${name} is red without any mutant, and is left out`);
    return passes;
  }

  async function isSlow(judge: Judge): Promise<boolean> {
    if ((await ask(worktree, judge)) === 'time') slow.add(judge.args.join(' '));
    return slow.has(judge.args.join(' '));
  }

  /** Repeats a check without the tests that also fail on unchanged code; one that finds its tests itself cannot, and judges nothing. */
  async function askOf(whole: Judge, change: () => void, undo: () => void): Promise<Killer> {
    if (whole.name !== undefined && !(await isSound(whole.args.join(' '), whole))) return null;
    for (;;) {
      const judge = { ...whole, args: without(whole) };
      if (slow.has(judge.args.join(' ')) || hasNoTests(judge)) return null;
      change();
      const killer = await ask(worktree, judge).finally(undo);
      if (killer === 'time' && (await isSlow(judge))) {
        console.error(`${judge.args.slice(1, 4).join(' ')} … is too slow without any mutant, and is left out`);
        return null;
      }
      const test = /\S+\.test\.tsx?/.exec(killer ?? '')?.[0];
      if (killer?.startsWith('Error') && (await ask(worktree, judge)) !== null)
        throw new Error(`no tests can run here: ${killer}`);
      if (test === undefined) return killer;
      if (sound.get(test) === false) return null;
      if (await isSound(test, run([test]))) return killer;
    }
  }

  return {
    /** Applies the mutant, runs the tests, nearest first, and the compiler, and reverts it. */
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
    // Tests beside the file detect most mutants, in less time than the compiler needs.
    ...(nearest.length > 0 ? [run(nearest)] : []),
    ...(kind === 'drop await' ? [lint] : []),
    ...(file.endsWith('.sql.ts') ? [] : [types]),
    related,
    ...further.map(run),
  ];
}

/** Without files vitest would run all tests. */
const hasNoTests = ({ args }: Judge): boolean => args[1] === 'run' && args[2] === once[0];
const run = (tests: readonly string[]): Judge => ({ args: [...vitest, 'run', ...tests, ...once] });

/** Null when the check passes. */
async function ask(worktree: string, { args, name }: Judge): Promise<Killer> {
  const first = await runProgram(worktree, args, LIMIT);
  // A test that waited in vain is repeated: a busy machine looks the same once.
  const isWait = first.code !== 0 && /timed out in \d+ms/.test(first.output);
  const { code, output, isLate } = isWait ? await runProgram(worktree, args, LIMIT) : first;
  if (isLate) return 'time';
  if (code === 0) return null;
  const failed = /FAIL\s+(.*)/.exec(output)?.[1]?.trim();
  return name ?? failed ?? `Error ${/Error: .*/.exec(output)?.[0] ?? ''}`;
}
