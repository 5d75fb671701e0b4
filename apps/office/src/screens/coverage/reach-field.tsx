import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { plainText } from '@tonalia/rules/plain-text';
import { useId, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';

const texts = coverageTexts.reach;
/** Suggestions at once. */
const MOST = 12;

export type ReachFieldProps = {
  map: CoverageMap;
  /** The municipality that was asked for, by DANE's code. */
  asked: string | undefined;
  onAsk: (cityId: string | undefined) => void;
};

/** "¿Llega a?": a municipality by its name. */
export function ReachField({ map, asked, onAsk }: ReachFieldProps) {
  const id = useId();
  const states = new Map(map.states.map(({ _id, name }) => [_id, name]));
  const named = map.cities.map(({ _id, name, stateId }) => {
    const words = texts.place(name, states.get(stateId) ?? '');
    return { _id, words, plain: plainText(words) };
  });
  const [text, setText] = useState(() => named.find(({ _id }) => _id === asked)?.words ?? '');
  const [isUnknown, setUnknown] = useState(false);
  const typed = plainText(text.trim());
  const found = typed.length < 2 ? [] : named.filter(({ plain }) => plain.includes(typed)).toSorted(beginning(typed));
  const ask = (words: string) => {
    const wanted = plainText(words.trim());
    const exact = named.filter(({ plain }) => plain === wanted || plain.startsWith(`${wanted},`));
    const [city] = exact.length > 0 ? exact : found;
    setUnknown(!city && wanted !== '');
    if (city) setText(city.words);
    if (city || wanted === '') onAsk(city?._id);
  };
  return (
    <form
      className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-text-2 max-lg:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        ask(text);
      }}
    >
      <label htmlFor={id} className="max-lg:sr-only">
        {texts.label}
      </label>
      <span className="flex h-8 w-[210px] items-center rounded-[10px] bg-surface pr-1 pl-2.5 inset-ring-[1.5px] inset-ring-line-control focus-within:inset-ring-2 focus-within:inset-ring-brand max-lg:h-11 max-lg:w-full">
        <input
          id={id}
          list={`${id}-places`}
          value={text}
          placeholder={texts.label}
          autoComplete="off"
          enterKeyHint="go"
          aria-invalid={isUnknown ? true : undefined}
          aria-describedby={isUnknown ? `${id}-note` : undefined}
          className="h-full min-w-0 flex-1 bg-transparent font-medium text-text outline-none placeholder:text-text-3 lg:placeholder:text-transparent"
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setUnknown(false);
            // a choice of the list
            if (named.some(({ words }) => words === value)) ask(value);
          }}
        />
        <button type="submit" aria-label={texts.label} className="touch-area flex size-7 items-center justify-center">
          <Icon name="arrow-right" size="sm" />
        </button>
      </span>
      <datalist id={`${id}-places`}>
        {found.slice(0, MOST).map(({ _id, words }) => (
          <option key={_id} value={words}>
            {words}
          </option>
        ))}
      </datalist>
      {isUnknown && (
        <p id={`${id}-note`} role="alert" className="basis-full text-danger">
          {texts.unknown}
        </p>
      )}
    </form>
  );
}

/** Names that begin with the words come first. */
const beginning = (typed: string) => (a: { plain: string }, b: { plain: string }) =>
  Number(b.plain.startsWith(typed)) - Number(a.plain.startsWith(typed)) || a.plain.length - b.plain.length;
