import type { OfficeBanner } from '@tonalia/contract/promotions-office';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { useRef } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { type CalendarSpan, barOf } from '../../components/calendar-span.ts';
import { outlines } from '../../components/outlines.ts';
import { useDrag } from '../../components/use-drag.ts';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { pictureAt } from '../../features/photos/picture-at.ts';

/** Columns of the rows: what it is, and its days. On a phone the days are words. */
export const bannerColumns = 'grid grid-cols-[minmax(380px,35%)_minmax(0,1fr)] max-lg:grid-cols-1';

const looks: Record<OfficeBanner['state'], string> = {
  running: 'bg-brand-soft text-brand-text inset-ring inset-ring-brand-line',
  coming: 'bg-info-soft text-info-ink inset-ring inset-ring-info',
  draft: 'border border-dashed border-line-control text-text-2',
  ended: 'bg-surface-2 text-text-2 inset-ring inset-ring-line',
};

export type BannerRowProps = {
  banner: OfficeBanner;
  /** Its place in its group, from 0. */
  at: number;
  count: number;
  span: CalendarSpan;
  now: Date;
  canMove: boolean;
  onOpen: () => void;
  onMove: (from: number, to: number) => void;
};

/** A banner with its picture, its state and the days in which the shop shows it. */
export function BannerRow({ banner, at, count, span, now, canMove, onOpen, onMove }: BannerRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const edge = useDrag(row, grip, { kind: `banner-${banner.place}`, at, isOn: canMove, onDrop: onMove });
  const bar = barOf(banner, span);
  return (
    <li
      ref={row}
      className={classNames(
        bannerColumns,
        'relative border-t border-hair',
        edge === 'top' && 'shadow-[0_-3px_0_var(--brand)]',
        edge === 'bottom' && 'shadow-[0_3px_0_var(--brand)]',
      )}
    >
      <span className="flex min-h-[60px] items-center gap-3 px-4 py-2 max-lg:min-h-[72px]">
        <button
          ref={grip}
          type="button"
          disabled={!canMove}
          aria-label={texts.move(banner.title)}
          title={canMove ? texts.moveHelp : undefined}
          className="touch-area flex size-6 cursor-grab items-center justify-center text-text-2 disabled:invisible max-lg:hidden"
          onKeyDown={(event) => {
            const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : undefined;
            if (to === undefined || to < 0 || to >= count) return;
            event.preventDefault();
            onMove(at, to);
          }}
        >
          <Icon name={outlines.grip} size="sm" />
        </button>
        <img
          src={pictureAt(banner.image, 240)}
          alt=""
          width={72}
          height={44}
          loading="lazy"
          className="h-11 w-[72px] shrink-0 rounded-[10px] bg-surface-3 object-cover object-bottom"
        />
        <span className="min-w-0 flex-1 leading-[1.3]">
          <button
            type="button"
            className="touch-area block max-w-full truncate text-left font-semibold"
            onClick={onOpen}
          >
            {banner.title}
          </button>
          <span className="block truncate text-[0.8125rem] text-text-2">{banner.subtitle}</span>
          <span className="block text-[0.8125rem] text-text-2 lg:hidden">
            {texts.states[banner.state]}, {wordsOf(banner, now)}
          </span>
        </span>
      </span>
      <span className="relative border-l border-line max-lg:hidden">
        <Weeks span={span} />
        {bar && (
          <span
            className={classNames(
              'absolute inset-y-3 flex items-center overflow-hidden px-2.5 text-[0.8125rem] font-semibold whitespace-nowrap',
              bar.left > 0 && 'rounded-l-[10px]',
              bar.left + bar.width < 100 && 'rounded-r-[10px]',
              looks[banner.state],
            )}
            style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
          >
            {banner.state === 'draft' ? texts.states.draft : wordsOf(banner, now)}
          </span>
        )}
      </span>
    </li>
  );
}

const Weeks = ({ span }: { span: CalendarSpan }) => (
  <span aria-hidden="true" className="absolute inset-0 grid grid-cols-5 divide-x divide-hair">
    {Array.from({ length: span.days.length / 7 }, (_, week) => (
      <span key={week} />
    ))}
  </span>
);

const dayOf = (instant: string): string =>
  formatShortDay(dayIn(new Date(instant)))
    .replace(/^\S+ /, '')
    .toLocaleLowerCase('es-CO');

/** The day before a window's end at midnight. */
const lastDayOf = (until: string): string => dayOf(new Date(Date.parse(until) - 1).toISOString());

/** "Sin fin", "hasta el 5 dic", "7 dic", "Terminó el 22 nov". */
function wordsOf({ from, until }: OfficeBanner, now: Date): string {
  if (until !== null && Date.parse(until) <= now.getTime()) return texts.ended(lastDayOf(until));
  if (from !== null && Date.parse(from) > now.getTime()) return texts.since(dayOf(from));
  return until === null ? texts.noEnd : texts.until(lastDayOf(until));
}
