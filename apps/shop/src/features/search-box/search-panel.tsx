import { useQueryClient } from '@tanstack/react-query';
import { classNames } from '@tonalia/ui/class-names';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { forgetSearches } from '../../api/queries/search.ts';
import { searchMessages as words } from '../../messages/search.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { ChoiceRow } from './choice-row.tsx';
import { hrefOf } from './choices.ts';
import type { SearchChoice, SearchGroup } from './choices.ts';
import { useChoices } from './use-choices.ts';

/** Lets the field pass keys to the panel; the result says whether the panel handled the key. */
export interface PanelKeys {
  press: (event: KeyboardEvent) => boolean;
}

export interface SearchPanelProps {
  ref?: Ref<PanelKeys>;
  /** The field's id; the ids of the list and its options derive from it. */
  id: string;
  /** The text of the field. */
  text: string;
  /** Index of the active choice; -1 while the keys act in the field. */
  active: number;
  onActive: (at: number) => void;
  /** Called when the list of choices appears or disappears. */
  onShown: (isShown: boolean) => void;
  onGo: (href: string) => void;
  onWrite: (text: string) => void;
}

/** The suggestions under the search field, loaded with the first focus. */
export function SearchPanel(props: SearchPanelProps) {
  const { ref, id, text, active, onActive, onShown, onGo, onWrite } = props;
  const cache = useQueryClient();
  const { groups, isWaiting, trouble } = useChoices(text);
  const choices = groups.flatMap((group) => group.choices);
  const list = useRef<HTMLDivElement>(null);
  const isAny = choices.length > 0;

  useEffect(() => {
    onShown(isAny);
  }, [isAny, onShown]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function take(choice: SearchChoice) {
    const href = hrefOf(choice);
    if (href !== null) onGo(href);
    else void forgetSearches(cache).catch(() => notify({ color: 'red', message: words.forgetFailed }));
    onActive(-1);
  }
  function press(event: KeyboardEvent): boolean {
    const choice = choices[active];
    if (event.key === 'ArrowDown') onActive(active + 1 < choices.length ? active + 1 : -1);
    else if (event.key === 'ArrowUp') onActive(active < 0 ? choices.length - 1 : active - 1);
    else if (event.key === 'Enter' && choice) take(choice);
    else return false;
    return true;
  }
  useImperativeHandle(ref, () => ({ press }));

  return (
    <>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isAny}
        className="lg:grid lg:grid-cols-[270px_minmax(0,1fr)] lg:items-start lg:gap-7"
      >
        {columnsOf(groups).map((column, at) => (
          <div key={at} role="presentation" className="lg:min-w-0 lg:only:col-span-2">
            {column.map((group) => (
              <ChoiceGroup
                key={group.kind}
                group={group}
                {...{ id, text, active, onWrite }}
                first={firstOf(groups, group)}
                onTake={take}
              />
            ))}
          </div>
        ))}
      </div>
      {trouble && <p className="py-3 text-small text-text-2 lg:px-1">{trouble}</p>}
      <p role="status" className="sr-only">
        {!isWaiting && (trouble ?? words.found(choices.length))}
      </p>
    </>
  );
}

function firstOf(groups: readonly SearchGroup[], group: SearchGroup): number {
  return groups.slice(0, groups.indexOf(group)).reduce((sum, { choices }) => sum + choices.length, 0);
}

const inFirstColumn = new Set<SearchChoice['kind']>(['term', 'recent']);

/** On a desktop, terms on the left and products on the right; on a phone one column. */
function columnsOf(groups: readonly SearchGroup[]): SearchGroup[][] {
  const left = groups.filter(({ kind }) => inFirstColumn.has(kind));
  const right = groups.filter(({ kind }) => !inFirstColumn.has(kind));
  return [left, right].filter((column) => column.length > 0);
}

function ChoiceGroup({
  group,
  id,
  text,
  active,
  first,
  onTake,
  onWrite,
}: Pick<SearchPanelProps, 'id' | 'text' | 'active' | 'onWrite'> & {
  group: SearchGroup;
  first: number;
  onTake: (choice: SearchChoice) => void;
}) {
  const isChips = group.kind === 'manufacturer' || group.kind === 'category';
  return (
    <div role="group" aria-label={group.title} className="pb-3 last:pb-0">
      {group.isTitleShown && (
        <p aria-hidden="true" className="pt-2 pb-1 text-label text-text-2 lg:px-3 lg:text-micro lg:text-text-3">
          {group.title}
        </p>
      )}
      <div role="presentation" className={classNames(isChips && 'flex flex-wrap gap-2 py-1 lg:px-3')}>
        {group.choices.map((choice, at) => (
          <ChoiceRow
            key={at}
            id={`${id}-${first + at}`}
            choice={choice}
            typed={text}
            isActive={active === first + at}
            onTake={() => onTake(choice)}
            onWrite={onWrite}
          />
        ))}
      </div>
    </div>
  );
}
