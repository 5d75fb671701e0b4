import type { OfficeOrderItem, OfficeOrderSort } from '@tonalia/contract/purchase-office';
import { type CSSProperties, type MouseEvent, memo } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { TickBox } from '../../components/tick-box.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import type { ListColumn, RowFacts } from './columns.tsx';
import type { Choice } from '../../components/use-choice.ts';

export type OrdersTableProps = {
  orders: readonly OfficeOrderItem[];
  columns: readonly ListColumn[];
  facts: RowFacts;
  sort: OfficeOrderSort;
  onSort: (sort: OfficeOrderSort) => void;
  choice: Choice;
  /** Code of the row with the focus. */
  focused: string | undefined;
  onOpen: (code: string) => void;
  /** Height of a row in pixels. */
  rowHeight: number;
};

/** The list on a wide screen. A press on a row opens it, one on its box chooses it. */
export function OrdersTable({
  orders,
  columns,
  facts,
  sort,
  onSort,
  choice,
  focused,
  onOpen,
  rowHeight,
}: OrdersTableProps) {
  const chosen = orders.filter(({ code }) => choice.codes.has(code)).length;
  return (
    <table
      className="data-table"
      style={{ '--row': `${rowHeight}px` } as CSSProperties} // as: a custom property is not in React's type
    >
      <thead>
        <tr>
          <th className="w-14">
            <TickBox
              label={texts.chooseAll}
              checked={orders.length > 0 && chosen === orders.length}
              mixed={chosen > 0 && chosen < orders.length}
              onToggle={choice.toggleAll}
            />
          </th>
          {columns.map((column) => (
            <ColumnHead key={column.name} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.code}
            order={order}
            columns={columns}
            facts={facts}
            isChosen={choice.codes.has(order.code)}
            isFocused={order.code === focused}
            onToggle={choice.toggle}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

type ListedRowProps = Pick<OrdersTableProps, 'columns' | 'facts' | 'onOpen'> & {
  order: OfficeOrderItem;
  isChosen: boolean;
  isFocused: boolean;
  onToggle: Choice['toggle'];
};

// The keys J and K move the focus: only the two rows that change are drawn.
const OrderRow = memo(function OrderRow({
  order,
  columns,
  facts,
  isChosen,
  isFocused,
  onToggle,
  onOpen,
}: ListedRowProps) {
  return (
    // Keys: J, K, X and Enter of the list; the link of the first cell is there for assistive technology.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      data-chosen={isChosen || undefined}
      data-focus={isFocused || undefined}
      data-code={order.code}
      className="cursor-pointer"
      onClick={(event) => isPlain(event) && onOpen(order.code)}
    >
      <td>
        <TickBox
          label={texts.chooseOne(order.code)}
          checked={isChosen}
          onToggle={(isRange) => onToggle(order.code, isRange)}
        />
      </td>
      {columns.map((column) => (
        <td key={column.name} className={cellClass(column)}>
          {column.cell(order, facts)}
        </td>
      ))}
    </tr>
  );
});

/** A press of the row itself, not of a control in it, and not one that opens a tab. */
const isPlain = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && target instanceof Element && !target.closest('a, button, input');

const cellClass = ({ isAmount, isGrowing, isSpare }: ListColumn): string =>
  classNames(isAmount && 'amount', isGrowing && 'w-full max-w-0 min-w-[13rem]', isSpare && 'max-[1400px]:hidden');

function ColumnHead({ column, sort, onSort }: { column: ListColumn } & Pick<OrdersTableProps, 'sort' | 'onSort'>) {
  const { name, sorts } = column;
  const label = texts.column[name];
  const at = sorts?.indexOf(sort) ?? -1;
  const direction = at < 0 ? 'none' : sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th scope="col" className={cellClass(column)} aria-sort={sorts ? direction : undefined}>
      {sorts ? (
        <button
          type="button"
          title={texts.sortBy(label.toLocaleLowerCase('es-CO'))}
          className="touch-area inline-flex items-center gap-1 font-semibold hover:text-text"
          onClick={() => onSort(sorts[at === 0 ? 1 : 0])}
        >
          {label}
          {at >= 0 && (
            <Icon
              name={direction === 'descending' ? 'arrow-down' : 'M12 19V5M5 12l7-7 7 7'}
              size="xs"
              className="text-text"
            />
          )}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
