import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { dayIn } from '@tonalia/rules/dates';
import { useNow } from '../../components/use-now.ts';
import { ordersQuery } from '../../api/orders.ts';
import { type OrdersSearch, readOrdersSearch, toOrderFilter } from './orders-search.ts';

const route = getRouteApi('/frame/pedidos');

/** The list that the address asks for, and the way to ask for another one. */
export function useOrders() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const now = useNow();
  const today = dayIn(now);
  const filter = useMemo(() => toOrderFilter(search, today), [search, today]);
  const list = useQuery(ordersQuery(filter));
  /** Changes filters; the list then begins at its first page, without a row that has the focus. */
  const change = (part: { [K in keyof OrdersSearch]?: OrdersSearch[K] | undefined }, how: { replace?: boolean } = {}) =>
    void navigate({
      search: ({ fila: _row, pagina: _page, ...now }) => readOrdersSearch({ ...now, ...part }),
      replace: how.replace ?? false,
    });
  const focus = (code: string) =>
    void navigate({ search: (now) => ({ ...now, fila: code }), replace: true, resetScroll: false });
  return { search, now, today, filter, list, change, focus };
}

export type OrdersList = ReturnType<typeof useOrders>;
