import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mutantsIn } from './find-mutants.ts';
import { createTrial } from './try-mutant.ts';

const file = 'apps/a/src/two.ts';
const source = 'export const two = 2;\n';

/** A project with tests that pass, and the given script as its compiler. */
function makeProject(compiler: string): string {
  const root = mkdtempSync(join(tmpdir(), 'tonalia-trial-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    [file]: source,
    'node_modules/vitest/vitest.mjs': '',
    'node_modules/typescript/bin/tsc': compiler,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  return root;
}

async function killersWith(compiler: string): Promise<(string | null)[]> {
  const root = makeProject(compiler);
  const trial = createTrial(root);
  const killers: (string | null)[] = [];
  for (const mutant of mutantsIn(file, source)) killers.push(await trial.tryMutant(mutant));
  expect(readFileSync(join(root, file), 'utf8')).toBe(source);
  return killers;
}

test('types that pass on unchanged code kill a mutant', async () => {
  const compiler = `process.exitCode = require('node:fs').readFileSync('${file}', 'utf8').includes('3') ? 1 : 0;`;
  expect(await killersWith(compiler)).toEqual(['types']);
});

test('types that are red on unchanged code kill no mutant, and the tool names them', async () => {
  const named = vi.spyOn(console, 'error').mockReturnValue();
  expect(await killersWith('process.exitCode = 1;')).toEqual([null]);
  expect(named).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/tsc -b is red without any mutant/));
});
