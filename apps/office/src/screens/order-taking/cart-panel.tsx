import type { CartProduct } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { lineName } from '@tonalia/rules/line-name';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';
import { UnitsField } from './units-field.tsx';

/** A line's identity within the cart. */
export const lineId = ({ code, versionCode, assemblyVersionCode, advancedPurchasing }: CartProduct): string =>
  [code, versionCode, assemblyVersionCode, advancedPurchasing ? 'presale' : ''].join(' ');

export interface CartPart {
  dispatchDate: string | null;
  lines: CartProduct[];
}

/** The lines of a cart by the date they leave on, what is in stock first. */
export function partsOf(products: readonly CartProduct[]): CartPart[] {
  const dates = [...new Set(products.map(({ dispatchDate }) => dispatchDate))];
  return dates
    .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))
    .map((dispatchDate) => ({
      dispatchDate,
      lines: products.filter((line) => line.dispatchDate === dispatchDate),
    }));
}

export type CartPanelProps = {
  part: CartPart;
  focused: string | undefined;
  onFocus: (id: string) => void;
  onUnits: (line: CartProduct, units: number) => void;
};

/** The lines that leave on one date. */
export function CartPanel({ part: { dispatchDate, lines }, focused, onFocus, onUnits }: CartPanelProps) {
  const title = dispatchDate === null ? orderTexts.inStock : formatShortDay(dispatchDate);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel className="overflow-hidden" label={title}>
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 px-[18px] pt-3.5 pb-2.5">
        <h2 className="text-panel">{title}</h2>
        {dispatchDate !== null && <Badge tone="presale">{orderTexts.presale}</Badge>}
        <span className="flex-1" />
        <span className="text-[0.8125rem] text-text-2">{orderTexts.units(units)}</span>
      </header>
      <table className="data-table panel-table" style={{ '--row': '52px' } as object /* as: a custom property */}>
        <thead>
          <tr>
            <th scope="col">{orderTexts.columns.product}</th>
            <th scope="col" className="amount w-[110px] max-lg:hidden">
              {orderTexts.columns.price}
            </th>
            <th scope="col" className="amount w-[104px]">
              {orderTexts.columns.quantity}
            </th>
            <th scope="col" className="amount w-[120px] max-lg:hidden">
              {orderTexts.columns.amount}
            </th>
            <th scope="col" className="w-[52px]">
              <span className="sr-only">{texts.removeGone}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CartRow
              key={lineId(line)}
              line={line}
              isFocused={focused === lineId(line)}
              onFocus={() => onFocus(lineId(line))}
              onUnits={(quantity) => onUnits(line, quantity)}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface CartRowProps {
  line: CartProduct;
  isFocused: boolean;
  onFocus: () => void;
  onUnits: (units: number) => void;
}

function CartRow({ line, isFocused, onFocus, onUnits }: CartRowProps) {
  const { name, versionName, versionCode, assemblyVersionCode, code, manufacturer, color, stock, quantity } = line;
  const isShort = stock < quantity;
  return (
    <tr data-focus={isFocused || undefined} data-line={lineId(line)} onPointerDown={onFocus}>
      <td className="max-w-0">
        <span className="flex min-w-0 items-center gap-3">
          <VersionPicture image={line.image} tile={line.tile} swatch={color?.color} />
          <span className="min-w-0 leading-[1.25]">
            <b className="block truncate font-semibold">{lineName(line)}</b>
            <span className="block truncate text-[0.78125rem] font-medium text-text-3">
              {[manufacturer.name, versionName && name].filter(Boolean).join(', ')} ·{' '}
              {assemblyVersionCode ?? versionCode ?? code}
              {', '}
              <span className={isShort ? 'text-danger' : undefined}>{texts.left(formatNumber(stock))}</span>
            </span>
          </span>
        </span>
      </td>
      <td className="amount text-text-2 max-lg:hidden">
        {line.originalPrice > line.price && (
          <s className="mr-1.5 text-[0.78125rem] text-text-3">{formatPesos(line.originalPrice)}</s>
        )}
        {formatPesos(line.price)}
      </td>
      <td className="amount">
        <UnitsField units={quantity} label={texts.quantityOf(lineName(line))} isShort={isShort} onUnits={onUnits} />
      </td>
      <td className="amount font-semibold max-lg:hidden">{formatPesos(line.amount)}</td>
      <td>
        <OutlineButton icon="trash" label={texts.remove(lineName(line))} bare small onClick={() => onUnits(0)} />
      </td>
    </tr>
  );
}
