import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestAnswer, type Question, keepWarm } from './keep-warm.ts';
import { type Mutant, applied } from './mutant.ts';
import { runProgram } from './run-program.ts';
import { testsOf } from './tests-of.ts';

/** What killed the mutant: "types", "lint", "time" or a test; null for a survivor. */
export type Killer = string | null;

/** In ms, for the compiler and the linter. */
const LIMIT = 10 * 60_000;

/** The compiler or the linter. */
interface Program {
  name: string;
  args: readonly string[];
}

type Tests = Pick<Question, 'tests'>;

/** A check that can kill a mutant. */
type Judge = Program | Tests;

/** Tries mutants in one worktree. */
export function createTrial(worktree: string) {
  const warm = keepWarm(worktree);
  /** Checks and test files that fail on unchanged code as well, or do not end: they prove nothing. */
  const left = new Set<string>();
  const passed = new Set<string>();

  /** Whether a check passes on unchanged code; names one that does not. */
  async function isSound(name: string, ask: () => Promise<boolean>): Promise<boolean> {
    if (passed.has(name) || left.has(name)) return passed.has(name);
    const passes = await ask();
    (passes ? passed : left).add(name);
    if (!passes) console.error(`${name} is red without any mutant, and is left out`);
    return passes;
  }

  /** Runs one check with the mutant, and undoes it. */
  async function withMutant<T>(mutant: Mutant, ask: () => Promise<T>): Promise<T> {
    const path = join(worktree, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applied(source, mutant));
    return ask().finally(() => writeFileSync(path, source));
  }

  async function killedByProgram(mutant: Mutant, { name, args }: Program): Promise<Killer> {
    const passes = async (): Promise<boolean> => (await runProgram(worktree, args, LIMIT)).code === 0;
    const isRed = !left.has(name) && !(await withMutant(mutant, passes));
    return isRed && (await isSound(name, passes)) ? name : null;
  }

  async function killedByTests(mutant: Mutant, { tests }: Tests): Promise<Killer> {
    const run = (some: Tests['tests']): Promise<TestAnswer> =>
      warm.run({ changed: mutant.file, tests: some, except: [...left] });
    const once = (): Promise<TestAnswer> => withMutant(mutant, () => run(tests));
    for (;;) {
      const first = await once();
      // A test that waited in vain is repeated: a busy machine looks the same once.
      const answer = first !== 'late' && first?.isWait ? await once() : first;
      if (answer === null) return null;
      const [what, again] =
        answer === 'late' || answer.test === null ? [`a test of ${mutant.file}`, tests] : [answer.test, [answer.test]];
      if (await isSound(what, async () => (await run(again)) === null)) return answer === 'late' ? 'time' : answer.name;
      if (again === tests) return null;
    }
  }

  return {
    end: warm.end,
    /** Applies the mutant, runs the tests, nearest first, and the compiler, and reverts it. */
    async tryMutant(mutant: Mutant): Promise<Killer> {
      for (const judge of judgesOf(worktree, mutant)) {
        const killer = await ('args' in judge ? killedByProgram(mutant, judge) : killedByTests(mutant, judge));
        if (killer !== null) return killer;
      }
      return null;
    },
  };
}

function judgesOf(worktree: string, { file, kind }: Mutant): Judge[] {
  const [nearest = [], ...further] = testsOf(worktree, file);
  const types = { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] };
  const lint = { name: `lint ${file}`, args: ['node_modules/oxlint/bin/oxlint', file] };
  return [
    ...(kind === 'drop await' ? [lint] : []),
    // Tests beside the file detect most mutants, in less time than the compiler needs.
    { tests: nearest },
    // The folders of a module have all its tests; to find the tests that load a file takes a minute the first time.
    ...(/^apps\/(api|server)\//.test(file) ? [] : [{ tests: null }]),
    ...(file.endsWith('.sql.ts') ? [] : [types]),
    ...further.map((tests) => ({ tests })),
  ];
}
