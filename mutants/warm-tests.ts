// The child process of `keep-warm.ts`: one Vitest, with its PostgreSQL and its compiled modules, for all mutants.
import { join, relative } from 'node:path';
import { BaseSequencer, type TestCase, type TestModule, type TestSpecification, createVitest } from 'vitest/node';
import type { Failure, Message, Question } from './keep-warm.ts';

const root = process.cwd();
const say = (message: Message): void => void process.send?.(message);

/** Nearest first, as asked: Vitest would run failed and long files first. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

const alive = (): void => say('alive');
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  reporters: [{ onTestCaseResult: alive, onTestModuleCollected: alive }],
  sequence: { sequencer: AsAsked },
});
await vitest.standalone();
await vitest.getRelevantTestSpecifications();

async function related(file: string): Promise<TestSpecification[]> {
  vitest.config.related = [file];
  const found = await vitest.getRelevantTestSpecifications();
  delete vitest.config.related;
  return found.filter(({ project }) => ['unit', 'screens'].includes(project.name));
}

async function answer({ changed, tests, except }: Question): Promise<Failure | null> {
  const file = join(root, changed);
  vitest.invalidateFile(file);
  const asked = tests?.flatMap((test) => vitest.getModuleSpecifications(join(root, test))) ?? (await related(file));
  const chosen = asked.filter(({ moduleId }) => !except.includes(relative(root, moduleId)));
  if (chosen.length === 0) return null;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  // Vitest also returns the files of earlier runs.
  const own = testModules.filter(({ moduleId }) => chosen.some((one) => one.moduleId === moduleId));
  const failed = own.map(failureIn).find((one) => one !== null) ?? null;
  return (
    failed ??
    (unhandledErrors.length > 0 ? { test: null, name: `Error ${String(unhandledErrors[0])}`, isWait: false } : null)
  );
}

function failureIn(module: TestModule): Failure | null {
  if (module.state() !== 'failed') return null;
  const test = relative(root, module.moduleId);
  const [failed] = [...module.children.allTests('failed')];
  const messages = [...module.errors(), ...(failed?.result().errors ?? [])].map(({ message }) => message);
  return { test, name: nameOf(test, failed), isWait: messages.some((one) => /timed out in \d+ms/.test(one)) };
}

const nameOf = (test: string, failed: TestCase | undefined): string =>
  failed === undefined ? test : `${test} > ${failed.fullName}`;

process.on('message', (question: Question) => {
  void answer(question).then((failure) => say({ failure }));
});
say({ failure: null });
