import type { ReactNode } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { CellView, DataColumn } from './grid-parts.ts';
import { type CellPlace, type CellRange, isIn } from './selection.ts';

export interface GridCellProps {
  id: string;
  place: CellPlace;
  /** Columns before the first one: the boxes that choose rows. */
  before: number;
  column: DataColumn;
  view: CellView;
  range: CellRange;
  isActive: boolean;
  isTall: boolean;
  onPoint: (isRange: boolean) => void;
  onDrag: () => void;
  onEdit: () => void;
  onCheck: () => void;
  onFill: () => void;
  editor: ReactNode;
}

const alignments = { left: '', right: 'justify-end tabular-nums', center: 'justify-center' };
const tones = { changed: 'grid-changed', risky: 'grid-changed grid-risky', wrong: 'grid-wrong' };

/** One cell. The grid has the focus; the pointer chooses it. */
export function GridCell({
  id,
  place,
  before,
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
}: GridCellProps) {
  const isChosen = isIn(range, place);
  const edge = (is: boolean) => (isChosen && is ? '2px' : '0px');
  const isLast = place.row === range.bottom && place.column === range.right;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and the keys
    <div
      id={id}
      role="gridcell"
      aria-colindex={place.column + 1 + before}
      aria-selected={isChosen}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it for cells of a grid
      aria-readonly={!view.isEditable || undefined}
      aria-invalid={view.tone === 'wrong' || undefined}
      title={view.title}
      className={classNames(
        'relative flex min-w-0 items-center overflow-hidden border-r border-b border-hair px-2.5 whitespace-nowrap select-none',
        alignments[column.align ?? 'left'],
        classNames(isTall ? 'bg-surface font-semibold' : 'bg-canvas', view.isQuiet && 'font-normal text-text-2'),
        classNames(
          place.column === 0 && (before > 0 ? 'sticky left-10 z-10' : 'sticky left-0 z-10'),
          view.tone && tones[view.tone],
        ),
      )}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('a, button, input'))) return;
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
