import type { CoverageCity } from '@tonalia/contract/coverage-office';
import { useId, useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Icon } from '@tonalia/ui/icon';
import { TickBox } from '../../components/tick-box.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';

const texts = coverageTexts.form;

export type StateCitiesProps = {
  state: {
    name: string;
    cities: readonly CoverageCity[];
    /** Those that the search leaves. */
    found: readonly CoverageCity[];
    isOpen: boolean;
  };
  zoneId: string | undefined;
  zoneNames: ReadonlyMap<string, string>;
  chosen: ReadonlySet<string>;
  onSet: (cityIds: readonly string[], isOn: boolean) => void;
};

/** A department: a tick for all of it, and its municipalities when it is open. */
export function StateCities({ state: { name, cities, found, isOpen: startsOpen }, ...rest }: StateCitiesProps) {
  const { zoneId, zoneNames, chosen, onSet } = rest;
  const [isOpen, setOpen] = useState(startsOpen);
  const list = useId();
  const own = cities.filter(({ _id }) => chosen.has(_id)).length;
  return (
    <li>
      <div className="flex min-h-11 items-center gap-3">
        <TickBox
          label={texts.all(name)}
          checked={own === cities.length}
          mixed={own > 0 && own < cities.length}
          onToggle={() =>
            onSet(
              cities.map(({ _id }) => _id),
              own < cities.length,
            )
          }
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left font-[550]"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="text-[0.8125rem] font-normal whitespace-nowrap text-text-2 tabular-nums">
            {texts.chosen(own, cities.length)}
          </span>
          <Icon name="chevron-down" size="sm" className={isOpen ? 'rotate-180 text-text-2' : 'text-text-2'} />
        </button>
      </div>
      {isOpen && (
        <div id={list} className="grid pb-2 pl-8 sm:grid-cols-2">
          {found.map(({ _id, name: city, zoneId: now }) => (
            <Checkbox
              key={_id}
              checked={chosen.has(_id)}
              onChange={({ currentTarget }) => onSet([_id], currentTarget.checked)}
            >
              {city}
              {now !== null && now !== zoneId && (
                <span className={`block text-[0.8125rem] ${chosen.has(_id) ? 'text-warn-ink' : 'text-text-2'}`}>
                  {texts.elsewhere(zoneNames.get(now) ?? now)}
                </span>
              )}
            </Checkbox>
          ))}
        </div>
      )}
    </li>
  );
}
