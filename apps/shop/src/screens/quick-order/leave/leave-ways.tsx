import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { RadioCard } from '@tonalia/ui/radio-card';
import { waysMessages as words } from '../../../messages/ways.es-CO.ts';

interface LeaveWaysProps {
  lines: readonly { dispatchDate: string | null; quantity: number }[];
  /** Pesos of the delivery, all at once or in parts. */
  feeOf: (together: boolean) => number;
  together: boolean;
  onChange: (together: boolean) => void;
}

/** All at once or in parts, with the dates and the fee of each; nothing for an order that leaves on one date. */
export function LeaveWays({ lines, feeOf, together, onChange }: LeaveWaysProps) {
  const dates = [...new Set(lines.map(({ dispatchDate }) => dispatchDate ?? ''))].toSorted();
  const last = dates.at(-1);
  if (dates.length < 2 || last === undefined) return null;
  const units = lines.reduce((sum, { dispatchDate, quantity }) => sum + (dispatchDate === null ? 0 : quantity), 0);
  const feeText = (isJoined: boolean) => (feeOf(isJoined) === 0 ? words.free : formatPesos(feeOf(isJoined)));
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 text-h4">{words.title(units)}</legend>
      <RadioCard
        name="leave-way"
        title={words.together}
        text={words.leaves(dayOf(last))}
        after={<b className="text-label">{feeText(true)}</b>}
        checked={together}
        onChange={() => onChange(true)}
      />
      <RadioCard
        name="leave-way"
        title={words.apart(dates.length)}
        text={words.leaves(words.days(dates.map(dayOf)))}
        after={<b className="text-label">{feeText(false)}</b>}
        checked={!together}
        onChange={() => onChange(false)}
      />
    </fieldset>
  );
}

/** Of what is in stock: an order that is sent later leaves once it arrives. */
const dayOf = (day: string): string => (day === '' ? words.onceSent : formatShortDay(day).toLocaleLowerCase('es-CO'));
