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
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { DueCell, searchOf } from './due-cell.tsx';
import { type DueRow, dueTable, nextToLeave } from './due-table.ts';
import { placeName } from '../../components/place-name.ts';

export type DuePanelProps = {
  offered: OfficeOrderFilters;
  today: string;
  /** The chosen warehouse; the lists behind the sums are of it too. */
  warehouseId: string | undefined;
  /** Where the operator works; null when that is not known. */
  ownWarehouse: string | null;
  /** Orders in preparation; undefined until it is known. */
  picking: number | undefined;
};

/** Open orders by the day they are due and by warehouse. Each figure leads to its list. */
export function DuePanel({ offered, today, warehouseId, ownWarehouse, picking }: DuePanelProps) {
  const table = dueTable(offered);
  const { total } = table;
  const places = { today, warehouseId, ownWarehouse, leaving: nextToLeave(offered.leaving) };
  return (
    <Panel className="overflow-hidden" label={texts.toPick}>
      <header className="flex items-center gap-2.5 px-[18px] pt-3.5 pb-2.5 max-lg:px-4 max-lg:pt-3 max-lg:pb-1.5">
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
            <span className="text-text-2 max-lg:text-[0.8125rem]">{texts.picking(formatNumber(picking))}</span>
          </>
        )}
      </header>
      {total === 0 ? (
        <EmptyNote title={texts.done} text={texts.doneText} />
      ) : (
        <>
          <DueMatrix table={table} {...places} />
          <DueDays rows={table.rows} {...places} />
        </>
      )}
    </Panel>
  );
}

type DuePlaces = Pick<DuePanelProps, 'today' | 'warehouseId' | 'ownWarehouse'> & {
  leaving: ReturnType<typeof nextToLeave>;
};

function DueMatrix({
  table: { warehouses, rows, totals, total },
  today,
  warehouseId,
  ownWarehouse,
  leaving,
}: {
  table: ReturnType<typeof dueTable>;
} & DuePlaces) {
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
                <DayName row={row} today={today} leaving={leaving} />
              </th>
              {row.orders.map((orders, at) => (
                <td key={warehouses[at]?._id}>
                  <DueCell
                    orders={orders}
                    row={row}
                    name={warehouses[at]?.name}
                    warehouseId={warehouses[at]?._id}
                    today={today}
                    isOwn={warehouses[at]?._id === ownWarehouse}
                  />
                </td>
              ))}
              <td className="font-[650]">
                <DueCell orders={row.total} row={{ ...row, isLate: false }} warehouseId={warehouseId} today={today} />
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

const DayName = ({ row, today, leaving }: { row: DueRow } & Pick<DuePlaces, 'today' | 'leaving'>) => (
  <span className="inline-flex items-center gap-2 font-semibold max-lg:flex max-lg:flex-wrap">
    <span className="max-lg:min-w-[89px]">{formatDispatchDay(row.day, today)}</span>
    {row.day === today && leaving && (
      <span className="text-[0.8125rem] font-medium text-text-3">
        {texts.leaving(leaving.orders, formatNumber(leaving.orders), formatLeavingHour(leaving.at))}
      </span>
    )}
    {row.isLate && <span className="text-[0.8125rem] font-[550] text-danger">{texts.late}</span>}
    {row.isPreSales && <Badge tone="presale">{texts.presale}</Badge>}
  </span>
);

/** On a phone: one row a day, without warehouses. */
const DueDays = ({ rows, today, warehouseId, leaving }: { rows: readonly DueRow[] } & DuePlaces) => (
  <ul className="lg:hidden">
    {rows.map((row) => (
      <li key={row.day}>
        <Link
          to="/pedidos"
          search={searchOf(row, warehouseId)}
          className="pressable flex min-h-[46px] items-center gap-3 border-t border-hair px-4 -outline-offset-4"
        >
          <span className="flex-1 text-[0.9375rem]">
            <DayName row={row} today={today} leaving={leaving} />
          </span>
          <b className={classNames('font-bold', row.isLate && 'text-danger')}>{formatNumber(row.total)}</b>
          <Icon name="chevron-right" size="sm" className="text-text-2" />
        </Link>
      </li>
    ))}
  </ul>
);
