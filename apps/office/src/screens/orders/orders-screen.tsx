import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { orderFiltersQuery } from '../../api/orders.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { usePreferences } from '../../components/preferences.tsx';
import { ActDialog } from '../../features/order-acts/act-dialog.tsx';
import type { MovingAct } from '../../features/order-acts/fitting.ts';
import { actPermissions } from '../../features/order-acts/permissions.ts';
import { actTexts } from '../../messages/acts.es-CO.ts';
import { orderTakingTexts } from '../../messages/order-taking.es-CO.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { viewsQuery } from '../../api/views.ts';
import { ActOnAllDialog } from './act-on-all-dialog.tsx';
import { BulkBar, fitting } from './bulk-bar.tsx';
import { columns } from './columns.tsx';
import { currentView } from './current-view.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import { listFilters } from './filters.ts';
import { ListFoot, countWords, totalWords } from './list-foot.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { OrdersCards, OrdersTable } from './orders-table.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import { SavedViews } from './saved-views.tsx';
import { useChoice } from './use-choice.ts';
import { useOrders } from './use-orders.ts';
import { useRowKeys } from './use-row-keys.ts';
import { LIST } from './view-settings.tsx';

const rowHeights = { compact: 40, comfortable: 52 };

/** The orders: tabs by state, search and filters, a page of rows, and what can be done with the chosen ones. */
export function OrdersScreen() {
  const operator = useOperator();
  const { search, now, today, filter, list, change, focus } = useOrders();
  const { data: views = [] } = useQuery(viewsQuery(LIST));
  const view = currentView(views, search);
  const { data: offered } = useQuery(orderFiltersQuery);
  const { density, hidden: own } = usePreferences();
  const hidden = view?.hidden ?? own[LIST] ?? [];
  const navigate = useNavigate();
  const [started, setStarted] = useState<{ act: MovingAct; codes: string[] }>();
  const [allOf, setAllOf] = useState<object>();
  const [startedOnAll, setStartedOnAll] = useState<MovingAct>();
  const searchField = useRef<HTMLInputElement>(null);

  const mayPlace = mayDo(operator, 'orders.place');
  const seesAmounts = mayDo(operator, 'amounts.read');
  const mayAct = (one: MovingAct) => mayDo(operator, actPermissions[one]);
  const page = list.data;
  const orders = useMemo(() => page?.results ?? [], [page]);
  const choice = useChoice(useMemo(() => orders.map(({ code }) => code), [orders]));
  const chosen = orders.filter(({ code }) => choice.codes.has(code));
  const filters = useMemo(() => listFilters(search, offered, today), [search, offered, today]);
  const shown = columns.filter(({ name, isMoney }) => !hidden.includes(name) && (seesAmounts || !isMoney));
  const open = (code: string) => void navigate({ to: '/pedidos/$code', params: { code } });
  const facts = { now, today, warehouses: offered?.warehouses ?? [] };

  // the choice of all ends with other filters and another page
  const isAll = allOf === filter && chosen.length === orders.length;
  const all =
    page && page.total > orders.length && chosen.length === orders.length
      ? {
          total: page.total,
          words: totalWords(page.total, page.totalIsExact),
          isChosen: isAll,
          choose: (is: boolean) => setAllOf(is ? filter : undefined),
        }
      : undefined;
  const start = (act: MovingAct | undefined) => {
    if (act && isAll) setStartedOnAll(act);
    else if (act) setStarted({ act, codes: chosen.map(({ code }) => code) });
  };

  useRowKeys({
    orders,
    focused: search.fila,
    onFocus: focus,
    onOpen: open,
    choice,
    onAct: () =>
      start(
        (['pick', 'dispatch', 'deliver'] as const).find(
          (one) => mayAct(one) && (isAll || fitting(chosen, one) === chosen.length),
        ),
      ),
    onSearch: () => searchField.current?.focus(),
    onCreate: mayPlace ? () => void navigate({ to: '/pedidos/nuevo' }) : undefined,
  });

  const count = page ? countWords(page) : texts.title.toLocaleLowerCase('es-CO');
  return (
    <>
      <PageHeader
        isSearched
        title={texts.title}
        actions={
          <>
            <PhoneFilters {...{ filters, search, change, count }} />
            <ExportMenu filter={filter} total={page?.total} />
            {mayPlace && (
              <Link to="/pedidos/nuevo" className={`${officeButtonClass('primary')} max-lg:hidden`}>
                <Icon name="plus" size="sm" />
                {orderTakingTexts.create}
              </Link>
            )}
          </>
        }
      />
      <OrderTabs search={search} counts={page?.tabs} isSaved={view !== undefined}>
        <SavedViews views={views} current={view} search={search} today={today} hidden={hidden} />
      </OrderTabs>
      <FilterBar {...{ filters, search, change, page, searchField, seesAmounts }} />
      <div className="min-w-0 flex-1 lg:overflow-x-auto" aria-busy={list.isPlaceholderData || undefined}>
        {list.isPending && <LoadingRows rows={14} />}
        {list.isError && !page && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {page && orders.length === 0 && <NoOrders {...{ filters, search, change }} />}
        {page && orders.length > 0 && (
          <>
            <div className="max-lg:hidden">
              <OrdersTable
                orders={orders}
                columns={shown}
                facts={facts}
                sort={search.orden ?? '-createdAt'}
                onSort={(orden) => change({ orden })}
                choice={choice}
                focused={search.fila}
                onOpen={open}
                rowHeight={rowHeights[density]}
              />
            </div>
            <div className="lg:hidden">
              <OrdersCards orders={orders} facts={facts} />
            </div>
          </>
        )}
      </div>
      {page && orders.length > 0 && <ListFoot page={page} onPage={(pagina) => change({ pagina })} />}
      {chosen.length > 0 && (
        <BulkBar chosen={chosen} mayAct={mayAct} onAct={start} onClear={choice.clear} filter={filter} all={all} />
      )}
      {startedOnAll && page && (
        <ActOnAllDialog
          act={startedOnAll}
          filter={filter}
          total={page.total}
          onClose={() => setStartedOnAll(undefined)}
          onBegun={() => {
            setStartedOnAll(undefined);
            choice.clear();
          }}
        />
      )}
      {started && (
        <ActDialog
          request={started}
          subject={actTexts.subject(started.codes.length)}
          onClose={() => setStarted(undefined)}
          onDone={choice.clear}
        />
      )}
    </>
  );
}
