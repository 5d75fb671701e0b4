import { useHere } from '../../navigation/link.tsx';
import { type QuickLine, isReady, isUnread } from './quick-line.ts';

/** Which lines are shown; in the address, so that "back" leads from those to resolve to all. */
export const lineViews = ['todas', 'resolver', 'preventa', 'listas'] as const;
export type LineView = (typeof lineViews)[number];

/** The view of this page's address, and the address of another view of the same page. */
export function useLineView(): { view: LineView; addressOf: (view: LineView) => string } {
  const [path = '', query = ''] = useHere().split('?');
  const asked = new URLSearchParams(query);
  return {
    view: lineViews.find((one) => one === asked.get('ver')) ?? 'todas',
    addressOf: (view) => {
      const next = new URLSearchParams(query);
      if (view === 'todas') next.delete('ver');
      else next.set('ver', view);
      return next.size === 0 ? path : `${path}?${next}`;
    },
  };
}

/** Needs an answer; one that is not read yet does not. */
export const isOpen = (line: QuickLine): boolean => !isReady(line) && !isUnread(line);

/** A line that leaves later, whole or in part. */
export const isPresale = (line: QuickLine): boolean =>
  isReady(line) && line.match !== null && line.match.presale !== null && line.match.stock < line.quantity;

const shows: Record<LineView, (line: QuickLine) => boolean> = {
  todas: () => true,
  resolver: isOpen,
  preventa: isPresale,
  listas: isReady,
};

export const linesIn = (view: LineView, lines: readonly QuickLine[]): QuickLine[] => lines.filter(shows[view]);
