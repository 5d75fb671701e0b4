import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useMemo } from 'react';
import { customersQuery } from '../../api/customer-list.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ExportFormats } from '../../components/export-formats.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageFoot, moveKeys, openKeys, rangeWords } from '../../components/page-foot.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { useWide } from '../../components/use-wide.ts';
import { useColumns } from '../../features/list-views/use-columns.ts';
import { customerBulkTexts } from '../../messages/customer-bulk.es-CO.ts';
import { customersTexts as texts } from '../../messages/customers.es-CO.ts';
import { CreateCustomer } from './create-customer.tsx';
import { CustomerListTabs, CustomersBar } from './customers-bar.tsx';
import {
  type CustomersSearch,
  askedCustomers,
  customersExportAddress,
  readCustomersSearch,
} from './customers-search.ts';
import { CustomerBulkBar } from './customer-bulk-bar.tsx';
import { CustomersTable, columnsFor } from './customers-table.tsx';
import { useCustomerBulk } from './use-customer-bulk.ts';
import { useCustomerKeys } from './use-customer-keys.ts';

// Wide screens load no cards.
const CustomerCards = lazy(() => import('./customer-cards.tsx').then((file) => ({ default: file.CustomerCards })));

const route = getRouteApi('/frame/clientes');
const keys = [moveKeys, { keys: ['X'], does: customerBulkTexts.choose }, openKeys];

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
  const customers = useMemo(() => list.data?.results ?? [], [list.data]);
  const bulk = useCustomerBulk(customers, list.data, filter);
  const mayAssign = mayDo(operator, 'portfolios.assign');
  const go = (change: Pick<CustomersSearch, 'orden' | 'pagina'>) =>
    void navigate({
      to: '/clientes',
      search: readCustomersSearch({ ...search, fila: undefined, pagina: undefined, ...change }),
    });
  useCustomerKeys({ customers, search, bulk, mayAssign });
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
            choice={bulk.choice}
            focused={search.fila}
            now={now}
            quietDays={quietDays}
          />
        )}
        {customers.length > 0 && !isWide && (
          <Suspense fallback={<LoadingRows rows={12} />}>
            <CustomerCards choice={bulk.choice} {...{ customers, now, quietDays }} />
          </Suspense>
        )}
      </div>
      {list.data && (
        <PageFoot
          facts={rangeWords(list.data)}
          keys={keys}
          page={list.data.page}
          pages={list.data.pages}
          onPage={(pagina) => go({ pagina })}
        />
      )}
      {bulk.chosen.length > 0 && <CustomerBulkBar {...{ bulk, filter, mayAssign }} />}
    </>
  );
}
