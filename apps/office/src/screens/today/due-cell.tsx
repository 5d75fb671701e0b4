import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { placeName } from '../../components/place-name.ts';
import { formatDispatchDay } from '../../components/when.ts';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';
import type { DueRow } from './due-table.ts';

export type DueCellProps = {
  orders: number;
  row: DueRow;
  /** Of its warehouse; undefined for the sum of those shown. */
  name?: string | undefined;
  warehouseId: string | undefined;
  today: string;
  /** Of the warehouse where the operator works: today's orders stand out. */
  isOwn?: boolean;
};

/** The orders of a day and a warehouse, which lead to their list. */
export function DueCell({ orders, row, name, warehouseId, today, isOwn = false }: DueCellProps) {
  if (orders === 0) return <span className="inline-block px-2 text-text-3">–</span>;
  const day = formatDispatchDay(row.day, today);
  return (
    <Link
      to="/pedidos"
      search={searchOf(row, warehouseId)}
      aria-label={texts.cell(orders, day, name ? placeName(name) : texts.total.toLocaleLowerCase('es-CO'))}
      className={classNames(
        'inline-flex h-[30px] min-w-11 items-center justify-end rounded-[8px] px-2 font-semibold hover:bg-surface-2',
        row.isLate && 'bg-danger-soft text-danger',
        isOwn && row.day === today && 'bg-brand-soft text-brand-text',
      )}
    >
      {formatNumber(orders)}
    </Link>
  );
}

/** The list of orders of a day, of one warehouse or of all. */
export const searchOf = ({ day }: DueRow, warehouseId: string | undefined) => ({
  despacho: day,
  ...(warehouseId !== undefined && { bodega: warehouseId }),
});
