import { shareDayChoices } from '@tonalia/contract/limits';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { day } from '@tonalia/rules/durations';
import { Icon } from '@tonalia/ui/icon';
import { useId, useState } from 'react';
import { serverNow } from '../../api/http/server-clock.ts';
import { shareMessages as words } from '../../messages/share.es-CO.ts';

export type ShareDays = (typeof shareDayChoices)[number];

/** The day on which a link ends, by the device's list of choices. */
export function ChooseEnd({ days, onChoose }: { days: ShareDays; onChoose: (days: ShareDays) => void }) {
  const id = useId();
  const [now] = useState(() => serverNow() ?? Date.now());
  return (
    <div className="flex min-h-14 items-center justify-between gap-3">
      <label htmlFor={id} className="text-label">
        {words.ends}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          value={days}
          className="min-h-11 appearance-none rounded-control bg-transparent pr-8 pl-3 text-right text-text-2"
          onChange={({ currentTarget: { value } }) =>
            onChoose(shareDayChoices.find((choice) => String(choice) === value) ?? days)
          }
        >
          {shareDayChoices.map((choice) => (
            <option key={choice} value={choice}>
              {formatShortDay(dayIn(new Date(now + choice * day))).toLowerCase()}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="sm" className="pointer-events-none absolute right-2 text-text-2" />
      </span>
    </div>
  );
}
