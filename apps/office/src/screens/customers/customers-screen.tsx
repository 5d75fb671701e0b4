import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { customersQuery } from '../../api/customer-list.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ExportFormats } from '../../components/export-formats.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageFoot, rangeWords } from '../../components/page-foot.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { useWide } from '../../components/use-wide.ts';
import { useColumns } from '../../features/list-views/use-columns.ts';
import { customersTexts as texts } from '../../messages/customers.es-CO.ts';
import { CreateCustomer } from './create-customer.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerListTabs, CustomersBar } from './customers-bar.tsx';
import {
  type CustomersSearch,
  askedCustomers,
  customersExportAddress,
  readCustomersSearch,
} from './customers-search.ts';
import { CustomersTable, columnsFor } from './customers-table.tsx';

const route = getRouteApi('/frame/clientes');

/** The customers: those that buy most first, for an operator that sees amounts. */
export function CustomersScreen() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const now = useNow();
  const operator = useOperator();
  const seesAmounts = mayDo(operator, 'amounts.read');
  const sort = search.orden ?? (seesAmounts ? '-ventas' : 'nombre');
  const filter = askedCustomers(search, sort);
  const list = useQuery(customersQuery(filter));
  const isWide = useWide();
  const columns = useColumns(
    { list: 'customers', all: columnsFor(operator), fixed: 'name', titleOf: ({ name }) => texts.column[name] },
    undefined,
  );
  const customers = list.data?.results ?? [];
  const go = (change: Pick<CustomersSearch, 'orden' | 'pagina'>) =>
    void navigate({
      to: '/clientes',
      search: readCustomersSearch({ ...search, fila: undefined, pagina: undefined, ...change }),
    });
  useRowKeys(customers, search);
  const { fila: _row, pagina: _page, orden: _sort, vista: _tab, ...filters } = search;
  const isNarrowed = Object.keys(filters).length > 0 || search.vista !== undefined;
  const quietDays = list.data?.quietDays ?? 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <ExportFormats href={customersExportAddress(filter)} />
            {mayDo(operator, 'customers.edit') && <CreateCustomer />}
          </>
        }
      />
      <CustomerListTabs search={search} page={list.data} />
      <CustomersBar search={search} columns={columns} />
      <div className="min-w-0 flex-1 lg:overflow-x-auto">
        {list.isPending && <LoadingRows rows={12} />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && customers.length === 0 && isNarrowed && (
          <NothingFound title={texts.noneFound}>
            <Link to="/clientes" className={officeButtonClass('secondary')}>
              {texts.clear}
            </Link>
          </NothingFound>
        )}
        {list.data && customers.length === 0 && !isNarrowed && <EmptyNote title={texts.none} text={texts.noneText} />}
        {customers.length > 0 && isWide && (
          <CustomersTable
            customers={customers}
            columns={columns.shown}
            sort={sort}
            onSort={(orden) => go({ orden })}
            focused={search.fila}
            now={now}
            quietDays={quietDays}
          />
        )}
        {customers.length > 0 && !isWide && <CustomerCards customers={customers} now={now} quietDays={quietDays} />}
      </div>
      {list.data && (
        <PageFoot
          facts={rangeWords(list.data)}
          page={list.data.page}
          pages={list.data.pages}
          onPage={(pagina) => go({ pagina })}
        />
      )}
    </>
  );
}

/** J, K and the arrows move the row with the focus, Enter opens it. */
function useRowKeys(customers: readonly { _id: string }[], search: CustomersSearch): void {
  const navigate = useNavigate();
  const at = customers.findIndex(({ _id }) => _id === search.fila);
  const move = (by: number) => {
    const next = customers[at < 0 ? 0 : Math.min(Math.max(at + by, 0), customers.length - 1)];
    if (next)
      void navigate({ to: '/clientes', search: { ...search, fila: next._id }, replace: true, resetScroll: false });
  };
  const focused = customers[at];
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: focused && (() => void navigate({ to: '/clientes/$id', params: { id: focused._id } })),
  });
  useEffect(() => {
    if (!search.fila) return;
    document.querySelector(`[data-customer="${CSS.escape(search.fila)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [search.fila]);
}
