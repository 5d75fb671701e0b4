import type { CoverageMap } from '@tonalia/contract/coverage-office';
import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { plainText } from '@tonalia/rules/plain-text';
import { useId, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';

const texts = firstRunTexts.coverage;
/** Suggestions at once. */
const MOST = 12;

export type AddCityProps = {
  map: CoverageMap;
  warehouse: OfficeWarehouse;
  /** The municipalities of the nearest zone. */
  near: ReadonlySet<string>;
  onChange: (near: ReadonlySet<string>) => void;
};

/** Adds municipalities to the nearest zone by their names, and takes them out. */
export function AddCity({ map, warehouse, near, onChange }: AddCityProps) {
  const list = useId();
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const states = new Map(map.states.map(({ _id, name }) => [_id, name]));
  const named = map.cities.map(({ _id, name, stateId }) => {
    const words = texts.place(name, states.get(stateId) ?? '');
    return { _id, name, words, plain: plainText(words) };
  });
  const typed = plainText(text.trim());
  const matches = typed.length < 2 ? [] : named.filter(({ _id, plain }) => !near.has(_id) && plain.startsWith(typed));
  const add = (words: string) => {
    const wanted = plainText(words.trim());
    const exact = named.filter(({ plain }) => plain === wanted);
    const [city] = exact.length > 0 ? exact : matches.length === 1 ? matches : [];
    setUnknown(!city && wanted !== '');
    if (!city) return;
    setText('');
    onChange(new Set([...near, city._id]));
  };
  const added = named.filter(({ _id }) => near.has(_id) && _id !== warehouse.cityId);
  return (
    <div className="mt-4">
      <Field
        className="max-w-none!"
        hideLabel
        label={texts.add}
        placeholder={texts.add}
        help={texts.addText(warehouse.city)}
        error={isUnknown ? texts.unknown : undefined}
        prefix={<Icon name="search" size="sm" className="text-text-2" />}
        list={list}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setUnknown(false);
          if (named.some(({ words }) => words === value)) add(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          add(text);
        }}
      />
      <datalist id={list}>
        {matches.slice(0, MOST).map(({ _id, words }) => (
          <option key={_id} value={words}>
            {words}
          </option>
        ))}
      </datalist>
      {added.length > 0 && (
        <ul aria-label={texts.added(warehouse.city)} className="mt-2.5 flex flex-wrap gap-2">
          {added.map(({ _id, name }) => (
            <li key={_id}>
              <button
                type="button"
                aria-label={texts.remove(name)}
                className="touch-area relative inline-flex h-[30px] items-center gap-1.5 rounded-[9px] bg-brand-soft px-2.5 text-[0.8125rem] leading-none font-[550] text-brand-text max-lg:h-11"
                onClick={() => onChange(new Set([...near].filter((id) => id !== _id)))}
              >
                {name} <Icon name="x" size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
