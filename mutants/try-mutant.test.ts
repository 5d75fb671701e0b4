import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mutantsIn } from './find-mutants.ts';
import { createTrial } from './try-mutant.ts';

const file = 'apps/a/src/two.ts';
const source = 'export const two = 2;\n';
const testThat = (title: string, body: string): string =>
  `import { expect, test } from 'vitest';\nimport { two } from './two.ts';\ntest('${title}', () => { ${body} });\n`;

/** A project with these tests, and the given script as its compiler. */
function makeProject(compiler: string, tests: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'tonalia-trial-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    [file]: source,
    ...tests,
    'node_modules/typescript/bin/tsc': compiler,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  symlinkSync(join(import.meta.dirname, '../node_modules/vitest'), join(root, 'node_modules/vitest'));
  return root;
}

async function killersWith(compiler: string, tests: Record<string, string> = {}): Promise<(string | null)[]> {
  const root = makeProject(compiler, tests);
  const trial = createTrial(root);
  onTestFinished(trial.end);
  const killers: (string | null)[] = [];
  for (const mutant of mutantsIn(file, source)) killers.push(await trial.tryMutant(mutant));
  expect(readFileSync(join(root, file), 'utf8')).toBe(source);
  return killers;
}

test('a test beside the file kills a mutant, and one that asks for nothing of it kills none', async () => {
  expect(await killersWith('', { 'apps/a/src/two.test.ts': testThat('counts', 'expect(two).toBe(2);') })).toEqual([
    'apps/a/src/two.test.ts > counts',
  ]);
  expect(
    await killersWith('', { 'apps/a/src/two.test.ts': testThat('is there', 'expect(two).toBeDefined();') }),
  ).toEqual([null]);
});

test('one process tries mutants one after the other, each in the code as it is then', async () => {
  const trial = createTrial(
    makeProject('', { 'apps/a/src/two.test.ts': testThat('counts', 'expect(two).toBeLessThan(4);') }),
  );
  onTestFinished(trial.end);
  const [mutant] = mutantsIn(file, source);
  if (mutant === undefined) throw new Error('a number is changed');
  const killers: (string | null)[] = [];
  for (const text of ['3', '4', '3']) killers.push(await trial.tryMutant({ ...mutant, text }));
  expect(killers).toEqual([null, 'apps/a/src/two.test.ts > counts', null]);
});

test('a test that is red on unchanged code kills no mutant, the others do, and the tool names it', async () => {
  const named = vi.spyOn(console, 'error').mockReturnValue();
  const tests = {
    'apps/a/src/two.a.test.ts': testThat('is wrong', 'expect(two).toBe(5);'),
    'apps/a/src/two.b.test.ts': testThat('counts', 'expect(two).toBe(2);'),
  };
  expect(await killersWith('', tests)).toEqual(['apps/a/src/two.b.test.ts > counts']);
  expect(named).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/two\.a\.test\.ts is red without any mutant/));
});

test('types that pass on unchanged code kill a mutant', async () => {
  const compiler = `process.exitCode = require('node:fs').readFileSync('${file}', 'utf8').includes('3') ? 1 : 0;`;
  expect(await killersWith(compiler)).toEqual(['types']);
});

test('types that are red on unchanged code kill no mutant, and the tool names them', async () => {
  const named = vi.spyOn(console, 'error').mockReturnValue();
  expect(await killersWith('process.exitCode = 1;')).toEqual([null]);
  expect(named).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/types is red without any mutant/));
});
