import type { StockItem } from '@tonalia/contract/stock-office';
import { Icon } from '@tonalia/ui/icon';
import { TickBox } from '../../components/tick-box.tsx';
import type { Choice } from '../../components/use-choice.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import type { StockColumn } from './stock-columns.tsx';
import type { StockSearch } from './stock-search.ts';

export type StockTableProps = {
  items: readonly StockItem[];
  columns: readonly StockColumn[];
  focused: string | undefined;
  /** The chosen rows, by version; absent for a role that has no act for them. */
  choice: Choice | undefined;
  order: StockSearch['orden'];
  onOrder: (order: StockSearch['orden']) => void;
  onOpen: (versionId: string) => void;
};

/** The versions with their units by warehouse. */
export function StockTable({ items, columns, focused, choice, order, onOrder, onOpen }: StockTableProps) {
  return (
    <table className="data-table" style={{ '--row': '47px' } as object /* as: a custom property */}>
      <thead>
        <tr>
          {choice && (
            <th scope="col" className="w-9">
              <TickBox
                label={texts.chooseAll}
                checked={choice.codes.size === items.length}
                mixed={choice.codes.size > 0 && choice.codes.size < items.length}
                onToggle={choice.toggleAll}
              />
            </th>
          )}
          {columns.map(({ name, title, orders, isAmount = false }) =>
            orders ? (
              <OrderedHead key={name} name={title} {...{ orders, isAmount, order, onOrder }} />
            ) : (
              <th key={name} scope="col" className={isAmount ? 'amount' : ''}>
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.versionId} {...{ item, columns, choice, onOpen }} isFocused={item.versionId === focused} />
        ))}
      </tbody>
    </table>
  );
}

type OrderedHeadProps = Pick<StockTableProps, 'order' | 'onOrder'> & {
  name: string;
  orders: readonly StockSearch['orden'][];
  isAmount: boolean;
};

/** The head of a column that the list can be in the order of. */
function OrderedHead({ name, orders, order, onOrder, isAmount }: OrderedHeadProps) {
  const at = orders.indexOf(order);
  const isDown = order?.startsWith('-') ?? false;
  return (
    <th
      scope="col"
      className={isAmount ? 'amount' : ''}
      aria-sort={at < 0 ? 'none' : isDown ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        title={texts.orderBy(name)}
        className="touch-area inline-flex items-center gap-1 font-semibold hover:text-text"
        onClick={() => onOrder(orders[(at + 1) % orders.length])}
      >
        {name}
        {at >= 0 && <Icon name={isDown ? 'arrow-down' : arrowUp} size="xs" className="text-text" />}
      </button>
    </th>
  );
}
const arrowUp = 'M12 19V5m-7 7 7-7 7 7';

type StockRowProps = Pick<StockTableProps, 'onOpen' | 'choice' | 'columns'> & { item: StockItem; isFocused: boolean };

function Row({ item, columns, isFocused, choice, onOpen }: StockRowProps) {
  const { versionId } = item;
  return (
    <tr
      data-focus={isFocused || undefined}
      data-stock={versionId}
      className="cursor-pointer"
      onClick={() => onOpen(versionId)}
    >
      {choice && (
        <td>
          <TickBox
            label={texts.choose(item.name)}
            checked={choice.codes.has(versionId)}
            onToggle={(isRange) => choice.toggle(versionId, isRange)}
          />
        </td>
      )}
      {columns.map(({ name, isAmount, look, help, cell }) => (
        <td key={name} className={`${isAmount ? 'amount' : ''} ${look?.(item) ?? ''}`} title={help?.(item)}>
          {cell(item)}
        </td>
      ))}
    </tr>
  );
}
