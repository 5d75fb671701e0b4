import { useEffect, useRef, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { classNames } from '@tonalia/ui/class-names';
import { Key } from './office-button.tsx';
import { listsTexts as texts } from '../messages/lists.es-CO.ts';
import { useKeys } from './use-keys.ts';

/** A pause in typing, in ms, before the list follows. */
const PAUSE = 250;

export type SearchBoxProps = {
  value: string;
  onSearch: (text: string) => void;
  /** What can be searched for. */
  label: string;
  className?: string;
};

/** The search of the list; `/` puts the focus into it. */
export function SearchBox({ value, onSearch, label, className }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  const [lastValue, setLastValue] = useState(value);
  // The address changed elsewhere: the back button, or a removed filter.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <label
      className={classNames(
        'flex shrink-0 items-center gap-2 rounded-[10px] bg-surface-2 px-2.5 text-text-3 max-lg:bg-surface max-lg:inset-ring max-lg:inset-ring-line focus-within:bg-surface focus-within:inset-ring-2 focus-within:inset-ring-brand',
        className ?? 'h-8 w-[190px] text-[0.8125rem] max-lg:h-11',
      )}
    >
      <Icon name="search" size="sm" className="text-text-2" />
      <input
        ref={field}
        type="search"
        value={text}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="h-full min-w-0 flex-1 bg-transparent font-medium text-text outline-none placeholder:text-text-3 [&::-webkit-search-cancel-button]:hidden"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // A browser empties a search field on Esc; the words stay.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      {text === '' ? (
        <Key className="bg-surface text-text-2 inset-ring inset-ring-line max-lg:hidden">/</Key>
      ) : (
        <button type="button" aria-label={texts.clear} className="touch-area text-text-2" onClick={() => setText('')}>
          <Icon name="x" size="xs" />
        </button>
      )}
    </label>
  );
}
