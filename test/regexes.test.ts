import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync(
  '{apps/api,apps/office,apps/shop,apps/server,packages/contract,packages/rules,packages/ui}/src/**/*.{ts,tsx}',
  { cwd: root },
).filter((file) => !/\.test\.tsx?$/.test(file));

interface Pattern {
  where: string;
  regex: RegExp;
}

/** All regular expressions of the project's code. */
function patternsIn(file: string): Pattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Pattern[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ where: `${file}:${line} /${pattern}/${flags}`, regex: new RegExp(pattern, flags) });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

/** Texts that cause backtracking: long runs of what the pattern repeats, followed by a character that matches nothing. */
const parts = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  '/',
  '%',
  '@',
  ':',
  ',',
  '_',
  '<',
  '\\',
  '\u0000',
  'ñ',
  '\u0301',
  'a@',
  'a.',
  '1 ',
  '0-',
  'a b ',
  '%2',
  '//',
];
const tails = ['', '!', '\u0000'];
/** A slow pattern already shows in the shorter texts, so it is not tried on longer ones. */
const LENGTHS = [2_000, 20_000, 100_000];

/** Files with patterns that read only short texts, with the longest text and the reason for its limit. */
const short: Record<string, [longest: number, because: string]> = {
  'packages/rules/src/document.ts': [40, 'a document in the contract'],
  'packages/rules/src/money.ts': [25, 'the digits of a number'],
  'packages/rules/src/street.ts': [160, 'an address in the contract'],
  'apps/shop/src/app/head/tags.ts': [200, 'a description, cut before'],
  'apps/server/src/http/compress.ts': [16_384, 'the headers of a request'],
  'apps/shop/src/features/combo/parts.ts': [200, 'a name in the table'],
  'apps/shop/src/features/colour-card/shades.ts': [200, 'a name in the table'],
  'packages/search/src/': [200, 'the words of a search in the contract, a name in the table'],
  'apps/api/src/modules/products/import/names.ts': [200, 'a name of a list the operator brings'],
  'apps/api/src/modules/customers/registration/': [300, 'a name in the contract, a reason the operator writes'],
};

const attacksOf = (length: number) =>
  parts.flatMap((part) => tails.map((tail) => part.repeat(Math.ceil(length / part.length)).slice(0, length) + tail));
const attacks = new Map(LENGTHS.map((length) => [length, attacksOf(length)]));

/** Limit of an attack in ms: quadratic patterns take hundreds. */
const MOST = 25;

/** The fastest of three runs, in ms of this thread's CPU time, so that a busy machine does not matter. */
function timeOf({ regex }: Pattern, text: string): number {
  let least = Infinity;
  for (let time = 0; time < 3 && least > MOST; time += 1) {
    regex.lastIndex = 0;
    const began = process.threadCpuUsage();
    regex.test(text);
    const { user, system } = process.threadCpuUsage(began);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** The first attack that takes longer. */
function slowOn(pattern: Pattern): string | null {
  const longest = Object.entries(short).find(([file]) => pattern.where.startsWith(file))?.[1][0];
  for (const texts of longest === undefined ? attacks.values() : [attacksOf(longest)]) {
    const slow = texts.find((text) => timeOf(pattern, text) > MOST);
    if (slow !== undefined)
      return `${slow.length} times ${JSON.stringify(slow.slice(0, 4))} and ${JSON.stringify(slow.at(-1))}`;
  }
  return null;
}

/** Only unbounded repetition can be slow. */
const repeats = ({ regex }: Pattern) => /[*+]|\{\d+,\}/.test(regex.source);
const patterns = files.flatMap(patternsIn);

test("the project's patterns are found", () => expect(patterns.length).toBeGreaterThan(150));

test.each(patterns.filter(repeats))(
  'a hundred thousand characters do not block the pattern at $where · R10',
  (pattern) => {
    expect(slowOn(pattern)).toBeNull();
  },
);
