// npm run search:measure -- FILE…: counts the queries of each set with a right product of the demo in the first three, and lists the misses.
// A set is a JSON list of { "q": "champú sin sal", "expect": { "codes": ["SC-CHN"] } }; `"empty": true` when no product is right.
import { readFileSync } from 'node:fs';
import { demoDocuments, indexOf } from './demo-documents.ts';
import { firstThree } from './quality.ts';

interface SetQuery {
  q: string;
  expect: { codes?: string[]; empty?: boolean };
}

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Uso: npm run search:measure -- CONJUNTO.json…\n');
  process.exit(1);
}
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const docs = demoDocuments();
const index = indexOf(docs);
for (const file of files) report(file, readSet(file));

/** Checks the shape of a set, so that a malformed file does not count as wrong results. */
function readSet(file: string): SetQuery[] {
  const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(set)) throw new Error(`${file} is not a list of queries`);
  for (const each of set as Partial<SetQuery>[])
    // every part may be missing, so check each
    if (typeof each.q !== 'string' || (each.expect?.empty !== true && !Array.isArray(each.expect?.codes)))
      throw new Error(`${file}: a query needs "q", and "expect" with "codes" or "empty": ${JSON.stringify(each)}`);
  return set as SetQuery[]; // checked above
}

function report(file: string, set: readonly SetQuery[]): void {
  const missed = set.filter((query) => !isAnswered(query));
  const foreign = set.filter(isForeign);
  const wronglyFound = missed.filter(isForeign).length;
  const percent = ((100 * (set.length - missed.length)) / set.length).toFixed(1);
  print(`${file}: ${set.length - missed.length}/${set.length} right (${percent} %)`);
  print(`  of these rightly nothing: ${foreign.length - wronglyFound}/${foreign.length}`);
  for (const { q, expect } of missed) {
    const found = firstThree(index, docs, q).map(({ doc }) => `${doc.code} ${doc.name}`);
    const wanted = (expect.codes ?? []).slice(0, 3).join(', ') || 'nothing';
    print(`  ✗ ${q}\n      wanted ${wanted}\n      found ${found.join(' · ') || 'nothing'}`);
  }
}

/** Products of another trade: an empty result is right. */
function isForeign({ expect }: SetQuery): boolean {
  return expect.empty === true || expect.codes?.length === 0;
}

function isAnswered(query: SetQuery): boolean {
  const codes = firstThree(index, docs, query.q).map(({ doc }) => doc.code);
  return isForeign(query) ? codes.length === 0 : codes.some((code) => query.expect.codes?.includes(code));
}
