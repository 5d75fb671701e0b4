import { type ReactNode, useEffect } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { texts } from '../messages/texts.es-CO.ts';
import { SearchButton } from './search-button.tsx';

export type PageHeaderProps = {
  title: string;
  /** Before and after the title, at its baseline. */
  before?: ReactNode;
  after?: ReactNode;
  /** Below the title, on a phone. */
  below?: ReactNode;
  /** At the right end. */
  actions?: ReactNode;
  /** No magnifier on a phone: the page has one of its own, or its acts need the room. */
  isSearched?: boolean;
  /** A line below it. */
  lined?: boolean;
  /** On a phone it has the ground of the page. */
  bare?: boolean;
};

/**
 * The head of a page: 68 px, on a phone 52 and more rows when its actions do not fit into one, with the search of the palette. It names the
 * window too.
 */
export function PageHeader({
  title,
  before,
  after,
  below,
  actions,
  isSearched = false,
  lined = false,
  bare = false,
}: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · ${texts.office}`;
  }, [title]);
  return (
    <header
      className={classNames(
        'flex shrink-0 items-center gap-2.5 bg-canvas px-4 max-lg:min-h-[52px] max-lg:flex-wrap max-lg:py-1 lg:h-[68px] lg:px-7',
        bare ? 'max-lg:bg-transparent' : 'max-lg:bg-surface',
        lined && 'border-b border-line',
      )}
    >
      {before && <span className="contents max-lg:[&_svg]:size-6">{before}</span>}
      {below ? (
        <div className="min-w-0 max-lg:leading-tight">
          <h1
            tabIndex={-1}
            className="truncate text-title max-lg:text-[1.0625rem] max-lg:leading-[1.25] max-lg:font-[650]"
          >
            {title}
          </h1>
          <p className="truncate text-[0.8125rem] text-text-2 lg:hidden">{below}</p>
        </div>
      ) : (
        <h1 tabIndex={-1} className="truncate text-title max-lg:max-w-[calc(100%-60px)] max-lg:text-phone-title">
          {title}
        </h1>
      )}
      {after}
      <span className="flex-1" />
      <SearchButton isPageSearched={isSearched} />
      {actions}
    </header>
  );
}
