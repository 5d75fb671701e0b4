import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { formatNumber } from '@tonalia/rules/money';
import { customerSessionsQuery } from '../../api/customer-desk.ts';
import { customerCreditQuery } from '../../api/customers.ts';
import { ordersQuery } from '../../api/orders.ts';
import { returnsQuery } from '../../api/returns.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ViewTabs, shownTabClass } from '../../components/view-tabs.tsx';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';
import { type CustomerView, customerViews } from './customer-search.ts';
import { LAST_ORDERS } from './orders-panel.tsx';

const route = getRouteApi('/frame/clientes/$id');

/** The views of a customer with what each has; those without permission are not drawn. */
export function CustomerTabs({ customer: { _id, addresses } }: { customer: OfficeCustomer }) {
  const { vista = 'resumen' } = route.useSearch();
  const operator = useOperator();
  const seesOrders = mayDo(operator, 'orders.read');
  const seesCredit = mayDo(operator, 'receivables.read');
  const { data: orders } = useQuery({ ...ordersQuery({ customerId: _id, limit: LAST_ORDERS }), enabled: seesOrders });
  const { data: credit } = useQuery({ ...customerCreditQuery(_id, 'open'), enabled: seesCredit });
  const seesReturns = mayDo(operator, 'returns.read');
  const { data: returns } = useQuery({ ...returnsQuery({ customerId: _id }), enabled: seesReturns });
  const { data: sessions } = useQuery(customerSessionsQuery(_id));
  const counts: Partial<Record<CustomerView, number | undefined>> = {
    pedidos: orders?.total,
    cartera: credit?.summary.open,
    direcciones: addresses.length,
    devoluciones: returns?.total,
    sesiones: sessions?.length,
  };
  const sees: Partial<Record<CustomerView, boolean>> = {
    pedidos: seesOrders,
    cartera: seesCredit,
    devoluciones: seesReturns,
  };
  return (
    <ViewTabs label={texts.views}>
      {customerViews
        .filter((view) => sees[view] !== false)
        .map((view) => (
          <Link
            key={view}
            to="/clientes/$id"
            params={{ id: _id }}
            search={view === 'resumen' ? {} : { vista: view }}
            replace
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view === vista ? 'page' : undefined}
            data-shown={view === vista || undefined}
            className={shownTabClass}
          >
            {texts.view[view]}
            {counts[view] !== undefined && <span className="font-[550] text-text-3">{formatNumber(counts[view])}</span>}
          </Link>
        ))}
    </ViewTabs>
  );
}
