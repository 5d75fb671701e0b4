import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const unwanted = new Set(['node_modules', 'dist', 'dist-app', '.tonalia', '.git']);
const isUnwanted = (path: string) => path.split('/').some((part) => unwanted.has(part));
const files = globSync('**/*', { exclude: isUnwanted });
const documents = files.filter((file) => file.endsWith('.md'));
/** Documents that map the code. */
const maps = documents.filter((file) => !file.startsWith('docs/'));

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .trim()
    .replaceAll(' ', '-');

function isThere(target: string, document: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path ? normalize(join(dirname(document), path)) : document;
  if (!files.includes(file)) return false;
  const headings = anchor ? readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm) : [];
  return !anchor || [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** All matches of a pattern's group in a document. */
const metIn = (document: string, pattern: RegExp): string[] =>
  [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, found = '']) => found);

test('every link of a document has a target', () => {
  const broken = documents.flatMap((document) =>
    metIn(document, /\]\(([^)\s]+)\)/g)
      .filter((target) => !/^https?:/.test(target) && !isThere(target, document))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every app, package and module says what it is for', () => {
  const folders = globSync(['apps/*/', 'packages/*/', 'apps/api/src/modules/*/']);
  const mute = folders.map((folder) => join(folder, 'README.md')).filter((readme) => !files.includes(readme));
  expect(folders.length).toBeGreaterThan(15);
  expect(mute).toEqual([]);
});

test('every file named in a map exists', () => {
  const lost = maps.flatMap((map) =>
    metIn(map, /`(\w[\w./-]*\.(?:ts|tsx|mjs|sql))`/g)
      .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))
      .map((path) => `${map}: ${path}`),
  );
  expect(lost).toEqual([]);
});
