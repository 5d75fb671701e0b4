import type { OfficePermission } from '@tonalia/contract/office-rights';
import type { OfficeOrderFilters, OfficeOrderItem, OfficeOrderSort } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { businessInitials } from '@tonalia/rules/initials';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatDispatchDay, formatWhen } from '../../components/when.ts';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { takenOrderTexts } from '../../messages/taken-order.es-CO.ts';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { outlines } from '../../components/outlines.ts';
import { placeName } from '../../components/place-name.ts';
import { shortMethod } from '../../components/short-method.ts';

export type ColumnName = keyof typeof texts.column;

/** What the cells of a row are drawn with. */
export interface RowFacts {
  now: Date;
  today: string;
  warehouses: OfficeOrderFilters['warehouses'];
}

export interface ListColumn {
  name: ColumnName;
  /** Ascending and descending order; the first is the first press. */
  sorts?: readonly [OfficeOrderSort, OfficeOrderSort];
  isAmount?: boolean;
  /** Takes the room that the others leave. */
  isGrowing?: boolean;
  /** Not drawn where the window is narrower than the list. */
  isSpare?: boolean;
  /** Has money: not there without `amounts.read`. */
  isMoney?: boolean;
  /** What it needs besides: without it the column is not there. */
  needs?: OfficePermission;
  cell: (order: OfficeOrderItem, facts: RowFacts) => ReactNode;
}

/** Columns of the list, in their order. */
export const columns: readonly ListColumn[] = [
  {
    name: 'code',
    cell: ({ code, takenBy }) => (
      <span className="inline-flex items-center gap-1.5">
        <Link to="/pedidos/$code" params={{ code }} className="font-semibold hover:underline" tabIndex={-1}>
          {code}
        </Link>
        {takenBy !== null && (
          <span title={takenOrderTexts.takenBy(takenBy)} className="text-text-3">
            <Icon name="phone" size="xs" />
            <span className="sr-only">{takenOrderTexts.takenBy(takenBy)}</span>
          </span>
        )}
      </span>
    ),
  },
  {
    name: 'createdAt',
    sorts: ['-createdAt', 'createdAt'],
    cell: ({ createdAt }, { now }) => (
      <time dateTime={createdAt} className="text-text-3">
        {formatWhen(new Date(createdAt), now)}
      </time>
    ),
  },
  {
    name: 'customer',
    isGrowing: true,
    sorts: ['customer', '-customer'],
    cell: ({ customer, city }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <PersonMark id={customer._id} initials={businessInitials(customer.name)} />
        <b className="min-w-0 truncate font-semibold">{customer.name}</b>
        <span className="min-w-8 shrink-[3] truncate text-[0.78125rem] font-medium text-text-3">{placeName(city)}</span>
      </span>
    ),
  },
  { name: 'seller', isSpare: true, cell: ({ seller }) => <Words of={seller ?? texts.direct} wide /> },
  {
    name: 'dispatch',
    cell: ({ shipments, together }, { today }) => (
      <>
        <DispatchDays shipments={shipments} today={today} />
        {together && (
          <span title={orderTexts.together} className="ml-1.5 inline-block align-[-2px] text-text-3">
            <Icon name={outlines.link} size="xs" />
            <span className="sr-only">{orderTexts.together}</span>
          </span>
        )}
      </>
    ),
  },
  { name: 'route', isSpare: true, cell: ({ routes }) => <Words of={routes.join(' + ') || '–'} /> },
  {
    name: 'warehouse',
    cell: ({ warehouseIds }, { warehouses }) => (
      <Words
        of={warehouseIds
          .map((id) => warehouses.find(({ _id }) => _id === id)?.name ?? id)
          .map(placeName)
          .join(' + ')}
      />
    ),
  },
  {
    name: 'methods',
    cell: ({ methods }) => <Words of={methods.join(' + ') || '–'} short={methods.map(shortMethod).join(' + ')} />,
  },
  {
    name: 'units',
    sorts: ['-units', 'units'],
    isAmount: true,
    cell: ({ units }) => <span className="text-text-2">{formatNumber(units)}</span>,
  },
  {
    name: 'total',
    sorts: ['-total', 'total'],
    isAmount: true,
    isMoney: true,
    cell: ({ total }) => <b className="font-semibold">{total === null ? '–' : formatPesos(total)}</b>,
  },
  {
    name: 'state',
    cell: ({ status, hasProof, problem }) => <OrderBadge status={status} hasProof={hasProof} problem={problem} />,
  },
  {
    name: 'labels',
    cell: ({ labels: [first, ...more], labels }) => (
      <Words
        of={labels.join(', ') || '–'}
        short={first && more.length > 0 ? texts.andMore(first, more.length) : first}
      />
    ),
  },
  { name: 'document', needs: 'customers.read', cell: ({ document }) => <Words of={document ?? '–'} wide /> },
  {
    name: 'profit',
    isAmount: true,
    needs: 'costs.read',
    cell: ({ profit }) => <span className="text-text-2">{profit === null ? '–' : formatPesos(profit)}</span>,
  },
];

/** Words that give way when there is little room; the whole of them is in the title. */
const Words = ({ of: words, short, wide = false }: { of: string; short?: string | undefined; wide?: boolean }) => (
  <span
    className={`block min-w-[4rem] truncate text-text-2 ${wide ? 'max-w-[max(6vw,5.25rem)]' : 'max-w-[max(6.6vw,5.75rem)]'}`}
    title={words}
  >
    {short || words}
  </span>
);

/** When the parts leave that have not: today in bold, late ones in red; the day they left for the others. */
function DispatchDays({ shipments, today }: Pick<RowFacts, 'today'> & Pick<OfficeOrderItem, 'shipments'>) {
  const days = shipments.map(({ leavesBy, dispatchDate, status }) => ({
    day: leavesBy ?? dispatchDate,
    isOpen: ['received', 'preparing'].includes(status),
  }));
  const known = days.filter(
    (one, at): one is { day: string; isOpen: boolean } =>
      one.day !== null && days.findIndex(({ day }) => day === one.day) === at,
  );
  if (known.length === 0) return <span className="text-text-3">–</span>;
  return known.map(({ day, isOpen }, at) => (
    <span key={day}>
      {at > 0 && <span className="text-text-2">, </span>}
      <span
        className={
          day === today ? 'font-semibold' : isOpen && day < today ? 'font-semibold text-danger' : 'text-text-2'
        }
      >
        {at > 0 ? formatDispatchDay(day, today).replace(/^\S+ /, '') : formatDispatchDay(day, today)}
      </span>
    </span>
  ));
}
