import { useId, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { withoutAccents } from '@tonalia/rules/without-accents';
import { Icon } from '@tonalia/ui/icon';
import type { RowChoice } from '../../components/choice-rows.tsx';
import { menuRowClass } from '../../components/menu.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';

/** From so many choices on they can be searched. */
const MANY = 5;
/** Rows that are drawn; the search finds the others. */
const MOST_ROWS = 60;

export type ManyChoicesProps = {
  name: string;
  choices: readonly RowChoice[];
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/** Several values of a filter, with their counts; many can be searched. */
export function ManyChoices({ name, choices, values, onChange }: ManyChoicesProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const plain = (text: string) => withoutAccents(text).toLowerCase();
  const found = choices.filter(({ label }) => typeof label === 'string' && plain(label).includes(plain(typed)));
  const shown = found.toSorted(
    (one, other) => Number(values.includes(other.value)) - Number(values.includes(one.value)),
  );
  return (
    <>
      {choices.length >= MANY && (
        <span className="relative mb-1 block">
          <span className="absolute top-2 left-2.5 text-text-3">
            <Icon name="search" size="sm" />
          </span>
          <input
            id={id}
            type="search"
            aria-label={texts.searchChoice(name)}
            placeholder={texts.searchShort}
            value={typed}
            className="h-8 w-full rounded-[9px] bg-surface-2 pr-2 pl-8 text-[0.8125rem] outline-none focus-visible:focus-ring max-lg:h-11 max-lg:text-[1rem]"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </span>
      )}
      <div className="max-h-[300px] overflow-y-auto">
        {shown.slice(0, MOST_ROWS).map(({ value, label, count }) => (
          <label key={value} className={menuRowClass}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...values, value] : values.filter((one) => one !== value))
              }
            />
            <span className="min-w-0 flex-1 truncate py-1">{label}</span>
            {count !== undefined && <span className="font-medium text-text-3">{formatNumber(count)}</span>}
          </label>
        ))}
        {shown.length === 0 && <p className="px-2.5 py-2 text-text-2">{texts.noChoice}</p>}
      </div>
    </>
  );
}
