import { classNames } from '@tonalia/ui/class-names';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';

/** The weekdays of delivery as letters; Sunday only where something arrives on it. */
export function WeekdayMarks({ weekdays }: { weekdays: readonly number[] }) {
  const shown = weekdays.includes(7) ? texts.weekdays : texts.weekdays.slice(0, 6);
  return (
    <span className="inline-flex gap-[3px]">
      <span className="sr-only">{texts.deliveryDays(weekdays)}</span>
      {shown.map((letter, at) => (
        <span
          key={texts.weekdayNames[at]}
          aria-hidden="true"
          className={classNames(
            'inline-flex size-[22px] items-center justify-center rounded-[7px] text-[0.75rem] leading-none font-semibold',
            weekdays.includes(at + 1) ? 'bg-brand-soft text-brand-text' : 'bg-surface-2 text-text-3',
          )}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
