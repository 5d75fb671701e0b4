import { type QueryClient, keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { sentenceOf } from '../../api/call-failure.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';

/** Letters from which words are searched for. */
const LEAST = 2;
const MOST_SHOWN = 8;

export type FindFieldProps<T> = {
  label: string;
  placeholder: string;
  /** Names what is found, for the cache. */
  what: string;
  find: (client: QueryClient, words: string) => Promise<T[]>;
  idOf: (item: T) => string;
  draw: (item: T) => ReactNode;
  onChoose: (item: T) => void;
  error?: string | undefined;
};

/** A field that finds one thing by words: type, then press one of the things below it. */
export function FindField<T>({ label, placeholder, what, find, idOf, draw, onChoose, error }: FindFieldProps<T>) {
  const [words, setWords] = useState('');
  const isAsked = words.trim().length >= LEAST;
  const found = useQuery({
    queryKey: ['found', what, words.trim()],
    queryFn: ({ client }) => find(client, words.trim()),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <div>
      <Field
        small
        className="max-w-none!"
        label={label}
        placeholder={placeholder}
        error={error}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {isAsked && (
        <ul className="mt-1.5 overflow-hidden rounded-[12px] bg-surface inset-ring inset-ring-line" aria-label={label}>
          {found.data?.slice(0, MOST_SHOWN).map((item) => (
            <li key={idOf(item)}>
              <button
                type="button"
                className="pressable flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left -outline-offset-2"
                onClick={() => {
                  setWords('');
                  onChoose(item);
                }}
              >
                {draw(item)}
              </button>
            </li>
          ))}
          {(found.isError || found.data?.length === 0) && (
            <li className="px-3 py-3 text-text-2">
              {found.isError ? sentenceOf(found.error) : texts.explain.nothingFound}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
