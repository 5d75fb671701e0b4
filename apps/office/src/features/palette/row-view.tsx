import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import type { MouseEvent } from 'react';
import { Key } from '../../components/office-button.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { markWords } from './mark-words.ts';
import type { PaletteRow, RowMark } from './rows.ts';

const PICTURE = 96;

export interface RowViewProps {
  id: string;
  row: PaletteRow;
  typed: string;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One row: a link with the role of an option, outside the Tab order. The pointer chooses it, a press opens it. */
export function RowView({ id, row, typed, isActive, onPoint, onOpen }: RowViewProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={row.href}
      target={row.isShop && '_blank'}
      className={classNames(
        'flex min-h-[46px] items-center gap-3 rounded-[12px] px-3 py-1.5 no-underline max-lg:min-h-[52px]',
        isActive && 'bg-surface-2',
      )}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={press}
    >
      <Mark mark={row.mark} />
      <span className="flex min-w-0 flex-1 items-baseline gap-x-2 max-lg:flex-col">
        <b className="max-w-full shrink-0 truncate font-semibold lg:max-w-[70%]">
          <Marked text={row.title} typed={typed} />
        </b>
        {row.detail && (
          <span className="max-w-full min-w-0 truncate text-text-3">
            <Marked text={row.detail} typed={typed} />
          </span>
        )}
      </span>
      {row.trailing && (
        <span className="flex shrink-0 items-center gap-2 text-[0.8125rem] whitespace-nowrap text-text-2 max-lg:flex-col max-lg:items-end max-lg:gap-1">
          {row.trailing}
        </span>
      )}
      {isActive && <Key className="bg-surface text-text-2 inset-ring inset-ring-line max-lg:hidden">↵</Key>}
    </a>
  );
}

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  markWords(text, typed).map((piece, at) =>
    piece.isMarked ? (
      <mark key={at} className="rounded-[3px] bg-top px-px text-inherit dark:text-on-top">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );

function Mark({ mark }: { mark: RowMark }) {
  switch (mark.kind) {
    case 'person':
      return <PersonMark id={mark.id} initials={mark.initials} size="md" />;
    case 'swatch':
      return <Swatch color={mark.color} size={26} className="size-[34px]! rounded-[11px]!" />;
    case 'picture':
      return (
        <img
          src={`${mark.image}/${PICTURE}.webp`}
          alt=""
          width={34}
          height={34}
          className="size-[34px] shrink-0 rounded-[11px] object-contain"
          style={{ background: `var(--tile-${mark.tile}, var(--tile-piedra))` }}
        />
      );
    case 'icon':
      return (
        <span className="inline-flex size-[34px] shrink-0 items-center justify-center rounded-[11px] bg-surface-2 text-text-2">
          <Icon name={mark.icon} size="sm" />
        </span>
      );
  }
}
