import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '@tonalia/rules/money';

const look =
  '-mb-px flex shrink-0 items-center gap-1.5 border-b-[2.5px] border-transparent text-[0.875rem] leading-none font-semibold text-text-2 -outline-offset-4';

/** A tab that is current by `aria-current`. */
export const tabClass = `${look} aria-[current]:border-brand aria-[current]:text-text`;

/** A tab that is current by `data-shown`: the router sets `aria-current` on a link of the whole address too. */
export const shownTabClass = `${look} data-[shown]:border-brand data-[shown]:text-text`;

export type ViewTabsProps = { label: string; children: ReactNode; className?: string };

/** The tabs above a list. On a phone they scroll, and the current one is in view. */
export function ViewTabs({ label, children, className = '' }: ViewTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<HTMLElement>(null);
  const shownWords = useRef('');
  useEffect(() => {
    // `data-shown` first: the router may also mark the tab of the whole address
    const find = (mark: string) => nav.current?.querySelector<HTMLElement>(mark);
    const current = find('[data-shown]') ?? find('[aria-current]');
    // only when another tab is current: an operator may scroll them
    if (!nav.current || !current) return;
    // Counts that arrive make the tabs wider. Their words are compared, because reading a width lays the page out.
    const { textContent: words } = nav.current;
    if (current === shown.current && words === shownWords.current) return;
    [shown.current, shownWords.current] = [current, words];
    const { left, right } = current.getBoundingClientRect();
    const { left: start, right: end } = nav.current.getBoundingClientRect();
    if (left < start || right > end) nav.current.scrollLeft += left - start - 16;
  });
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={`no-scrollbar flex h-[42px] max-lg:h-12 shrink-0 items-stretch gap-[22px] overflow-x-auto border-b border-line px-4 max-lg:bg-surface lg:px-7 ${className}`}
    >
      {children}
    </nav>
  );
}

/** The number of rows behind a tab; "300+" when counting ended at a limit. */
export const TabCount = ({ count, isExact = true }: { count: number; isExact?: boolean }) => (
  <span className="font-medium text-text-3">
    {formatNumber(count)}
    {!isExact && '+'}
  </span>
);
