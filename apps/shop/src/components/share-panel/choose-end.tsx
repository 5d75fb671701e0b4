import { shareDayChoices } from '@tonalia/contract/limits';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { day } from '@tonalia/rules/durations';
import { useState } from 'react';
import { serverNow } from '../../api/http/server-clock.ts';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { RowSelect } from '../row-select.tsx';

export type ShareDays = (typeof shareDayChoices)[number];

/** The day on which a link ends, by the device's list of choices. */
export function ChooseEnd({ days, onChoose }: { days: ShareDays; onChoose: (days: ShareDays) => void }) {
  const [now] = useState(() => serverNow() ?? Date.now());
  return (
    <RowSelect
      label={words.ends}
      value={String(days)}
      options={shareDayChoices.map((choice) => ({
        value: String(choice),
        label: formatShortDay(dayIn(new Date(now + choice * day))).toLowerCase(),
      }))}
      onChange={(value) => onChoose(shareDayChoices.find((choice) => String(choice) === value) ?? days)}
    />
  );
}
