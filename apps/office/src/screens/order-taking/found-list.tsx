import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { useTyped } from './use-typed.ts';

export type FoundListProps<Item> = {
  label: string;
  /** Names the list of results. */
  listLabel: string;
  typed: ReturnType<typeof useTyped>;
  /** Undefined until the server answered. */
  items: readonly Item[] | undefined;
  /** Whether `items` answer the typed words. */
  isCurrent: boolean;
  idOf: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** When nothing was found, or it could not be asked. */
  note: ReactNode;
  field?: RefObject<HTMLInputElement | null>;
  className?: string;
};

/** A field with its results below: ↑ and ↓ move, Enter takes one, also when it was pressed before the answer came. */
export function FoundList<Item>(props: FoundListProps<Item>) {
  const { label, listLabel, typed, items = [], isCurrent, idOf, draw, onChoose, note, field, className } = props;
  const listId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const isWanted = useRef(false);
  const isOpen = typed.mayAsk;
  const at = Math.max(
    0,
    items.findIndex((item) => idOf(item) === chosenId),
  );
  const take = (item: Item | undefined) => {
    if (item === undefined) return;
    setChosenId(undefined);
    onChoose(item);
  };
  useEffect(() => {
    if (!isWanted.current || !isCurrent) return;
    isWanted.current = false;
    take(items[0]);
  });
  const move = (by: number) => {
    const next = items[(at + by + items.length) % items.length];
    setChosenId(next && idOf(next));
  };
  const keys: Record<string, (event: KeyboardEvent<HTMLInputElement>) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      if (isCurrent) return take(items[at]);
      isWanted.current = true;
      typed.askNow();
    },
    Escape: ({ currentTarget }) => (typed.text === '' ? currentTarget.blur() : typed.setText('')),
  };
  return (
    <div className={classNames('relative', className)}>
      <label className="flex h-11 items-center gap-2.5 rounded-[12px] bg-surface px-3.5 inset-ring-[1.5px] inset-ring-line-control focus-within:inset-ring-2 focus-within:inset-ring-brand">
        <Icon name="search" size="sm" className="text-text-2" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && items[at] ? `${listId} ${idOf(items[at])}`.replaceAll(' ', '-') : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 bg-transparent font-medium outline-none placeholder:text-text-3"
          value={typed.text}
          onChange={({ currentTarget }) => {
            isWanted.current = false;
            typed.setText(currentTarget.value);
          }}
          onKeyDown={(event) => {
            const act = keys[event.key];
            if (!act || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            act(event);
          }}
        />
      </label>
      {isOpen && (
        <div className="floating absolute inset-x-0 top-full z-header mt-1.5 max-h-[min(60dvh,460px)] overflow-y-auto p-1.5">
          <div id={listId} role="listbox" aria-label={listLabel}>
            {items.map((item, index) => (
              // Chosen with the keys of the field, which keeps the focus.
              <div
                key={idOf(item)}
                id={`${listId} ${idOf(item)}`.replaceAll(' ', '-')}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={classNames(
                  'flex min-h-[52px] cursor-pointer items-center gap-3 rounded-[10px] px-2.5 py-1.5',
                  index === at && 'bg-surface-2',
                )}
                onPointerEnter={() => setChosenId(idOf(item))}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(item)}
                onKeyDown={({ key }) => key === 'Enter' && take(item)}
              >
                {draw(item)}
              </div>
            ))}
          </div>
          {items.length === 0 && isCurrent && note}
        </div>
      )}
    </div>
  );
}
