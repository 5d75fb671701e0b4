import { useQuery } from '@tanstack/react-query';
import { orderFiltersQuery, ordersQuery } from '../../api/orders.ts';
import { todayQuery } from '../../api/today.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { moneyCountsQuery, registrationsQuery } from '../../api/waiting.ts';

/** Things that wait for the operator, by the path of their page: orders to pick and to dispatch, returns and registrations to decide, money to review. */
export function useCounts(): Record<string, number | undefined> {
  const operator = useOperator();
  const orders = useQuery({
    ...ordersQuery({ limit: 1 }),
    enabled: mayDo(operator, 'orders.read'),
    select: ({ tabs }) => tabs.find(({ tab }) => tab === 'to_pick')?.total,
  });
  const open = useQuery({
    ...orderFiltersQuery,
    enabled: mayDo(operator, 'orders.read') && mayDo(operator, 'picking.read'),
    select: ({ due }) => due.reduce((sum, one) => sum + one.orders, 0),
  });
  const registrations = useQuery({
    ...registrationsQuery,
    enabled: mayDo(operator, 'customers.read'),
    select: ({ total }) => total,
  });
  const money = useQuery({
    ...moneyCountsQuery,
    enabled: mayDo(operator, 'payments.read'),
    select: ({ transfers, refunds, lines }) => transfers + refunds + lines,
  });
  const returns = useQuery({
    ...todayQuery(undefined),
    enabled: mayDo(operator, 'returns.read') && mayDo(operator, 'orders.read'),
    select: (today) => today.returns?.waiting,
  });
  return {
    '/pedidos': orders.data,
    '/alistamiento': open.data,
    '/clientes': registrations.data,
    '/pagos': money.data,
    '/devoluciones': returns.data,
  };
}
