import { classNames } from '@tonalia/ui/class-names';
import { TickBox } from '../tick-box.tsx';
import type { DataRow } from './grid-parts.ts';

/** The chosen rows of a grid, by key. */
export interface GridRowChoice {
  keys: ReadonlySet<string>;
  /** With `isRange`, chooses everything from the last choice to here. */
  toggle: (key: string, isRange?: boolean) => void;
  toggleAll: () => void;
  /** Of the box that chooses all rows. */
  label: string;
  /** Of the box of a row. */
  labelOf: (name: string) => string;
}

export type ChoiceCellProps = { choice: GridRowChoice; row: DataRow | undefined; label: string };

/** The box that chooses a row. */
export const ChoiceCell = ({ choice, row, label }: ChoiceCellProps) => (
  <div
    role="gridcell"
    aria-colindex={1}
    className={classNames(
      'sticky left-0 z-10 flex items-center justify-center border-r border-b border-hair',
      (row?.height ?? 36) > 36 ? 'bg-surface' : 'bg-canvas',
    )}
  >
    {row && (
      <TickBox
        label={choice.labelOf(label)}
        checked={choice.keys.has(row.key)}
        onToggle={(isRange) => choice.toggle(row.key, isRange)}
      />
    )}
  </div>
);
