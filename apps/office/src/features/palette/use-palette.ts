import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNow } from '../../components/use-now.ts';
import type { PaletteGroup, PaletteOffice, PaletteRow } from './rows.ts';
import { firstSections, sectionsOf } from './sections.ts';
import { useSearch } from './use-search.ts';

export interface PaletteProps {
  office: PaletteOffice;
  /** Rows opened last, the newest first. */
  opened: readonly PaletteRow[];
  onOpened: (row: PaletteRow) => void;
  onClose: () => void;
}

type PaletteTab = 'here' | 'other';

/** The state of the palette: the typed text, the group, the rows and the chosen one. */
export function usePalette({ office, opened, onOpened, onClose }: PaletteProps) {
  const router = useRouter();
  const now = useNow();
  const [text, setText] = useState('');
  const [group, setGroup] = useState<PaletteGroup>('all');
  const [chosenId, setChosenId] = useState<string>();
  /** Enter was pressed before the answer: the first row opens with it. */
  const wanted = useRef<PaletteTab>(undefined);
  const search = useSearch(text, group, office);
  const { words, items } = search;

  const groups: readonly PaletteGroup[] = ['all', ...office.groups, 'places'];
  const isFirst = search.isShort && group !== 'places';
  const sections = isFirst
    ? firstSections(opened, office.places)
    : sectionsOf({ group, items, office, facts: { typed: words, now, orderState: office.orderState } });
  const rows = sections.flatMap((section) => section.rows);
  const chosen = rows.find(({ id }) => id === chosenId) ?? rows[0];

  const open = (row: PaletteRow, tab: PaletteTab) => {
    onOpened(row);
    onClose();
    if (row.isShop || tab === 'other') window.open(row.href, '_blank', 'noopener');
    else router.history.push(row.href);
  };
  useEffect(() => {
    const tab = wanted.current;
    if (!tab || !search.isCurrent) return;
    wanted.current = undefined;
    if (chosen) open(chosen, tab);
  });

  const move = (by: number) => {
    const at = rows.findIndex((row) => row === chosen);
    setChosenId(rows[(at + by + rows.length) % rows.length]?.id);
  };
  const choose = (next: PaletteGroup) => {
    setGroup(next);
    setChosenId(undefined);
    wanted.current = undefined;
  };
  const turn = (by: number) => choose(groups[(groups.indexOf(group) + by + groups.length) % groups.length] ?? 'all');

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Tab: ({ shiftKey }) => turn(shiftKey ? -1 : 1),
    Enter: ({ metaKey, ctrlKey }) => {
      const tab = metaKey || ctrlKey ? 'other' : 'here';
      if (search.isCurrent) {
        if (chosen) open(chosen, tab);
        return;
      }
      wanted.current = tab;
      search.askNow();
    },
    Escape: onClose,
  };
  return {
    ...search,
    text,
    group,
    groups,
    sections,
    rows,
    chosen,
    open,
    choose,
    point: setChosenId,
    type: (typed: string) => {
      setText(typed);
      setChosenId(undefined);
      wanted.current = undefined;
    },
    press: (event: KeyboardEvent) => {
      const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act(event);
    },
  };
}
