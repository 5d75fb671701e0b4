import { backtest, byLastOrder, byRhythm, byTop, recallAt } from './backtest.ts';
import { demoHistories } from './demo-histories.ts';
import { knownRhythms } from './known-rhythms.ts';

const sets = {
  demo: demoHistories(new Date('2026-11-27T15:00:00Z')),
  regular: knownRhythms({ seed: 'regular', customers: 200, forgets: 0.1, jitter: 2 }),
  forgetful: knownRhythms({ seed: 'forgetful', customers: 200, forgets: 0.3, jitter: 4 }),
};
const lines = [
  ['histories', 'proposal', 'recall', 'precision', 'proposed', 'ordered', 'recall at the precision of the rhythm'],
];
for (const [name, histories] of Object.entries(sets)) {
  const { precision: goal } = backtest(histories, byRhythm);
  for (const [rule, propose] of Object.entries({ rhythm: byRhythm, 'last order': byLastOrder, top: byTop })) {
    const { recall, precision, proposed, ordered } = backtest(histories, propose);
    const shares = [recall, precision].map((share) => share.toFixed(3));
    const cut = recallAt(histories, propose, goal).toFixed(3);
    lines.push([name, rule, ...shares, String(proposed), String(ordered), cut]);
  }
}
process.stdout.write(`${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
