import type { CoverageCity, CoverageMap } from '@tonalia/contract/coverage-office';
import { plainText } from '@tonalia/rules/plain-text';
import { useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { StateCities } from './state-cities.tsx';

const texts = coverageTexts.form;

export type CityPickerProps = {
  map: CoverageMap;
  /** Undefined for a new zone. */
  zoneId: string | undefined;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Departments and municipalities with a tick for those of the zone; one that another zone has says so. */
export function CityPicker({ map, zoneId, chosen, onChange }: CityPickerProps) {
  const [searched, setSearched] = useState('');
  const [isOwn, setOwn] = useState(false);
  // what was of the zone comes first, and stays in the short list while it is edited
  const [first] = useState(chosen);
  const words = plainText(searched.trim());
  const zoneNames = new Map(map.zones.map(({ _id, name }) => [_id, name]));
  const byState = Map.groupBy(map.cities, ({ stateId }) => stateId);
  const isShown = ({ _id }: CoverageCity) => !isOwn || first.has(_id) || chosen.has(_id);
  const hasOwn = new Set(map.cities.filter(({ _id }) => first.has(_id)).map(({ stateId }) => stateId));
  const states = map.states.toSorted((a, b) => Number(hasOwn.has(b._id)) - Number(hasOwn.has(a._id)));
  const shown = states.flatMap(({ _id, name }) => {
    const cities = (byState.get(_id) ?? []).filter(isShown);
    const isNamed = plainText(name).includes(words);
    const found = isNamed ? cities : cities.filter((city) => plainText(city.name).includes(words));
    return found.length > 0 ? [{ id: _id, name, cities, found, isOpen: words !== '' && !isNamed }] : [];
  });
  const set = (cityIds: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of cityIds) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-label">
        {texts.cities} <span className="font-normal text-text-2">{coverageTexts.number(chosen.size)}</span>
      </legend>
      <Field
        small
        hideLabel
        className="mt-1.5 max-w-none!"
        type="search"
        label={texts.searchCity}
        placeholder={texts.searchCity}
        value={searched}
        onChange={({ currentTarget }) => setSearched(currentTarget.value)}
      />
      <Checkbox checked={isOwn} onChange={({ currentTarget }) => setOwn(currentTarget.checked)}>
        {texts.onlyChosen}
      </Checkbox>
      {shown.length === 0 && <p className="py-3 text-text-2">{texts.nothing}</p>}
      <ul className="divide-y divide-hair border-y border-hair">
        {shown.map((state) => (
          <StateCities
            key={`${state.id} ${state.isOpen}`}
            state={state}
            zoneId={zoneId}
            zoneNames={zoneNames}
            chosen={chosen}
            onSet={set}
          />
        ))}
      </ul>
    </fieldset>
  );
}
