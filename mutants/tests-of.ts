import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersOf, unitFoldersOf } from './areas.ts';

/** Tests in groups, nearest to the file first; no test is in two groups. */
export function testsOf(root: string, file: string): string[][] {
  const near = testsIn(root, dirname(file), '*.test.{ts,tsx}');
  const seen = new Set(near);
  const elsewhere = unitFoldersOf(file)
    .flatMap((folder) => testsIn(root, folder, '**/*.test.ts'))
    .filter((test) => !seen.has(test));
  const groups = foldersOf(file).map((folder) => {
    const tests = testsIn(root, folder, '**/*.test.ts').filter((test) => !seen.has(test));
    for (const test of tests) seen.add(test);
    return nearestFirst(file, tests);
  });
  return [nearestFirst(file, near), nearestFirst(file, elsewhere), ...groups].filter((group) => group.length > 0);
}

const testsIn = (root: string, folder: string, pattern: string): string[] =>
  existsSync(join(root, folder))
    ? globSync(pattern, { cwd: join(root, folder) }).map((name) => join(folder, name))
    : [];

/** Sorts by the length of the shared path, longest first. */
export function nearestFirst(file: string, tests: readonly string[]): string[] {
  const shared = (test: string): number => {
    const [a, b] = [file.split(/[/.]/), test.split(/[/.]/)];
    const differs = a.findIndex((part, at) => part !== b[at]);
    return differs < 0 ? a.length : differs;
  };
  return tests.toSorted((a, b) => shared(b) - shared(a) || (a < b ? -1 : 1));
}
