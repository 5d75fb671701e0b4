import { Button } from '@tonalia/ui/button';
import { useEffect, useRef, useState } from 'react';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** Rows of a product that are shown at first. */
export const FIRST = 6;

/** Expanded lists; they stay expanded until a reload. */
const opened = new Set<string>();

/** The first rows of a long list (`first`, at least `least`), or all once it is expanded. Expanding focuses the first new row. */
export function useExpandable<T>(rows: readonly T[], key: string, least = 0, first = FIRST) {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(() => opened.has(key));
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const few = Math.max(first, least);
  useEffect(() => {
    const row = focusAt === null ? null : list.current?.children[focusAt];
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [focusAt]);

  function toggle() {
    if (isOpen) opened.delete(key);
    else opened.add(key);
    setOpen(!isOpen);
    setFocusAt(isOpen ? null : few);
  }
  return { list, shown: isOpen ? rows : rows.slice(0, few), hidden: Math.max(0, rows.length - few), isOpen, toggle };
}

interface MoreButtonProps {
  /** The number of hidden rows. */
  hidden: number;
  isColour: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** "Ver los 34 tonos más". */
export function MoreButton({ hidden, isColour, isOpen, onToggle }: MoreButtonProps) {
  if (hidden === 0) return null;
  const more = isColour ? purchaseMessages.moreShades(hidden) : purchaseMessages.moreVersions(hidden);
  return (
    <Button
      variant="ghost"
      size="sm"
      iconAfter={isOpen ? 'chevron-up' : 'chevron-down'}
      className="min-h-11!"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? purchaseMessages.fewer : more}
    </Button>
  );
}
