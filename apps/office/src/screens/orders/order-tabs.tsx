import type { OfficeOrderPage, OfficeOrderTab } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TabCount, ViewTabs, shownTabClass } from '../../components/view-tabs.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { type OrdersSearch, viewOf } from './orders-search.ts';

const tabs = Object.keys(texts.tabs) as OfficeOrderTab[]; // as: `tabs` has a name for each tab, and no other

export type OrderTabsProps = {
  search: OrdersSearch;
  counts: OfficeOrderPage['tabs'] | undefined;
  /** The address shows a saved view, which is marked instead of its state. */
  isSaved: boolean;
  /** After the states: saved views. */
  children: ReactNode;
};

/** The states of orders as tabs, each with its count under the other filters. */
export function OrderTabs({ search, counts, isSaved, children }: OrderTabsProps) {
  const { fila: _row, pagina: _page, vista = 'todos', ...others } = search;
  return (
    <ViewTabs label={texts.views}>
      {tabs.map((tab) => {
        const view = viewOf(tab);
        const count = counts?.find((one) => one.tab === tab);
        return (
          <Link
            key={tab}
            to="/pedidos"
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
