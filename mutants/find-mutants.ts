import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, areaOf, areas } from './areas.ts';
import { codeEdits } from './code-edits.ts';
import type { Mutant } from './mutant.ts';
import { createRandom, shuffled } from './random.ts';
import { sqlEdits } from './sql-edits.ts';

const production =
  '{apps/{api,office,shop,server},packages/{contract,offline,order-list,rules,search,ui}}/src/**/*.{ts,tsx}';
/** Excluded: texts, generated files, demo data and start-up code. */
const skipped = /\.test\.tsx?$|\.gen\.ts$|es-CO\.ts$|\/(messages|demo|migrations)\/|\/(main|usual-[a-z]+)\.ts$/;

/** All mutants of one file. */
export function mutantsIn(file: string, source: string): Mutant[] {
  const edits = file.endsWith('.sql.ts')
    ? [...codeEdits(file, source), ...sqlEdits(file, source)]
    : codeEdits(file, source);
  return edits.map((edit) => ({
    ...edit,
    file,
    before: source.slice(edit.start, edit.end),
    line: source.slice(0, edit.start).split('\n').length,
    lineText: lineAt(source, edit.start),
  }));
}

const lineAt = (source: string, place: number): string =>
  (source.slice(source.lastIndexOf('\n', place - 1) + 1).split('\n', 1)[0] ?? '').trim();

/** The project's production files. */
export const productionFiles = (root: string): string[] =>
  globSync(production, { cwd: root })
    .filter((file) => !skipped.test(file))
    .toSorted();

export interface SampleOptions {
  seed: number;
  count: number;
  /** Only these areas; all when empty. */
  areas: readonly Area[];
  /** Only files with this text in their path. */
  path: string;
}

/** A random sample, equally many of each area; deterministic for a seed and a version of the code. */
export function chooseMutants(root: string, { seed, count, areas: asked, path }: SampleOptions): Mutant[] {
  const random = createRandom(seed);
  const byArea = new Map<Area, Mutant[]>(areas.map((area) => [area, []]));
  for (const file of productionFiles(root).filter((one) => one.includes(path)))
    byArea.get(areaOf(file))?.push(...mutantsIn(file, readFileSync(join(root, file), 'utf8')));
  const rows = [...byArea]
    .filter(([area]) => asked.length === 0 || asked.includes(area))
    .map(([, mutants]) => shuffled(mutants, random));
  const chosen: Mutant[] = [];
  for (let round = 0; chosen.length < count && rows.some((row) => row.length > round); round += 1)
    chosen.push(...rows.flatMap((row) => row.slice(round, round + 1)).slice(0, count - chosen.length));
  return chosen;
}
