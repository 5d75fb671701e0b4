import { Link } from '@tanstack/react-router';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { type PricesSearch, readPricesSearch, tabNames, tabOf } from './prices-search.ts';

/** The tabs of the prices. */
export function PricesTabs({ search }: { search: PricesSearch }) {
  const vista = tabOf(search);
  return (
    <nav
      aria-label={texts.views}
      className="no-scrollbar flex h-[42px] shrink-0 items-stretch gap-[22px] overflow-x-auto border-b border-line px-4 max-lg:h-12 max-lg:bg-surface lg:px-7"
    >
      {tabNames.map((name) => (
        <Link
          key={name}
          to="/precios"
          search={readPricesSearch({ vista: name })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={vista === name ? 'page' : undefined}
          className="-mb-px flex shrink-0 items-center gap-1.5 border-b-[2.5px] border-transparent text-[0.875rem] leading-none font-semibold text-text-2 -outline-offset-4 aria-[current]:border-brand aria-[current]:text-text"
        >
          {texts.tabs[name]}
        </Link>
      ))}
    </nav>
  );
}
