import { useVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useId, useRef } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { TickBox } from '../tick-box.tsx';
import type { GridRowChoice } from './choice-cell.tsx';
import { GridRow, cellIdOf } from './grid-row.tsx';
import type { CellView, DataColumn, DataRow } from './grid-parts.ts';
import type { CellPlace, CellRange } from './selection.ts';
import { type GridActions, useGridKeys } from './use-grid-keys.ts';
import { useRange } from './use-range.ts';
import { useRowActs } from './use-row-acts.ts';

export type DataGridProps = GridActions & {
  label: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Rows of all pages. */
  total: number;
  cellAt: (place: CellPlace) => CellView;
  onToggleRow: (row: number) => void;
  onSelect: (range: CellRange) => void;
  /** What the cells of a row show, in words: a row with the same stamp is not drawn again. Without it each row is drawn with the grid. */
  stampOf?: (row: number) => string;
  /** Rows with a box before them; absent for a grid without. */
  choice?: GridRowChoice | undefined;
};

const HEAD = 34;
const TALL_HEAD = 50;

/** A spreadsheet of rows: only those in view are drawn. Cells are chosen by pointer and keys, in ranges, typed into, filled, copied and pasted. */
export function DataGrid({
  label,
  columns,
  rows,
  total,
  cellAt,
  stampOf,
  onToggleRow,
  onSelect,
  choice,
  ...actions
}: DataGridProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const head = columns.some(({ detail }) => detail) ? TALL_HEAD : HEAD;
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer is a live object, and nothing memoizes it
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => rows[at]?.height ?? 36,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 12,
    scrollPaddingStart: head,
  });
  const chosen = useRange(rows.length, columns.length);
  const { selection, range } = chosen;
  // the screen's own part follows after the cell is marked
  useEffect(() => startTransition(() => onSelect(range)), [range, onSelect]);
  useEffect(() => virtual.measure(), [rows, virtual]);
  const keys = useGridKeys({
    ...actions,
    chosen,
    rows,
    columns,
    cellAt,
    onToggleRow,
    onChoose: choice && ((row) => choice.toggle(rows[row]?.key ?? '')),
    onMoved({ row }) {
      // the virtualizer measures the page at each call, also for a row in view; the head covers one row
      const { startIndex, endIndex } = virtual.range ?? { startIndex: 0, endIndex: 0 };
      if (row < startIndex + 2 || row > endIndex - 2) virtual.scrollToIndex(row);
    },
  });
  const template = [...(choice ? ['40px'] : []), ...columns.map(({ width }) => width)].join(' ');
  const before = choice ? 1 : 0;
  const stuck = choice ? 'sticky left-10 z-10' : 'sticky left-0 z-10';
  const does = useRowActs({ chosen, keys, scroller });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + before}
      aria-multiselectable
      aria-activedescendant={rows.length > 0 ? cellIdOf(id, selection.active) : undefined}
      tabIndex={0}
      className="relative isolate min-h-0 flex-1 overflow-auto bg-canvas text-[0.84375rem] outline-none"
      {...keys.handlers}
    >
      <div role="rowgroup" className="sticky top-0 z-20 w-max min-w-full">
        <div
          role="row"
          aria-rowindex={1}
          className="grid bg-side"
          style={{ gridTemplateColumns: template, height: head }}
        >
          {choice && (
            <div
              role="columnheader"
              aria-colindex={1}
              className="sticky left-0 z-10 flex items-center justify-center border-r border-b border-line bg-side"
            >
              <TickBox
                label={choice.label}
                checked={rows.length > 0 && choice.keys.size === rows.length}
                mixed={choice.keys.size > 0 && choice.keys.size < rows.length}
                onToggle={choice.toggleAll}
              />
            </div>
          )}
          {columns.map((column, at) => (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1 + before}
              className={classNames(
                'flex items-center gap-1.5 border-r border-b border-line bg-side px-2.5 text-[0.78125rem] leading-none font-semibold whitespace-nowrap text-text-2',
                column.align === 'right' && 'justify-end',
                column.align === 'center' && 'justify-center',
                at === 0 && stuck,
              )}
            >
              {column.isLocked && <Icon name="lock" size="xs" className="text-text-3" />}
              {column.detail ? (
                <span className="grid min-w-0 gap-1 text-right">
                  <span className="truncate text-text">{column.title}</span>
                  <span className="truncate font-medium">{column.detail}</span>
                </span>
              ) : (
                column.title
              )}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative w-max min-w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size, key }) => {
          const isActive = selection.active.row === index;
          return (
            <GridRow
              key={key}
              index={index}
              start={start}
              size={size}
              id={id}
              template={template}
              columns={columns}
              row={rows[index]}
              stamp={stampOf?.(index)}
              range={index >= range.top && index <= range.bottom ? range : undefined}
              active={isActive ? selection.active.column : undefined}
              choice={choice}
              cellAt={cellAt}
              does={does}
              editing={isActive ? keys.editing : undefined}
            />
          );
        })}
      </div>
    </div>
  );
}
