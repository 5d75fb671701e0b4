import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { lineName } from '@tonalia/rules/line-name';
import { ConflictNote } from '../../../components/conflict-note.tsx';
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

/** Another operator changed the order first: the units that were chosen beside those of now, and nothing is saved over them. */
export function ChangedMeanwhile({ order, seen, saved, draft, onReload, onGoOn }: ChangedMeanwhileProps) {
  const rows = seen
    .filter(({ line }) => draft[line] !== undefined)
    .map((one) => ({
      name: lineName(one),
      mine: String(draftOf(draft, one).quantity),
      saved: String(saved.find(({ line }) => line === one.line)?.quantity ?? 0),
    }));
  return (
    <div className="mt-2">
      <ConflictNote first={firstSaveOf(order)} rows={rows} onTake={onReload} onKeep={onGoOn} />
    </div>
  );
}
