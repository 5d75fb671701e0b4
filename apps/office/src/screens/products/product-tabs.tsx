import type { GridTab } from '@tonalia/contract/products-grid';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { gridTabsQuery } from '../../api/products.ts';
import { TabCount, ViewTabs, shownTabClass } from '../../components/view-tabs.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import {
  type ProductsSearch,
  type ProductsView,
  toGridFilter,
  views,
} from '../../features/cell-edits/products-search.ts';

export type ProductTabsProps = {
  search: ProductsSearch;
  /** The address shows a saved view, which is marked instead of its tab. */
  isSaved: boolean;
  /** After the tabs: saved views. */
  children: ReactNode;
};

/** The tabs of the grid, each with its versions under the other filters. */
export function ProductTabs({ search, isSaved, children }: ProductTabsProps) {
  const { vista = 'todos', pagina: _page, abiertos: _open, ...others } = search;
  const { data: counts } = useQuery(gridTabsQuery(withoutTab(search)));
  return (
    <ViewTabs label={texts.views}>
      {(Object.entries(views) as [ProductsView, GridTab][]).map(([view, tab]) => {
        const count = counts?.results.find((one) => one.tab === tab);
        return (
          <Link
            key={tab}
            to="/productos"
            search={view === 'todos' ? others : { ...others, vista: view }}
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={vista === view && !isSaved ? 'page' : undefined}
            data-shown={(vista === view && !isSaved) || undefined}
            className={shownTabClass}
          >
            {texts.tabs[tab]}
            {count && <TabCount count={count.total} isExact={count.totalIsExact} />}
          </Link>
        );
      })}
      {children}
    </ViewTabs>
  );
}

/** The filters that the counts of the tabs are under. */
export function withoutTab(search: ProductsSearch) {
  const { tab: _tab, sort: _sort, page: _page, ...filter } = toGridFilter(search);
  return filter;
}
