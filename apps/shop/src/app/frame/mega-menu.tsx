import { useQuery } from '@tanstack/react-query';
import type { Category } from '@tonalia/contract/products';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { categoriesQuery } from '../../api/queries/queries.ts';
import { categoryMessages } from '../../messages/brands.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { Picture } from '../../components/picture.tsx';
import { MegaPanel } from './mega-panel.tsx';

/** Three zones: categories, contents of the chosen one, its best sellers. Up and down arrows move inside a zone, left and right between zones. */
export function MegaMenu({ onLeave }: { onLeave: () => void }) {
  const { data: categories = [], isError, isFetching, refetch } = useQuery(categoriesQuery);
  if (isError && categories.length === 0) {
    return (
      <ErrorBlock
        className="p-7"
        title={categoryMessages.failed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return categories.length === 0 ? null : <Zones categories={categories} onLeave={onLeave} />;
}

function Zones({ categories, onLeave }: { categories: readonly Category[]; onLeave: () => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(categories[0]?._id);
  const at = Math.max(
    0,
    categories.findIndex(({ _id }) => _id === chosenId),
  );
  const chosen = categories[at];
  const tabs = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  // Opened by keyboard: the focus moves to the categories.
  useEffect(() => list.current?.querySelector<HTMLElement>('[role=tab]')?.focus({ preventScroll: true }), []);

  function moveInList(event: KeyboardEvent) {
    const last = categories.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (event.key === 'ArrowRight') panel.current?.querySelector('a')?.focus();
    else if (target !== undefined) {
      setChosenId(categories[target]?._id);
      tabs()[target]?.focus();
    } else return;
    event.preventDefault();
  }
  function moveInPanel(event: KeyboardEvent) {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const now = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowLeft') tabs()[at]?.focus();
    else if (step !== undefined && now >= 0) links.at((now + step) % links.length)?.focus();
    else return;
    event.preventDefault();
  }
  if (!chosen) return null;
  return (
    <div className="grid max-h-[inherit] grid-cols-[232px_minmax(0,1fr)]">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={messages.shell.categories}
        aria-orientation="vertical"
        className="no-scrollbar overflow-y-auto bg-canvas-sunken p-3.5"
        onKeyDown={moveInList}
      >
        {categories.map((category) => (
          <button
            key={category._id}
            type="button"
            role="tab"
            id={`${id}-${category._id}`}
            aria-selected={category === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={category === chosen ? 0 : -1}
            className="group flex min-h-13.5 w-full items-center gap-3 rounded-control px-2 text-left text-[0.9375rem] font-semibold -outline-offset-2 aria-selected:bg-brand-soft aria-selected:text-brand-text"
            onClick={() => setChosenId(category._id)}
          >
            <span className="size-9.5 shrink-0 rounded-[12px] bg-surface-3 p-1 group-aria-selected:bg-surface">
              <Picture image={category.image} alt="" small sizes="30px" />
            </span>
            <span className="min-w-0 flex-1 wrap-break-word">{category.name}</span>
            {category === chosen && <Icon name="chevron-right" size="sm" />}
          </button>
        ))}
      </div>
      {/* The element has no action: the arrow keys move between its links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen._id}`}
        className="min-h-115 overflow-y-auto"
        onKeyDown={moveInPanel}
      >
        <MegaPanel key={chosen._id} category={chosen} onLeave={onLeave} />
      </div>
    </div>
  );
}
