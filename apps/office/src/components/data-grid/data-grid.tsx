import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { TickBox } from '../tick-box.tsx';
import { CellEditor } from './cell-editor.tsx';
import { ChoiceCell, type GridRowChoice } from './choice-cell.tsx';
import { GridCell } from './grid-cell.tsx';
import type { CellView, DataColumn, DataRow } from './grid-parts.ts';
import type { CellPlace, CellRange } from './selection.ts';
import { type GridActions, useGridKeys } from './use-grid-keys.ts';
import { useRange } from './use-range.ts';

export type DataGridProps = GridActions & {
  label: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Rows of all pages. */
  total: number;
  cellAt: (place: CellPlace) => CellView;
  onToggleRow: (row: number) => void;
  onSelect: (range: CellRange) => void;
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
  useEffect(() => onSelect(range), [range, onSelect]);
  useEffect(() => virtual.measure(), [rows, virtual]);
  const keys = useGridKeys({
    ...actions,
    chosen,
    rows,
    columns,
    cellAt,
    onToggleRow,
    onChoose: choice && ((row) => choice.toggle(rows[row]?.key ?? '')),
    onMoved: ({ row }) => virtual.scrollToIndex(row),
  });
  const template = [...(choice ? ['40px'] : []), ...columns.map(({ width }) => width)].join(' ');
  const before = choice ? 1 : 0;
  const stuck = choice ? 'sticky left-10 z-10' : 'sticky left-0 z-10';
  const cellId = ({ row, column }: CellPlace) => `${id}-${row}-${column}`;
  const focusGrid = () => scroller.current?.focus({ preventScroll: true });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + before}
      aria-multiselectable
      aria-activedescendant={rows.length > 0 ? cellId(selection.active) : undefined}
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-auto bg-canvas text-[0.84375rem] outline-none"
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
        {virtual.getVirtualItems().map(({ index, start, size, key }) => (
          <div
            key={key}
            role="row"
            aria-rowindex={index + 2}
            className="absolute inset-x-0 grid"
            style={{ gridTemplateColumns: template, height: size, transform: `translateY(${start}px)` }}
          >
            {choice && <ChoiceCell choice={choice} row={rows[index]} label={cellAt({ row: index, column: 0 }).text} />}
            {columns.map((column, at) => {
              const place = { row: index, column: at };
              return (
                <GridCell
                  key={column.id}
                  id={cellId(place)}
                  place={place}
                  column={column}
                  view={cellAt(place)}
                  before={before}
                  range={range}
                  isActive={selection.active.row === index && selection.active.column === at}
                  isTall={(rows[index]?.height ?? 36) > 36}
                  onPoint={(isRange) => {
                    focusGrid();
                    chosen.choose(place, isRange);
                  }}
                  onDrag={() => chosen.choose(place, true)}
                  onEdit={() => keys.edit()}
                  onCheck={() => keys.check(place)}
                  onFill={keys.startFill}
                  editor={
                    keys.editing && selection.active.row === index && selection.active.column === at ? (
                      <CellEditor
                        label={`${column.title}, ${cellAt({ row: index, column: 0 }).text}`}
                        start={keys.editing.start}
                        isText={column.isText}
                        onDone={(text, step) => {
                          keys.finish(text, step);
                          focusGrid();
                        }}
                      />
                    ) : undefined
                  }
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
