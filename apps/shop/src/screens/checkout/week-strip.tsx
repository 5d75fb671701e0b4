import { dayAfter } from '@tonalia/rules/calendar';
import { dayTile, formatShortDay } from '@tonalia/rules/dates';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** Days that one strip shows, Sundays left out. */
const STRIP = 6;

/** The delivery days with the units of each; between them the other days when all fit in one week. */
export function WeekStrip({
  days,
  arrivals,
}: {
  days: readonly string[];
  arrivals: readonly { day: string; units: number }[];
}) {
  return (
    <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1.5">
      {shownDays(days).map((day) => {
        const units = arrivals.reduce((sum, one) => sum + (one.day === day ? one.units : 0), 0);
        return (
          <span
            key={day}
            className={`flex h-16 flex-col items-center justify-center rounded-control leading-tight ${units > 0 ? 'bg-brand text-on-brand' : 'bg-surface-2 text-text-2'}`}
          >
            <span className="text-micro">{dayTile(day).weekday}</span>
            <b className="text-[0.9375rem] font-[650]">{dayTile(day).day}</b>
            {units > 0 && <span className="text-micro whitespace-nowrap">{purchaseMessages.unitsShort(units)}</span>}
          </span>
        );
      })}
    </span>
  );
}

function shownDays(days: readonly string[]): string[] {
  const [first, ...others] = [...new Set(days)].toSorted();
  if (first === undefined) return [];
  const week: string[] = [];
  for (let at = 0; week.length < STRIP; at += 1) {
    const day = dayAfter(first, at);
    if (others.includes(day) || day === first || !formatShortDay(day).startsWith('Dom')) week.push(day);
  }
  return others.every((day) => week.includes(day)) ? week : [first, ...others];
}
