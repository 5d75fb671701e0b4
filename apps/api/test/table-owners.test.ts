import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The modules auth and customers share the schema `auth`; the line `**Tables**` of each README lists the tables it owns. */
const modules = new URL('../src/modules/', import.meta.url).pathname;
const migrations = new URL('../src/migrations/', import.meta.url).pathname;

const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));

function tablesOf(module: string): string[] {
  const [readme] = read(`${modules}${module}`, 'README.md');
  const line = /^\*\*Tables\*\* .*$/m.exec(readme?.text ?? '')?.[0] ?? '';
  return [...line.matchAll(/`auth\.(\w+)`/g)].map(([, table = '']) => table);
}

/** The statements of a module that match the pattern, as `file: match`. */
const found = (module: string, pattern: RegExp) =>
  read(`${modules}${module}`, '**/*.sql.ts').flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${module}/${file}: ${match}`),
  );

const byName = (one: string, other: string) => one.localeCompare(other);

test('every table of the schema auth has one owner', () => {
  const created = read(migrations, '*.sql').flatMap(({ text }) =>
    [...text.matchAll(/create table auth\.(\w+)/g)].map(([, table = '']) => table),
  );
  const owned = [...tablesOf('auth'), ...tablesOf('customers')];
  expect(owned.toSorted(byName)).toEqual(created.toSorted(byName));
});

test('auth neither reads nor writes the tables of customers', () => {
  expect(found('auth', new RegExp(`auth\\.(${tablesOf('customers').join('|')})\\b`, 'g'))).toEqual([]);
});

test('customers reads the tables of auth and writes none of them', () => {
  const writes = `(insert into|update|delete from) auth\\.(${tablesOf('auth').join('|')})\\b`;
  expect(found('customers', new RegExp(writes, 'g'))).toEqual([]);
});
