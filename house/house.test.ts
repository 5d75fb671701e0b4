import { expect, test } from 'vitest';
import { undocumentedExports } from './doc-comments.ts';
import { folderKnots, importGraph, longestChain } from './imports.ts';
import { countProse } from './prose.ts';
import { moduleState, positionalCalls } from './syntax.ts';
import { repeatedTypeNames } from './type-names.ts';

const module_ = 'apps/api/src/modules/products';
const whatOf = (found: { what: string }[]): string[] => found.map(({ what }) => what);

test('archaic words are counted in comments and Markdown, not in code or addresses', () => {
  const { lines, findings } = countProse([
    { path: 'a.ts', text: "const who = 'https://nobody.co';\n/** The one\n * who pays. */\n// told twice\n" },
    { path: 'b.md', text: 'Plain text.\n\nWhoever reads it.\n' },
    { path: 'c.sql', text: '-- nobody\nselect who;\n' },
  ]);
  expect(lines).toBe(6);
  expect(findings).toEqual([
    { path: 'a.ts', line: 3, what: 'who' },
    { path: 'a.ts', line: 4, what: 'told' },
    { path: 'b.md', line: 3, what: 'Whoever' },
    { path: 'c.sql', line: 1, what: 'nobody' },
  ]);
});

test('a type name counts when two files declare it, tests aside', () => {
  const declare = (path: string) => ({ path, text: 'export interface Line {\n}\ntype Only = 1;\n' });
  expect(repeatedTypeNames([declare('a.ts')])).toEqual([]);
  expect(whatOf(repeatedTypeNames([declare('a.ts'), { path: 'b.ts', text: 'type Line = 1;' }]))).toEqual([
    'Line',
    'Line',
  ]);
  expect(repeatedTypeNames([declare('a.ts'), { path: 'a.test.ts', text: 'type Line = 1;' }])).toEqual([]);
});

test('a call counts from five positional arguments on', () => {
  const found = positionalCalls([{ path: 'a.ts', text: 'pay(1, 2, 3, 4);\nawait db.pay(1, 2, 3, null, null);\n' }]);
  expect(found).toEqual([{ path: 'a.ts', line: 2, what: 'db.pay(5)' }]);
});

test('only a `let` at the top of a module of the shop is its state', () => {
  const text = 'let seen = 0;\nexport let open = true;\nconst one = 1;\nfunction f() {\n  let inside = 1;\n}\n';
  expect(whatOf(moduleState([{ path: 'apps/shop/src/a.ts', text }]))).toEqual(['let seen = 0;', 'let open = true;']);
  expect(moduleState([{ path: 'apps/api/src/a.ts', text }])).toEqual([]);
});

test('the longest chain follows what is loaded, and types load nothing', () => {
  const graph = importGraph(
    [
      { path: 'x/a.ts', text: "import { b } from './b.ts';\nimport type { C } from './c.ts';" },
      { path: 'x/b.ts', text: "export { d } from './d.ts';" },
      { path: 'x/c.ts', text: "import './b.ts';" },
      { path: 'x/d.ts', text: '' },
    ],
    'x/',
  );
  expect(longestChain(graph, 'x/a.ts')).toEqual(['x/a.ts', 'x/b.ts', 'x/d.ts']);
});

test('two folders of a module that import each other are a knot; its root may name all', () => {
  const list = { path: `${module_}/list/a.ts`, text: "import type { B } from '../card/b.ts';" };
  const card = { path: `${module_}/card/b.ts`, text: "import { c } from '../list/c.ts';" };
  const rest = [
    { path: `${module_}/list/c.ts`, text: '' },
    { path: `${module_}/index.ts`, text: "export { a } from './list/a.ts';" },
  ];
  expect(whatOf(folderKnots([list, card, ...rest]))).toEqual(['products/card ↔ products/list']);
  expect(folderKnots([list, { ...card, text: '' }, ...rest])).toEqual([]);
});

test('an export of a module’s face counts when its declaration has no doc comment', () => {
  const face = {
    path: `${module_}/index.ts`,
    text: "/** Not of the names. */\nexport { price, type Sum as Total } from './price.ts';",
  };
  const price = (comment: string) => ({
    path: `${module_}/price.ts`,
    text: `/** Pesos. */\nexport type Sum = number;\n${comment}\nexport function price(): Sum {\n  return 1;\n}\nexport const inner = 1;\n`,
  });
  expect(undocumentedExports([face, price('/** Of one unit. */')])).toEqual([]);
  expect(undocumentedExports([face, price('// Of one unit.')])).toEqual([
    { path: `${module_}/price.ts`, line: 4, what: 'price' },
  ]);
});

test('a package’s exports count in the files that its exports open; types of schemas and props do not', () => {
  const opens = (exports: Record<string, string>) => ({
    path: 'packages/ui/package.json',
    text: JSON.stringify({ exports }),
  });
  const button = {
    path: 'packages/ui/src/forms/button.tsx',
    text: 'export type Look = string;\nexport interface ButtonProps {}\nexport type Tone = z.infer<typeof tone>;\n',
  };
  const found = (exports: Record<string, string>) => whatOf(undocumentedExports([opens(exports), button]));
  expect(found({ './*': './src/*.tsx' })).toEqual(['Look']);
  expect(found({ '.': './src/index.ts' })).toEqual([]);
});
