import type { StockItem, StockPage } from '@tonalia/contract/stock-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { TickBox } from '../../components/tick-box.tsx';
import type { Choice } from '../../components/use-choice.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { Cover, coverClass } from '../../features/stock-lines/cover.tsx';
import type { StockSearch } from './stock-search.ts';

export type StockTableProps = {
  page: StockPage;
  focused: string | undefined;
  /** The chosen rows, by version; absent for a role that has no act for them. */
  choice: Choice | undefined;
  order: StockSearch['orden'];
  onOrder: (order: StockSearch['orden']) => void;
  onOpen: (versionId: string) => void;
};

/** Zero is a dash, so that units are seen first. */
export const unitsWords = (units: number): string => (units === 0 ? '–' : formatNumber(units));

/** The versions with their units by warehouse. */
export function StockTable({ page, focused, choice, order, onOrder, onOpen }: StockTableProps) {
  const { results, warehouses } = page;
  return (
    <table className="data-table" style={{ '--row': '47px' } as object /* as: a custom property */}>
      <thead>
        <tr>
          {choice && (
            <th scope="col" className="w-9">
              <TickBox
                label={texts.chooseAll}
                checked={choice.codes.size === results.length}
                mixed={choice.codes.size > 0 && choice.codes.size < results.length}
                onToggle={choice.toggleAll}
              />
            </th>
          )}
          <OrderedHead name={texts.version} orders={['nombre']} {...{ order, onOrder }} />
          {warehouses.map(({ _id, name }) => (
            <th key={_id} scope="col" className="amount">
              {name}
            </th>
          ))}
          {[texts.total, texts.reserved].map((name) => (
            <th key={name} scope="col" className="amount">
              {name}
            </th>
          ))}
          <OrderedHead isAmount name={texts.available} orders={['disponible', '-disponible']} {...{ order, onOrder }} />
          {[texts.presale, texts.perDay].map((name) => (
            <th key={name} scope="col" className="amount">
              {name}
            </th>
          ))}
          <OrderedHead isAmount name={texts.cover} orders={[undefined]} {...{ order, onOrder }} />
        </tr>
      </thead>
      <tbody>
        {results.map((item) => (
          <Row key={item.versionId} {...{ item, warehouses, choice, onOpen }} isFocused={item.versionId === focused} />
        ))}
      </tbody>
    </table>
  );
}

type OrderedHeadProps = Pick<StockTableProps, 'order' | 'onOrder'> & {
  name: string;
  /** What a press asks for, one after the other. */
  orders: readonly StockSearch['orden'][];
  isAmount?: boolean;
};

/** The head of a column that the list can be in the order of. */
function OrderedHead({ name, orders, order, onOrder, isAmount = false }: OrderedHeadProps) {
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

type StockRowProps = Pick<StockTableProps, 'onOpen' | 'choice'> & {
  item: StockItem;
  warehouses: StockPage['warehouses'];
  isFocused: boolean;
};

function Row({ item, warehouses, isFocused, choice, onOpen }: StockRowProps) {
  const { versionId, name, detail, onHand, reserved, available, presale, perDay, coverDays } = item;
  const inWarehouse = (id: string) => item.warehouses.find((one) => one.warehouseId === id)?.onHand ?? 0;
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
            label={texts.choose(name)}
            checked={choice.codes.has(versionId)}
            onToggle={(isRange) => choice.toggle(versionId, isRange)}
          />
        </td>
      )}
      <td>
        <span className="flex min-w-0 items-center gap-2.5">
          <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} />
          <span className="min-w-0">
            <button type="button" className="block max-w-[16rem] truncate text-left font-semibold hover:underline">
              {name}
            </button>
            <span className="block max-w-[16rem] truncate text-[0.78125rem] text-text-2">{detail}</span>
          </span>
        </span>
      </td>
      {warehouses.map(({ _id }) => (
        <td key={_id} className={`amount ${inWarehouse(_id) === 0 ? 'text-text-3' : ''}`}>
          {unitsWords(inWarehouse(_id))}
        </td>
      ))}
      <td className="amount font-semibold">{unitsWords(onHand)}</td>
      <td className="amount text-text-2">{unitsWords(reserved)}</td>
      <td className={`amount font-semibold ${coverClass(coverDays, available)}`}>{formatNumber(available)}</td>
      <td className="amount text-text-2" title={presale ? texts.presaleWhy : undefined}>
        {presale ? (
          <>
            <b className="font-semibold text-info">{formatNumber(presale.units)}</b>{' '}
            <span className="text-[0.78125rem] text-text-3">{monthDay(presale.dispatchDate)}</span>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="amount text-text-2">{perDayWords(perDay)}</td>
      <td className="amount">
        <Cover days={coverDays} available={available} />
      </td>
    </tr>
  );
}

/** "24 nov": the weekday is left out where a column is narrow. */
const monthDay = (day: string): string => formatShortDay(day).replace(/^\S+ /, '');

const perDayWords = (perDay: number): string => (perDay === 0 ? '–' : perDay.toFixed(1).replace('.', ','));
