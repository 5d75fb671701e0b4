import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { CellEditor } from './cell-editor.tsx';
import type { CellPlace, Range } from './selection.ts';
import { isIn } from './selection.ts';
import { type GridActions, useGridKeys } from './use-grid-keys.ts';
import { useRange } from './use-range.ts';

/** A column: its title, its width in CSS, and how its cells are aligned. */
export interface DataColumn {
  id: string;
  title: string;
  width: string;
  align?: 'right' | 'center';
  /** Nothing can be typed into it. */
  isLocked?: boolean;
}

/** What a cell shows. */
export interface CellView {
  content: ReactNode;
  /** In words, for the clipboard and for assistive technology where the content is a sign. */
  text: string;
  /** `changed` is not saved yet, `risky` a price that falls by much, `wrong` could not be understood. */
  tone?: 'changed' | 'risky' | 'wrong' | undefined;
  title?: string | undefined;
  isEditable: boolean;
  /** The state of a cell that is checked and not typed into. */
  checked?: boolean | 'mixed' | undefined;
  /** Weak, because it cannot be edited. */
  isQuiet?: boolean;
}

export interface DataRow {
  key: string;
  /** 36 for a version, 44 for a product. */
  height: number;
  /** Whether its versions are shown; undefined for a row without any. */
  isOpen?: boolean | undefined;
}

export type DataGridProps = GridActions & {
  label: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Rows of all pages. */
  total: number;
  cellAt: (place: CellPlace) => CellView;
  onToggleRow: (row: number) => void;
  onSelect: (range: Range) => void;
};

const HEAD = 34;

/** A spreadsheet of rows: only those in view are drawn. Cells are chosen by pointer and keys, in ranges, typed into, filled, copied and pasted. */
export function DataGrid({ label, columns, rows, total, cellAt, onToggleRow, onSelect, ...actions }: DataGridProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer is a live object, and nothing memoizes it
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => rows[at]?.height ?? 36,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 12,
    scrollPaddingStart: HEAD,
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
    onMoved: ({ row }) => virtual.scrollToIndex(row),
  });
  const template = columns.map(({ width }) => width).join(' ');
  const cellId = ({ row, column }: CellPlace) => `${id}-${row}-${column}`;
  const focusGrid = () => scroller.current?.focus({ preventScroll: true });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
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
          style={{ gridTemplateColumns: template, height: HEAD }}
        >
          {columns.map((column, at) => (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              className={classNames(
                'flex items-center gap-1.5 border-r border-b border-line bg-side px-2.5 text-[0.78125rem] leading-none font-semibold whitespace-nowrap text-text-2',
                column.align === 'right' && 'justify-end',
                column.align === 'center' && 'justify-center',
                at === 0 && 'sticky left-0 z-10',
              )}
            >
              {column.isLocked && <Icon name="lock" size="xs" className="text-text-3" />}
              {column.title}
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
            aria-expanded={rows[index]?.isOpen}
            className="absolute inset-x-0 grid"
            style={{ gridTemplateColumns: template, height: size, transform: `translateY(${start}px)` }}
          >
            {columns.map((column, at) => {
              const place = { row: index, column: at };
              return (
                <Cell
                  key={column.id}
                  id={cellId(place)}
                  place={place}
                  column={column}
                  view={cellAt(place)}
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

interface CellProps {
  id: string;
  place: CellPlace;
  column: DataColumn;
  view: CellView;
  range: Range;
  isActive: boolean;
  isTall: boolean;
  onPoint: (isRange: boolean) => void;
  onDrag: () => void;
  onEdit: () => void;
  onCheck: () => void;
  onFill: () => void;
  editor: ReactNode;
}

const tones = { changed: 'grid-changed', risky: 'grid-changed grid-risky', wrong: 'grid-wrong' };

/** One cell. The grid has the focus; the pointer chooses it. */
function Cell({
  id,
  place,
  column,
  view,
  range,
  isActive,
  isTall,
  onPoint,
  onDrag,
  onEdit,
  onCheck,
  onFill,
  editor,
}: CellProps) {
  const isChosen = isIn(range, place);
  const edge = (is: boolean) => (isChosen && is ? '2px' : '0px');
  const isLast = place.row === range.bottom && place.column === range.right;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and the keys
    <div
      id={id}
      role="gridcell"
      aria-colindex={place.column + 1}
      aria-selected={isChosen}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it for cells of a grid
      aria-readonly={!view.isEditable || undefined}
      aria-invalid={view.tone === 'wrong' || undefined}
      title={view.title}
      className={classNames(
        'relative flex min-w-0 items-center overflow-hidden border-r border-b border-hair px-2.5 whitespace-nowrap select-none',
        column.align === 'right' && 'justify-end tabular-nums',
        column.align === 'center' && 'justify-center',
        isTall ? 'bg-surface font-semibold' : 'bg-canvas',
        view.isQuiet && 'font-normal text-text-2',
        place.column === 0 && 'sticky left-0 z-10',
        view.tone && tones[view.tone],
      )}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, input'))) return;
        if (event.pointerType === 'mouse') event.preventDefault();
        onPoint(event.shiftKey);
      }}
      onPointerEnter={({ buttons, pointerType }) => {
        if (buttons === 1 && pointerType === 'mouse') onDrag();
      }}
      onDoubleClick={onEdit}
      onClick={() => {
        if (view.checked !== undefined && view.isEditable && isActive) onCheck();
      }}
    >
      {view.checked === undefined ? (
        view.content
      ) : (
        <CheckMark state={view.checked} isLocked={!view.isEditable} text={view.text} />
      )}
      {isChosen && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 border-brand"
          style={{
            borderStyle: 'solid',
            borderTopWidth: edge(place.row === range.top),
            borderBottomWidth: edge(place.row === range.bottom),
            borderLeftWidth: edge(place.column === range.left),
            borderRightWidth: edge(place.column === range.right),
          }}
        />
      )}
      {isLast && view.isEditable && (
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 z-10 size-[9px] cursor-crosshair rounded-tl-[2px] bg-brand"
          onPointerDown={(event) => {
            event.stopPropagation();
            onFill();
          }}
        />
      )}
      {editor}
    </div>
  );
}

/** A drawn check; the cell is the control. */
const CheckMark = ({ state, isLocked, text }: { state: boolean | 'mixed'; isLocked: boolean; text: string }) => (
  <span
    role="img"
    aria-label={text}
    className={classNames(
      'inline-flex size-[17px] items-center justify-center rounded-[5.5px]',
      state === false ? 'text-transparent inset-ring-[1.75px] inset-ring-line-control' : 'bg-brand text-on-brand',
      isLocked && 'opacity-55',
    )}
  >
    <Icon name={state === 'mixed' ? 'minus' : 'check'} size="xs" stroke={3} />
  </span>
);
