// npm run mutants -- --seed 7 --count 250 [--area money] [--path purchase/payment]: makes random changes to production code, one at a
// time, in a worktree of the last commit, and reports those that no test notices. CONTRIBUTING.md has the required share.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Area, areas } from './areas.ts';
import { isEquivalent } from './equivalents.ts';
import { chooseMutants } from './find-mutants.ts';
import { describeMutant } from './mutant.ts';
import { type Tried, isGood, report } from './report.ts';
import { endAll } from './run-program.ts';
import { createTrial } from './try-mutant.ts';
import { makeWorktree } from './worktree.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '250' },
    area: { type: 'string', multiple: true, default: [] },
    path: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});
const isArea = (name: string): name is Area => areas.some((area) => area === name);
const seed = Number(values.seed);
const root = join(import.meta.dirname, '..');
const wish = { seed, count: Number(values.count), areas: values.area.filter(isArea), path: values.path };
const chosen = chooseMutants(root, wish);
if (values.list) for (const mutant of chosen) console.log(describeMutant(mutant));
else await tryAll();

async function tryAll(): Promise<void> {
  const worktree = makeWorktree(root);
  const trial = createTrial(worktree.path);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endAll();
      trial.end();
      worktree.remove();
      process.exit(1);
    });
  const tried: Tried[] = [];
  try {
    for (const mutant of chosen) {
      const began = performance.now();
      const killer = isEquivalent(mutant) ? null : await trial.tryMutant(mutant);
      tried.push({ mutant, killer, isEquivalent: isEquivalent(mutant) });
      const seconds = Math.round((performance.now() - began) / 1_000);
      console.log(`${tried.length}/${chosen.length} ${seconds} s ${describeMutant(mutant)}\n  ${killer ?? 'SURVIVED'}`);
    }
  } finally {
    trial.end();
    worktree.remove();
    console.log(`\n${report(tried, seed)}`);
  }
  if (!isGood(tried)) process.exitCode = 1;
}
