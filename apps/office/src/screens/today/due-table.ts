import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';

type DueCell = OfficeOrderFilters['due'][number];

/** A row of the table: one day, with its orders by warehouse. */
export interface DueRow {
  day: string;
  isLate: boolean;
  isPreSales: boolean;
  /** In the order of the warehouses; 0 for none. */
  orders: number[];
  total: number;
}

/** The warehouses with open orders, that with most of them first, and a row for each day, earliest first. */
export function dueTable({ due, warehouses }: Pick<OfficeOrderFilters, 'due' | 'warehouses'>) {
  const totalOf = (id: string) => sumOf(due.filter(({ warehouseId }) => warehouseId === id));
  const used = warehouses.filter(({ _id }) => totalOf(_id) > 0).toSorted((a, b) => totalOf(b._id) - totalOf(a._id));
  const days = [...new Set(due.map(({ day }) => day))].toSorted();
  const rows = days.map((day): DueRow => {
    const cells = due.filter((cell) => cell.day === day);
    return {
      day,
      isLate: cells.some(({ isLate }) => isLate),
      isPreSales: cells.every(({ isPreSales }) => isPreSales),
      orders: used.map(({ _id }) => sumOf(cells.filter(({ warehouseId }) => warehouseId === _id))),
      total: sumOf(cells),
    };
  });
  const totals = used.map((_, at) => rows.reduce((sum, { orders }) => sum + (orders[at] ?? 0), 0));
  return { warehouses: used, rows, totals, total: sumOf(due) };
}

/** The next departure of today with its orders, of all these warehouses; null without one. */
export function nextToLeave(leaving: OfficeOrderFilters['leaving']): { at: string; orders: number } | null {
  const [first] = leaving.toSorted((one, other) => one.at.localeCompare(other.at));
  if (!first) return null;
  return {
    at: first.at,
    orders: leaving.filter(({ at }) => at === first.at).reduce((sum, one) => sum + one.orders, 0),
  };
}

const sumOf = (cells: readonly DueCell[]): number => cells.reduce((sum, { orders }) => sum + orders, 0);
