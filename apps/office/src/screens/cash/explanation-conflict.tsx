import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { ConflictNote } from '../../components/conflict-note.tsx';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { firstSaveOf } from './first-save.tsx';
import type { NewExplanationWork } from './use-new-explanation.ts';
import { signed } from './words.ts';

export type ExplanationConflictProps = {
  work: NewExplanationWork;
  before: Settlement;
  now: Settlement;
  isBusy: boolean;
};

/** Another person explained the difference or counted again first. Keeping one's own adds it, while it fits what is left. */
export function ExplanationConflict({ work, before, now, isBusy }: ExplanationConflictProps) {
  const { typed, fits, isComplete, clear, add } = work;
  const known = new Set(before.explanations.map(({ _id }) => _id));
  const theirs = now.explanations.filter(({ _id }) => !known.has(_id));
  const joined = (of: (one: (typeof theirs)[number]) => string) => theirs.map(of).join(' · ') || null;
  const differenceOf = ({ sums }: Settlement) => (sums.difference === null ? null : signed(sums.difference));
  const sign = Math.sign(before.sums.difference ?? -1);
  return (
    <ConflictNote
      first={firstSaveOf(now)}
      rows={[
        { name: texts.difference, mine: differenceOf(before), saved: differenceOf(now) },
        { name: texts.kind, mine: texts.kinds[typed.kind], saved: joined(({ kind }) => texts.kinds[kind]) },
        { name: texts.words, mine: typed.text.trim(), saved: joined(({ text }) => text) },
        { name: texts.amount, mine: signed(sign * (typed.amount ?? 0)), saved: joined(({ amount }) => signed(amount)) },
      ]}
      isBusy={isBusy}
      onTake={clear}
      onKeep={fits && isComplete ? () => void add() : undefined}
    />
  );
}
