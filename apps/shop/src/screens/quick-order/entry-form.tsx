import { useQuery } from '@tanstack/react-query';
import type { ListMatch } from '@tonalia/contract/order-list';
import { Button } from '@tonalia/ui/button';
import { SearchField } from '@tonalia/ui/search-field';
import { type KeyboardEvent, type ReactNode, Suspense, lazy, useId, useRef, useState } from 'react';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useSettled } from '../../timing/use-debounced.ts';
import { recognise } from './recognise.ts';
import type { QuickOrder } from './use-quick-order.ts';
import { useTwoColumns } from './use-two-columns.ts';

const EntrySuggestions = lazy(() => import('./entry-suggestions.tsx').then((m) => ({ default: m.EntrySuggestions })));

const MOST = 4;
const PAUSE_MS = 150;

/** One field for a code, a part of it or a name; Enter takes the first that fits and clears the field. Tab leads to the quantity. */
export function EntryForm({
  order,
  before,
  scan,
}: {
  order: Pick<QuickOrder, 'put' | 'write'>;
  before: readonly string[];
  /** Within the field while it is empty. */
  scan?: ReactNode;
}) {
  const [text, setText] = useState('');
  const [units, setUnits] = useState('');
  const [at, setAt] = useState(-1);
  const field = useRef<HTMLFormElement>(null);
  const listId = useId();
  const isWide = useTwoColumns();
  const asked = useSettled(text.trim(), PAUSE_MS);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['catalogue', 'quick-order', before, asked],
    queryFn: ({ signal }) => recognise(asked, before, signal),
    enabled: asked.length > 1,
    staleTime: 60_000,
    retry: false,
    // While a text grows, the suggestions of its start stay until the next ones come, so that they do not blink; nothing takes one of them.
    placeholderData: (previous, query) => (asked.startsWith(String(query?.queryKey.at(-1))) ? previous : undefined),
  });
  const isRead = text.trim() === asked && !isPlaceholderData;
  const last = text.trim().length > 1 && text.trim().startsWith(asked) ? data?.[0] : undefined;
  const found = last ? [...(last.match ? [last.match] : []), ...last.candidates].slice(0, MOST) : [];
  const row = isRead ? last : undefined;
  // A merely similar or sold-out product is never taken unasked.
  const isFirstTaken = row?.verdict === 'recognised' || row?.verdict === 'choose';
  const shown = at < 0 && isFirstTaken && found.length > 0 ? 0 : at;
  const count = /^[1-9]\d{0,3}$/.test(units) ? Number(units) : undefined;

  function start() {
    setText('');
    setUnits('');
    setAt(-1);
    field.current?.querySelector('input')?.focus();
  }
  function note() {
    if (text.trim() === '') return;
    const chosen = found[shown];
    if (chosen && isRead) put(chosen, at >= 0);
    else {
      order.write(text.trim(), count);
      start();
    }
  }
  /** Only what was picked is remembered, not what came first. */
  function put(match: ListMatch, isPicked: boolean) {
    order.put(match, count ?? row?.quantity ?? 1, text.trim(), isPicked ? row : undefined);
    start();
  }
  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') start();
    else if (step === 1 && found.length === 0) void import('./use-table-keys.ts').then((m) => m.focusFirstRow());
    else if (step !== undefined && row) setAt(Math.max(-1, Math.min(found.length - 1, shown + step)));
    else return;
    event.preventDefault();
  }

  return (
    <form
      ref={field}
      className="relative max-lg:overflow-hidden max-lg:rounded-[18px] max-lg:bg-surface max-lg:inset-ring-[1.5px] max-lg:inset-ring-line-control max-lg:focus-within:inset-ring-2 max-lg:focus-within:inset-ring-brand"
      onSubmit={(event) => {
        event.preventDefault();
        note();
      }}
    >
      {/* A box of its own size: a key lays out what is in it, not the page with its lines. */}
      <div className="lg:flex lg:h-12 lg:gap-2.5 lg:[contain:size_layout]">
        <SearchField
          label={words.field}
          value={text}
          onChange={(next) => {
            setText(next);
            setAt(-1);
          }}
          onKeyDown={move}
          role="combobox"
          aria-expanded={row !== undefined && found.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown < 0 ? undefined : `${listId}-${shown}`}
          enterKeyHint="next"
          after={scan}
          placeholder={isWide ? words.hintWide : words.hint}
          className="max-lg:h-13.5! max-lg:bg-transparent! max-lg:inset-ring-0! lg:bg-surface lg:inset-ring-[1.5px] lg:inset-ring-line-control"
          maxLength={120}
        />
        <input
          className="h-12 w-16 rounded-control border-[1.5px] max-lg:hidden border-line-control bg-surface px-3 text-right text-[1rem] outline-none focus:border-brand lg:w-23"
          aria-label={words.units}
          inputMode="numeric"
          enterKeyHint="next"
          placeholder="1"
          value={units}
          onChange={({ currentTarget }) => setUnits(currentTarget.value.replace(/\D/g, '').slice(0, 4))}
        />
        <Button type="submit" className="max-lg:sr-only">
          {words.add}{' '}
          {text !== '' && (
            <kbd className="rounded-[6px] bg-current/16 px-1.5 py-1 font-sans text-[0.75rem] leading-none">
              <span aria-hidden="true" className="text-on-brand">
                {words.enter}
              </span>
            </kbd>
          )}
        </Button>
      </div>
      {found.length > 0 && (
        <Suspense>
          <EntrySuggestions
            id={listId}
            isWide={isWide}
            isOld={!isRead}
            found={found}
            at={shown}
            typed={text.trim()}
            units={count ?? row?.quantity ?? 1}
            onUse={(match) => put(match, true)}
          />
        </Suspense>
      )}
    </form>
  );
}
