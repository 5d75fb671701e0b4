import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Panel } from '../../components/panel.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { formatDispatchDay } from '../../components/when.ts';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';
import { type DueRow, dueTable } from './due-table.ts';
import { placeName } from '../../components/place-name.ts';

export type DuePanelProps = {
  offered: OfficeOrderFilters;
  today: string;
  /** The chosen warehouse; the lists behind the sums are of it too. */
  warehouseId: string | undefined;
  /** Orders in preparation; undefined until it is known. */
  picking: number | undefined;
};

/** Open orders by the day they are due and by warehouse. Each figure leads to its list. */
export function DuePanel({ offered, today, warehouseId, picking }: DuePanelProps) {
  const table = dueTable(offered);
  const { total } = table;
  return (
    <Panel className="overflow-hidden" label={texts.toPick}>
      <header className="flex items-center gap-2.5 px-[18px] pt-3.5 pb-2.5">
        <h2 className="text-panel">
          {texts.toPick} <span className="font-medium text-text-3">{formatNumber(total)}</span>
        </h2>
        <span className="flex-1" />
        {picking !== undefined && total > 0 && (
          <>
            <span
              aria-hidden="true"
              className="flex h-1.5 w-[88px] overflow-hidden rounded-[3px] bg-surface-3 max-lg:hidden"
            >
              <span className="bg-brand" style={{ width: `${Math.min(100, (picking / total) * 100)}%` }} />
            </span>
            <span className="text-text-2">{texts.picking(formatNumber(picking))}</span>
          </>
        )}
      </header>
      {total === 0 ? (
        <EmptyNote title={texts.done} text={texts.doneText} />
      ) : (
        <>
          <DueMatrix table={table} today={today} warehouseId={warehouseId} />
          <DueDays rows={table.rows} today={today} warehouseId={warehouseId} />
        </>
      )}
    </Panel>
  );
}

function DueMatrix({
  table: { warehouses, rows, totals, total },
  today,
  warehouseId,
}: {
  table: ReturnType<typeof dueTable>;
} & Pick<DuePanelProps, 'today' | 'warehouseId'>) {
  return (
    <div className="overflow-x-auto max-lg:hidden">
      <table className="due-table">
        <thead>
          <tr>
            <th scope="col">{texts.dispatch}</th>
            {warehouses.map(({ _id, name }) => (
              <th key={_id} scope="col">
                {placeName(name)}
              </th>
            ))}
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day}>
              <th scope="row">
                <DayName row={row} today={today} />
              </th>
              {row.orders.map((orders, at) => (
                <td key={warehouses[at]?._id}>
                  <Cell
                    orders={orders}
                    row={row}
                    name={warehouses[at]?.name}
                    warehouseId={warehouses[at]?._id}
                    today={today}
                  />
                </td>
              ))}
              <td className="font-[650]">
                <Cell orders={row.total} row={{ ...row, isLate: false }} warehouseId={warehouseId} today={today} />
              </td>
            </tr>
          ))}
          {rows.length > 1 && (
            <tr className="text-text-2">
              <th scope="row" className="font-medium!">
                {texts.total}
              </th>
              {totals.map((sum, at) => (
                <td key={warehouses[at]?._id} className="pr-3!">
                  {formatNumber(sum)}
                </td>
              ))}
              <td className="pr-[18px]! font-[650] text-text">{formatNumber(total)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  orders: number;
  row: DueRow;
  /** Of its warehouse; undefined for the sum of those shown. */
  name?: string | undefined;
  warehouseId: string | undefined;
  today: string;
}

function Cell({ orders, row, name, warehouseId, today }: CellProps) {
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
      )}
    >
      {formatNumber(orders)}
    </Link>
  );
}

const searchOf = ({ day }: DueRow, warehouseId: string | undefined) => ({
  despacho: day,
  ...(warehouseId !== undefined && { bodega: warehouseId }),
});

const DayName = ({ row, today }: { row: DueRow; today: string }) => (
  <span className="inline-flex items-center gap-2 font-semibold">
    {formatDispatchDay(row.day, today)}
    {row.isLate && <span className="text-[0.8125rem] font-[550] text-danger">{texts.late}</span>}
    {row.isPreSales && <Badge tone="presale">{texts.presale}</Badge>}
  </span>
);

/** On a phone: one row a day, without warehouses. */
const DueDays = ({
  rows,
  today,
  warehouseId,
}: { rows: readonly DueRow[] } & Pick<DuePanelProps, 'today' | 'warehouseId'>) => (
  <ul className="lg:hidden">
    {rows.map((row) => (
      <li key={row.day}>
        <Link
          to="/pedidos"
          search={searchOf(row, warehouseId)}
          className="pressable flex min-h-[46px] items-center gap-3 border-t border-hair px-4 -outline-offset-4"
        >
          <span className="flex-1 text-[0.9375rem]">
            <DayName row={row} today={today} />
          </span>
          <b className={classNames('font-bold', row.isLate && 'text-danger')}>{formatNumber(row.total)}</b>
          <Icon name="chevron-right" size="sm" className="text-text-2" />
        </Link>
      </li>
    ))}
  </ul>
);
