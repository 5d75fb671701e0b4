import type { GridTab } from '@tonalia/contract/products-grid';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { gridTabsQuery } from '../../api/products.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { type ProductsSearch, type ProductsView, toGridFilter, views } from './products-search.ts';

/** The tabs of the grid, each with its versions under the other filters. */
export function ProductTabs({ search }: { search: ProductsSearch }) {
  const { vista = 'todos', pagina: _page, abiertos: _open, ...others } = search;
  const { data: counts } = useQuery(gridTabsQuery(withoutTab(search)));
  return (
    <nav
      aria-label={texts.views}
      className="no-scrollbar flex h-[42px] shrink-0 items-stretch gap-[22px] overflow-x-auto border-b border-line px-4 max-lg:bg-surface lg:px-7"
    >
      {(Object.entries(views) as [ProductsView, GridTab][]).map(([view, tab]) => {
        const count = counts?.results.find((one) => one.tab === tab);
        return (
          <Link
            key={tab}
            to="/productos"
            search={view === 'todos' ? others : { ...others, vista: view }}
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={vista === view ? 'page' : undefined}
            data-shown={vista === view || undefined}
            className="-mb-px flex shrink-0 items-center gap-1.5 border-b-[2.5px] border-transparent text-[0.875rem] leading-none font-semibold text-text-2 -outline-offset-4 data-[shown]:border-brand data-[shown]:text-text"
          >
            {texts.tabs[tab]}
            {count && (
              <span className="font-medium text-text-3">
                {formatNumber(count.total)}
                {!count.totalIsExact && '+'}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** The filters that the counts of the tabs are under. */
export function withoutTab(search: ProductsSearch) {
  const { tab: _tab, sort: _sort, page: _page, ...filter } = toGridFilter(search);
  return filter;
}
