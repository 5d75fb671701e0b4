import { Icon } from '@tonalia/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { quickOrderMessages as words } from '../../../messages/quick-order.es-CO.ts';

/** Another text for a line, read with Enter. */
export function CorrectLine(props: {
  name: string;
  text: string;
  hasFocus: boolean;
  onCorrect: (text: string) => void;
}) {
  const { name, hasFocus, onCorrect } = props;
  const [text, setText] = useState(props.text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.select();
  }, [hasFocus]);
  return (
    <form
      className="flex h-11 min-w-0 grow basis-44 items-center gap-2 rounded-control border-[1.5px] border-line-control bg-surface px-3 focus-within:border-brand lg:max-w-56"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onCorrect(text.trim());
      }}
    >
      <Icon name="search" size="sm" className="shrink-0 text-text-2" />
      <input
        ref={field}
        className="h-full w-full min-w-0 bg-transparent text-[1rem] outline-none lg:text-label"
        aria-label={words.correct(name)}
        placeholder={words.correctHint}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
}
