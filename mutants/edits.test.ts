import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaOf, areas } from './areas.ts';
import { codeEdits } from './code-edits.ts';
import { equivalents, isEquivalent } from './equivalents.ts';
import { chooseMutants, mutantsIn, productionFiles } from './find-mutants.ts';
import { applied } from './mutant.ts';
import { sqlEdits } from './sql-edits.ts';
import { nearestFirst, testsOf } from './tests-of.ts';

const root = `${import.meta.dirname}/..`;
const changed = (source: string, make: typeof codeEdits, file = 'a.ts') =>
  make(file, source).map((edit) => applied(source, edit));

test('comparisons, conditions, calls, awaits and numbers are changed', () => {
  expect(changed('if (a <= 3 && b) x();', codeEdits)).toEqual([
    'if (!(a <= 3 && b)) x();',
    'if (a <= 3 || b) x();',
    'if (a < 3 && b) x();',
    'if (a <= 4 && b) x();',
    'if (a <= 3 && b) ;',
  ]);
  expect(changed('await save(150);', codeEdits)).toEqual([';', 'save(150);', 'await save(75);']);
  expect(changed('const y = a === b ? c : d;', codeEdits)).toEqual([
    'const y = !(a === b) ? c : d;',
    'const y = a !== b ? c : d;',
  ]);
});

test('types and imports are not changed', () => {
  expect(changed(`import { a } from './a.ts';\nexport type Two = 2;\nconst x: 1 | 3 = y;`, codeEdits)).toEqual([]);
});

test('each condition of a statement is dropped separately, and its parameters are kept', () => {
  const source =
    '`select from a join b on a.id = b.id and b.x = $1 where a.n between 1 and 2 and (a.y or a.z = $2) order by a.t`';
  expect(changed(source, sqlEdits).map((sql) => sql.replace(source.slice(0, 17), '…'))).toEqual([
    expect.stringContaining('on (a.id = b.id or true) and b.x'),
    expect.stringContaining('and (b.x = $1 or true) where'),
    expect.stringContaining('where (a.n between 1 and 2 or true) and ('),
    expect.stringContaining('and ((a.y or a.z = $2) or true) order by a.t'),
  ]);
});

test('the lock at the end of a statement is no part of its condition', () => {
  const ends = ['for update', 'for no key update of a', 'for share', 'for key share skip locked'];
  for (const end of ends)
    expect(changed(`\`select from a where a.id = $1 ${end}\``, sqlEdits)).toEqual([
      `\`select from a where (a.id = $1 or true) ${end}\``,
    ]);
});

test('comparisons and bounds of a statement are reversed; JSON operators and texts are not', () => {
  const source = "`update t set n = greatest(n, 3) + (d ->> 'a > b')::int where x <> 4 and y >= $1`";
  const comparisons = sqlEdits('a.sql.ts', source).filter(({ kind }) => kind === 'change comparison');
  expect(comparisons.map((edit) => [source.slice(edit.start, edit.end), edit.text])).toEqual([
    ['greatest', 'least'],
    ['>=', '>'],
  ]);
});

test('clauses that are not conditions are kept: a conflict, a distinct', () => {
  const source = '`insert into a select distinct on (b) b from c on conflict (b) do nothing`';
  expect(changed(source, sqlEdits)).toEqual([]);
});

test('a sample is fixed by its seed and takes equally many of each area', () => {
  const wish = { seed: 5, count: 30, areas: [], path: 'modules/purchase/p' };
  const sample = (seed: number) => chooseMutants(root, { ...wish, seed });
  expect(sample(5)).toEqual(sample(5));
  expect(sample(5)).not.toEqual(sample(6));
  expect(sample(5).map(({ file }) => areaOf(file))).toEqual(Array(15).fill(['money', 'stock']).flat());
});

test('each area has production code', () => {
  expect(new Set(productionFiles(root).map(areaOf))).toEqual(new Set(areas));
});

test.each([
  ['apps/api/src/modules/dispatch/settlement/close-settlement.ts', 'money'],
  ['apps/api/src/modules/products/grid/write-cells.ts', 'money'],
  ['apps/api/src/modules/purchase/statement/statement.sql.ts', 'money'],
  ['packages/rules/src/margin.ts', 'money'],
  ['apps/api/src/modules/products/stock-count/apply-count.ts', 'stock'],
  ['apps/api/src/modules/purchase/returns/bring-back.ts', 'stock'],
  ['packages/rules/src/tally.ts', 'stock'],
  ['apps/api/src/modules/customers/member/change-member.ts', 'rights'],
  ['apps/api/src/modules/notices/notice.sql.ts', 'rights'],
  ['packages/contract/src/member-rights.ts', 'rights'],
  ['packages/search/src/query/reading-writer.ts', 'search'],
  ['apps/office/src/screens/today/compare.tsx', 'office'],
])('%s belongs to %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});

test('tests beside a file run before those of its module', () => {
  const tests = ['apps/a/src/z.db.test.ts', 'apps/a/src/pay/other.test.ts', 'apps/a/src/pay/give-back.test.ts'];
  expect(nearestFirst('apps/a/src/pay/give-back.ts', tests)).toEqual(tests.toReversed());
  const [near, module_] = testsOf(root, 'apps/api/src/modules/products/price/price-ranges.rules.ts');
  expect(near?.[0]).toBe('apps/api/src/modules/products/price/price-ranges.rules.test.ts');
  expect(module_?.every((test) => test.startsWith('apps/api/src/modules/products/'))).toBe(true);
});

test('the search is tested beside its files, then with the words of the shop', () => {
  const [near, elsewhere] = testsOf(root, 'packages/search/src/language/text.ts');
  expect(near).toContain('packages/search/src/language/text.test.ts');
  expect(elsewhere).toContain('apps/api/test/search-quality/rules-of-words.test.ts');
});

test.each(equivalents)('the equivalent $before of $file is still in the code', ({ file, lineText }) => {
  const mutants = mutantsIn(file, readFileSync(join(root, file), 'utf8')).filter(isEquivalent);
  expect(mutants.map((mutant) => mutant.lineText)).toContain(lineText);
});
