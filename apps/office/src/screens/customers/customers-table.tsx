import type { OfficeCustomerItem } from '@tonalia/contract/customer-list';
import type { Operator } from '@tonalia/contract/office';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CSSProperties, MouseEvent } from 'react';
import { formatDocument } from '@tonalia/rules/document';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { mayDo } from '../../api/session.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { placeName } from '../../components/place-name.ts';
import { usePreferences } from '../../components/preferences.tsx';
import { TickBox } from '../../components/tick-box.tsx';
import type { Choice } from '../../components/use-choice.ts';
import { customerBulkTexts } from '../../messages/customer-bulk.es-CO.ts';
import { customersTexts as texts } from '../../messages/customers.es-CO.ts';
import type { SortInAddress } from './customers-search.ts';
import { DebtBadge, LastOrder } from './customer-facts.tsx';

const rowHeights = { compact: 40, comfortable: 52 };

type CustomerColumn = keyof typeof texts.column;
export interface SortedColumn {
  name: CustomerColumn;
  /** Its orders, the first press first. */
  sorts?: readonly SortInAddress[];
  isAmount?: boolean;
}
/** Columns of the list, in their first order. */
const columns: readonly SortedColumn[] = [
  { name: 'name', sorts: ['nombre', '-nombre'] },
  { name: 'document' },
  { name: 'seller' },
  { name: 'tradeType' },
  { name: 'lastOrder', sorts: ['-ultimo', 'ultimo'] },
  { name: 'bought', sorts: ['-ventas'], isAmount: true },
  { name: 'owed', sorts: ['-debe'], isAmount: true },
  { name: 'debt' },
];

/** The columns that an operator sees. */
export const columnsFor = (operator: Operator): SortedColumn[] =>
  columns.filter(({ name }) => {
    if (name === 'bought') return mayDo(operator, 'amounts.read');
    return name !== 'owed' && name !== 'debt' ? true : mayDo(operator, 'receivables.read');
  });

export type CustomersTableProps = {
  customers: readonly OfficeCustomerItem[];
  columns: readonly SortedColumn[];
  sort: SortInAddress;
  onSort: (sort: SortInAddress) => void;
  choice: Choice;
  focused: string | undefined;
  now: Date;
  quietDays: number;
};

/** The list on a wide screen. A press on a row opens it, one on its box chooses it. */
export function CustomersTable({
  customers,
  columns: shown,
  sort,
  onSort,
  choice,
  focused,
  now,
  quietDays,
}: CustomersTableProps) {
  const { density } = usePreferences();
  const navigate = useNavigate();
  const open = (event: MouseEvent, id: string) => {
    if (event.target instanceof Element && event.target.closest('a, input')) return;
    void navigate({ to: '/clientes/$id', params: { id } });
  };
  const chosen = customers.filter(({ _id }) => choice.codes.has(_id)).length;
  return (
    <table
      className="data-table"
      style={{ '--row': `${rowHeights[density]}px` } as CSSProperties} // as: a custom property is not in React's type
    >
      <thead>
        <tr>
          <th className="w-14">
            <TickBox
              label={customerBulkTexts.chooseAll}
              checked={customers.length > 0 && chosen === customers.length}
              mixed={chosen > 0 && chosen < customers.length}
              onToggle={choice.toggleAll}
            />
          </th>
          {shown.map((column) => (
            <ColumnHead key={column.name} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          // Keys: J, K, X and Enter of the list; the link of the first cell is there for assistive technology.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <tr
            key={customer._id}
            data-chosen={choice.codes.has(customer._id) || undefined}
            data-focus={customer._id === focused || undefined}
            data-customer={customer._id}
            className="cursor-pointer"
            onClick={(event) => open(event, customer._id)}
          >
            <td>
              <TickBox
                label={customerBulkTexts.chooseOne(customer.name)}
                checked={choice.codes.has(customer._id)}
                onToggle={(isRange) => choice.toggle(customer._id, isRange)}
              />
            </td>
            {shown.map(({ name, isAmount }) => (
              <td key={name} className={isAmount ? 'amount' : ''}>
                <Cell name={name} customer={customer} now={now} quietDays={quietDays} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHead({ column, sort, onSort }: { column: SortedColumn } & Pick<CustomersTableProps, 'sort' | 'onSort'>) {
  const { name, sorts, isAmount } = column;
  const label = texts.column[name];
  const at = sorts?.indexOf(sort) ?? -1;
  const isDescending = sort.startsWith('-');
  const next = sorts?.[(at + 1) % sorts.length];
  return (
    <th
      scope="col"
      className={isAmount ? 'amount' : ''}
      aria-sort={sorts ? (at < 0 ? 'none' : isDescending ? 'descending' : 'ascending') : undefined}
    >
      {next ? (
        <button
          type="button"
          title={texts.sortBy(label)}
          className="touch-area inline-flex items-center gap-1 font-semibold hover:text-text"
          onClick={() => onSort(next)}
        >
          {label}
          {at >= 0 && (
            <Icon name={isDescending ? 'arrow-down' : 'M12 19V5M5 12l7-7 7 7'} size="xs" className="text-text" />
          )}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

type CustomerCellProps = { name: CustomerColumn; customer: OfficeCustomerItem; now: Date; quietDays: number };

function Cell({ name, customer, now, quietDays }: CustomerCellProps) {
  const { _id, city, documentType, document, seller, tradeType, bought, owed, isBlocked } = customer;
  switch (name) {
    case 'name':
      return (
        <span className="flex min-w-0 items-center gap-2.5">
          <PersonMark id={_id} initials={businessInitials(customer.name)} />
          <Link
            to="/clientes/$id"
            params={{ id: _id }}
            className="max-w-[16rem] truncate font-semibold hover:underline"
          >
            {customer.name}
          </Link>
          <span className="max-w-[6.5rem] truncate text-[0.8125rem] text-text-2">{placeName(city)}</span>
          {isBlocked && <Badge tone="danger">{texts.blocked}</Badge>}
        </span>
      );
    case 'document':
      return (
        <span className="text-text-2">{documentType && document ? formatDocument(documentType, document) : '–'}</span>
      );
    case 'seller':
      return <span className="text-text-2">{seller ?? texts.direct}</span>;
    case 'tradeType':
      return <span className="inline-block max-w-[7rem] truncate align-middle text-text-2">{tradeType}</span>;
    case 'lastOrder':
      return <LastOrder customer={customer} now={now} quietDays={quietDays} />;
    case 'bought':
      return <Sum pesos={bought} />;
    case 'owed':
      return <Sum pesos={owed} />;
    case 'debt':
      return <DebtBadge customer={customer} />;
  }
}

const Sum = ({ pesos }: { pesos: number | null | undefined }) =>
  pesos ? <b className="font-semibold">{formatPesos(pesos)}</b> : <span className="text-text-3">–</span>;
