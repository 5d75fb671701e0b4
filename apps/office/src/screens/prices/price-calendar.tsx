import { weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { useRef } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { NowLine } from '../../components/now-line.tsx';
import { outlines } from '../../components/outlines.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { type BarMove, mayMove, moved, useBarDrag } from './bar-move.ts';
import { type CalendarSpan, barOf, nowIn } from '../../components/calendar-span.ts';
import { type CalendarRow, changeOf, endWords, everyWeek, partsOf, thingOf, weekdaysOf } from './calendar-rows.ts';
import type { RowCrossing } from './crossings.ts';
import { percentOutline } from './price-outlines.ts';

const LETTERS = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];
const looks = {
  coming: 'bg-info-soft text-info-ink inset-ring inset-ring-info',
  running: 'bg-brand-soft text-brand-text inset-ring inset-ring-brand-line',
  ended: 'bg-surface-2 text-text-2 inset-ring inset-ring-line',
  cancelled: 'bg-surface-2 text-text-2 line-through inset-ring inset-ring-line',
};

/** The window of a row that holds on some weekdays only, which are drawn apart. */
const weeklyLook = 'text-text inset-ring inset-ring-line';

export type PriceCalendarProps = {
  span: CalendarSpan;
  rows: readonly CalendarRow[];
  /** Key of the row with the focus. */
  chosen: string | undefined;
  now: Date;
  /** Of the chosen row, by keys or the mouse. */
  move: BarMove | undefined;
  crossings: readonly RowCrossing[];
  canMove: (row: CalendarRow) => boolean;
  onChoose: (key: string) => void;
  onMove: (key: string, move: BarMove) => void;
};

/** Rows of windows over days; on a phone the name is above its bar. */
export function PriceCalendar({
  span,
  rows,
  chosen,
  now,
  move,
  crossings,
  canMove,
  onChoose,
  onMove,
}: PriceCalendarProps) {
  const today = dayIn(now);
  const here = nowIn(span, now);
  const columns = { gridTemplateColumns: `repeat(${span.days.length}, minmax(0, 1fr))` };
  return (
    <section aria-label={texts.timeline} className="border-y border-line">
      <div className="flex border-b border-line max-lg:hidden" aria-hidden="true">
        <span className="w-[240px] shrink-0" />
        <div className="grid flex-1" style={columns}>
          {span.days.map((day) => (
            <span
              key={day}
              className={classNames(
                'py-2 text-center text-[0.75rem] leading-[1.25] font-medium text-text-3',
                weekdayOf(day) > 5 && 'bg-surface-2',
              )}
            >
              {span.days.length <= 35 ? LETTERS[weekdayOf(day) - 1] : ''}
              <b
                className={classNames(
                  'block text-[0.8125rem] font-[650]',
                  day === today ? 'text-brand-text' : 'text-text',
                )}
              >
                {span.days.length <= 35 || weekdayOf(day) === 1 ? Number(day.slice(8)) : ''}
              </b>
            </span>
          ))}
        </div>
      </div>
      <ul className="relative">
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 left-[240px] grid divide-x divide-hair border-l border-line max-lg:hidden"
          style={columns}
        >
          {span.days.map((day) => (
            <span key={day} />
          ))}
        </li>
        {here !== null && rows.length > 0 && (
          <li aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-0 left-[240px] max-lg:left-0">
            <NowLine at={here} />
          </li>
        )}
        {rows.map((row) => (
          <CalendarLine
            key={row.key}
            row={row}
            span={span}
            now={now}
            isChosen={row.key === chosen}
            crossings={crossings.filter((one) => one.rows.some(({ key }) => key === row.key))}
            move={row.key === chosen ? move : undefined}
            canMove={canMove(row)}
            onChoose={() => onChoose(row.key)}
            onMove={(by) => onMove(row.key, by)}
          />
        ))}
      </ul>
    </section>
  );
}

/** An offer, the prices of one trade type, or a change of all lists. */
const iconOf = (row: CalendarRow): IconProps['name'] =>
  row.kind === 'deal' ? percentOutline : row.program.tradeTypeId === null ? outlines.trend : 'store';

function CalendarLine({
  row,
  span,
  now,
  isChosen,
  crossings,
  move,
  canMove,
  onChoose,
  onMove,
}: {
  row: CalendarRow;
  span: CalendarSpan;
  now: Date;
  isChosen: boolean;
  crossings: readonly RowCrossing[];
  move: BarMove | undefined;
  canMove: boolean;
  onChoose: () => void;
  onMove: (move: BarMove) => void;
}) {
  const saved = thingOf(row);
  const place = useRef<HTMLSpanElement>(null);
  const drag = useBarDrag(place, { window: saved, days: span.days.length, isOn: canMove, onMove });
  const by = drag.move ?? move;
  const thing = by ? moved(saved, by) : saved;
  const bar = barOf(thing, span);
  const words = `${changeOf(row)}, ${texts.versions(thing.versions)}`;
  const weekdays = weekdaysOf(row);
  const end = endWords(thing.until, now);
  return (
    <li className="border-b border-hair last:border-b-0">
      <button
        type="button"
        data-price-row={row.key}
        aria-pressed={isChosen}
        className={classNames(
          'pressable flex w-full items-stretch text-left lg:scroll-mb-80 -outline-offset-4 max-lg:flex-col max-lg:px-4 max-lg:py-2',
          isChosen && 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]',
        )}
        onClick={onChoose}
        {...drag.handlers}
      >
        <span className="flex w-[240px] shrink-0 items-center gap-3.5 px-7 py-2.5 leading-[1.3] max-lg:w-auto max-lg:px-0 max-lg:py-1">
          <Icon name={iconOf(row)} size="sm" className="shrink-0 text-text-2" />
          <span className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{thing.name}</b>
            <span className="block truncate text-[0.8125rem] text-text-2">
              {texts.kinds[row.kind]} {changeOf(row) !== texts.kinds[row.kind] && changeOf(row)}
              <span className="lg:hidden"> {end}</span>
            </span>
          </span>
        </span>
        <span className="relative min-h-[52px] min-w-0 flex-1 max-lg:min-h-9">
          {crossings.flatMap((crossing) =>
            partsOf(crossing, crossing.rows.map(weekdaysOf), span.days).map((part) => {
              const both = barOf(part, span);
              return (
                both && (
                  <span
                    key={`${crossing.one._id} ${crossing.other._id} ${part.from}`}
                    aria-hidden="true"
                    className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,var(--warn)_0_2px,transparent_2px_8px)] opacity-40"
                    style={{ left: `${both.left}%`, width: `${both.width}%` }}
                  />
                )
              );
            }),
          )}
          {weekdays.length > 0 &&
            partsOf(thing, [weekdays], span.days).map((part) => {
              const days = barOf(part, span);
              return (
                days && (
                  <span
                    key={part.from}
                    aria-hidden="true"
                    className={classNames('absolute inset-y-2 rounded-[10px] max-lg:inset-y-0.5', looks[thing.state])}
                    style={{ left: `${days.left}%`, width: `${days.width}%` }}
                  />
                )
              );
            })}
          {bar && (
            <span
              ref={place}
              className={classNames(
                'absolute inset-y-2 flex items-center gap-2 overflow-hidden rounded-[10px] px-2.5 text-[0.8125rem] whitespace-nowrap max-lg:inset-y-0.5',
                weekdays.length > 0 ? weeklyLook : looks[thing.state],
                by && 'border-2 border-dashed border-brand',
                canMove && mayMove(saved, 'all') && 'lg:cursor-grab',
              )}
              style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
            >
              <b className="truncate font-semibold">{words}</b>
              <span className="truncate max-lg:hidden">{weekdays.length > 0 ? everyWeek(weekdays) : end}</span>
              {canMove && mayMove(saved, 'end') && (
                <span className="absolute inset-y-0 right-0 w-2.5 max-lg:hidden lg:cursor-ew-resize" />
              )}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
