import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULES = join(import.meta.dirname, '../src/modules');
const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(foldersOf(MODULES).filter((module) => foldersOf(join(MODULES, module)).length > 0))(
  'the README of %s names each of its folders',
  (module) => {
    const text = readFileSync(join(MODULES, module, 'README.md'), 'utf8');
    const named = new Set([...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, path = '']) => path.split('/')));
    expect(foldersOf(join(MODULES, module)).filter((folder) => !named.has(folder))).toEqual([]);
  },
);
