import { useQueries } from '@tanstack/react-query';
import { dayIn } from '@tonalia/rules/dates';
import { orderCountQuery } from '../../api/orders.ts';
import { useNow } from '../../components/use-now.ts';
import { ManyChoices, type ManyChoicesProps } from './many-choices.tsx';
import { type OrdersSearch, toOrderFilter } from './orders-search.ts';

/** The warehouses, each with the orders that the other filters give in it; asked when the menu opens. */
export function WarehouseChoices({ search, choices, ...list }: ManyChoicesProps & { search: OrdersSearch }) {
  const today = dayIn(useNow());
  const counts = useQueries({
    queries: choices.map(({ value }) => orderCountQuery(toOrderFilter({ ...search, bodega: value }, today))),
  });
  return (
    <ManyChoices {...list} choices={choices.map((one, at) => ({ ...one, count: counts[at]?.data ?? undefined }))} />
  );
}
