import { memo } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { ChoiceCell, type GridRowChoice } from './choice-cell.tsx';
import { GridCell } from './grid-cell.tsx';
import type { CellView, DataColumn, DataRow } from './grid-parts.ts';
import type { CellPlace, CellRange } from './selection.ts';
import type { GridRowActs } from './use-row-acts.ts';

export type GridRowProps = {
  /** Of the grid. */
  id: string;
  index: number;
  start: number;
  size: number;
  template: string;
  columns: readonly DataColumn[];
  row: DataRow | undefined;
  /** What its cells show, in words; undefined where the grid does not know it. */
  stamp: string | undefined;
  /** The chosen range where it crosses this row. */
  range: CellRange | undefined;
  /** The column of the active cell, in its row. */
  active: number | undefined;
  choice: GridRowChoice | undefined;
  cellAt: (place: CellPlace) => CellView;
  does: GridRowActs;
  editing: { start: string } | undefined;
};

const noRange: CellRange = { top: -1, bottom: -1, left: -1, right: -1 };
export const cellIdOf = (grid: string, { row, column }: CellPlace): string => `${grid}-${row}-${column}`;

/** One row with its cells. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const {
    id,
    index,
    start,
    size,
    template,
    columns,
    row,
    range = noRange,
    active,
    choice,
    cellAt,
    does,
    editing,
  } = props;
  const name = cellAt({ row: index, column: 0 }).text;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute inset-x-0 grid contain-strict"
      style={{ gridTemplateColumns: template, height: size, transform: `translateY(${start}px)` }}
    >
      {choice && <ChoiceCell choice={choice} row={row} label={name} />}
      {columns.map((column, at) => {
        const place = { row: index, column: at };
        return (
          <GridCell
            key={column.id}
            id={cellIdOf(id, place)}
            place={place}
            column={column}
            view={cellAt(place)}
            before={choice ? 1 : 0}
            range={range}
            isActive={active === at}
            isTall={(row?.height ?? 36) > 36}
            onPoint={(isRange) => does.point(place, isRange)}
            onDrag={() => does.drag(place)}
            onEdit={() => does.edit()}
            onCheck={() => does.check(place)}
            onFill={() => does.fill()}
            editor={
              editing && active === at ? (
                <CellEditor
                  label={`${column.title}, ${name}`}
                  start={editing.start}
                  isText={column.isText}
                  onDone={(text, step) => does.finish(text, step)}
                />
              ) : undefined
            }
          />
        );
      })}
    </div>
  );
}, isSameRow);

/** The row and its cells are new objects whenever anything on the page changes, so their stamp is compared instead. */
function isSameRow(one: GridRowProps, other: GridRowProps): boolean {
  if (one.stamp === undefined || one.stamp !== other.stamp) return false;
  return (['index', 'start', 'size', 'template', 'columns', 'range', 'active', 'choice', 'editing'] as const).every(
    (name) => one[name] === other[name],
  );
}
