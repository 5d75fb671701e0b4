import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { type NamedLine, lineName } from '@tonalia/rules/line-name';
import { ConflictNote } from '../../../components/conflict-note.tsx';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';
import { firstSaveOf } from '../first-save.tsx';
import type { ShippedLine } from '../line-name.tsx';
import { type Draft, draftOf } from './draft.ts';

export type ChangedMeanwhileProps = {
  order: OfficeOrder;
  /** The lines that the sheet was opened with. */
  seen: readonly ShippedLine[];
  /** The lines as they are saved now. */
  saved: readonly ShippedLine[];
  draft: Draft;
  onReload: () => void;
  onGoOn: () => void;
};

/** Another operator changed the order first: the units and substitutes that were chosen beside those of now, and nothing is saved over them. */
export function ChangedMeanwhile({ order, seen, saved, draft, onReload, onGoOn }: ChangedMeanwhileProps) {
  const rows = seen
    .filter(({ line }) => draft[line] !== undefined)
    .map((one) => {
      const { quantity, substitute } = draftOf(draft, one);
      const now = saved.find(({ line }) => line === one.line)?.quantity ?? 0;
      const inPlace = saved.filter(({ substitutes }) => substitutes === one.line);
      return {
        name: lineName(one),
        mine: sentWords(quantity, substitute ? [substitute] : []),
        saved: sentWords(now, inPlace),
      };
    });
  return (
    <div className="mt-2">
      <ConflictNote first={firstSaveOf(order)} rows={rows} onTake={onReload} onKeep={onGoOn} />
    </div>
  );
}

/** "1 und. y 2 und. de 7.3 Rubio medio dorado". */
const sentWords = (quantity: number, inPlace: readonly (NamedLine & { quantity: number })[]): string =>
  [texts.units(quantity), ...inPlace.map((one) => texts.unitsOf(one.quantity, lineName(one)))].join(` ${texts.and} `);
