import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { Field } from '@tonalia/ui/field';
import { Segments } from './segments.tsx';
import { useNow } from './use-now.ts';
import { pricesStartTexts as texts } from '../messages/prices-start.es-CO.ts';

export type PricesStartProps = {
  /** The day from which the prices hold; undefined for at once. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
};

/** When new prices hold: at once, or from the first hour of a day. */
export function PricesStart({ day, onDay }: PricesStartProps) {
  const today = dayIn(useNow());
  const proposed = day ?? firstOfNextMonth(today);
  return (
    <span className="flex flex-wrap items-center gap-2.5 text-text">
      {texts.pricesEnter}
      <Segments
        label={texts.pricesEnter}
        small
        value={day === undefined ? 'now' : 'day'}
        choices={[
          { value: 'now', label: texts.atOnce },
          { value: 'day', label: texts.onDay(monthDay(proposed)) },
        ]}
        onChoose={(choice) => onDay(choice === 'day' ? proposed : undefined)}
      />
      {day !== undefined && (
        <Field
          small
          hideLabel
          type="date"
          label={texts.firstDay}
          min={dayAfter(today, 1)}
          value={day}
          onChange={({ currentTarget: { value } }) => value > today && onDay(value)}
        />
      )}
    </span>
  );
}

/** "1 dic" */
const monthDay = (day: string): string => formatShortDay(day).replace(/^\S+ /, '');

function firstOfNextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
