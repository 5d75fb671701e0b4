import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { ConflictNote, type ConflictNoteProps, type ConflictRow } from '../../components/conflict-note.tsx';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { firstSaveOf } from './first-save.tsx';
import { type CashFields, pesosOfCount } from './use-count.ts';

export type CountConflictProps = Pick<ConflictNoteProps, 'isBusy' | 'onTake' | 'onKeep'> & {
  mine: CashFields;
  now: Settlement;
};

/** Another person saved a count first: both counts, note by note. */
export const CountConflict = ({ mine, now, ...choice }: CountConflictProps) => (
  <ConflictNote first={firstSaveOf(now)} rows={countRows(mine, now)} {...choice} />
);

function countRows(mine: CashFields, now: Settlement): ConflictRow[] {
  const row = (name: string, of: (fields: CashFields) => string): ConflictRow => ({
    name,
    mine: of(mine),
    saved: of(now),
  });
  return [
    {
      name: texts.counted,
      mine: formatPesos(pesosOfCount(mine.count)),
      saved: now.sums.counted === null ? null : formatPesos(now.sums.counted),
    },
    ...now.count.notes.map(({ value }) =>
      row(texts.countOf(value), ({ count }) =>
        formatNumber(count.notes.find((note) => note.value === value)?.count ?? 0),
      ),
    ),
    row(texts.coins, ({ count }) => formatPesos(count.coins)),
    row(texts.changeBase, ({ isChangeReturned }) => (isChangeReturned ? texts.changeReturned : texts.changeOut)),
  ];
}
