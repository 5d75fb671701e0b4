import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { orderFiltersQuery } from '../../api/orders.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { viewsQuery } from '../../api/views.ts';
import type { MovingAct } from '../../features/order-acts/fitting.ts';
import { actPermissions } from '../../features/order-acts/permissions.ts';
import { BulkActs } from './bulk-acts.tsx';
import { fitting } from './bulk-bar.tsx';
import { currentView } from '../../features/list-views/current-view.ts';
import { SavedViews } from '../../features/list-views/saved-views.tsx';
import { useColumns } from '../../features/list-views/use-columns.ts';
import { ordersTexts } from '../../messages/orders.es-CO.ts';
import { columns as allColumns } from './columns.tsx';
import { readView, viewSearch } from './current-view.ts';
import { FilterBar } from './filter-bar.tsx';
import { listFilters } from './filters.ts';
import { ListBody } from './list-body.tsx';
import { ListFoot } from './list-foot.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { OrdersHead } from './orders-head.tsx';
import { OrderViewTab } from './order-view-tab.tsx';
import { useBulk } from './use-bulk.ts';
import { useOrders } from './use-orders.ts';
import { useRowKeys } from './use-row-keys.ts';

/** The key of this list among the preferences. */
const LIST = 'orders';
const movingActs = ['pick', 'dispatch', 'deliver'] as const;

/** The orders: tabs by state, search and filters, a page of rows, and what can be done with the chosen ones. */
export function OrdersScreen() {
  const operator = useOperator();
  const { search, now, today, filter, list, change, focus } = useOrders();
  const { data: views = [] } = useQuery(viewsQuery(LIST));
  const view = currentView(views, viewSearch(search), readView);
  const { data: offered } = useQuery(orderFiltersQuery);
  const navigate = useNavigate();

  const mayPlace = mayDo(operator, 'orders.place');
  const seesAmounts = mayDo(operator, 'amounts.read');
  const mayAct = (one: MovingAct) => mayDo(operator, actPermissions[one]);
  const all = useMemo(
    () =>
      allColumns.filter(
        ({ isMoney, needs }) => (seesAmounts || !isMoney) && (needs === undefined || mayDo(operator, needs)),
      ),
    [operator, seesAmounts],
  );
  const columns = useColumns(
    {
      list: LIST,
      all,
      fixed: 'code',
      titleOf: ({ name }) => ordersTexts.column[name],
    },
    view,
  );
  const page = list.data;
  const orders = useMemo(() => page?.results ?? [], [page]);
  const bulk = useBulk(orders, page, filter);
  const filters = useMemo(() => listFilters(search, offered, today), [search, offered, today]);
  const open = useCallback((code: string) => void navigate({ to: '/pedidos/$code', params: { code } }), [navigate]);
  const facts = useMemo(() => ({ now, today, warehouses: offered?.warehouses ?? [] }), [now, today, offered]);
  const fits = (act: MovingAct) => bulk.isAll || fitting(bulk.chosen, act) === bulk.chosen.length;

  useRowKeys({
    orders,
    focused: search.fila,
    onFocus: focus,
    onOpen: open,
    choice: bulk.choice,
    onAct: () => bulk.start(movingActs.find((act) => mayAct(act) && fits(act))),
    onCreate: mayPlace ? () => void navigate({ to: '/pedidos/nuevo' }) : undefined,
  });

  return (
    <>
      <OrdersHead {...{ filters, search, change, list, filter, mayPlace }} />
      <OrderTabs search={search} counts={page?.tabs} isSaved={view !== undefined}>
        <SavedViews
          views={views}
          current={view}
          search={viewSearch(search)}
          columns={columns}
          tab={(one, isCurrent) => <OrderViewTab view={one} isCurrent={isCurrent} today={today} />}
        />
      </OrderTabs>
      <FilterBar {...{ filters, search, change, page, seesAmounts, columns }} />
      <ListBody
        {...{ search, change, list, orders, filters }}
        columns={columns.shown}
        facts={facts}
        choice={bulk.choice}
        onOpen={open}
      />
      {page && orders.length > 0 && <ListFoot page={page} onPage={(pagina) => change({ pagina })} />}
      <BulkActs {...{ bulk, page, filter, mayAct, seesAmounts }} seesLabels={mayDo(operator, 'picking.read')} />
    </>
  );
}
