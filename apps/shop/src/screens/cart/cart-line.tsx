import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import type { CartProduct, ProductNews } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile, tileTint } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useSetQuantity } from '../../api/cart.ts';
import { RouteLink } from '../../link.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../picture.tsx';
import { LineNews } from '../../features/line-change/line-news.tsx';

const tints = new Set<string>(['rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra']);
const isTint = (tile: string): tile is TileTint => tints.has(tile);

export interface CartLineProps {
  line: CartProduct;
  /** "Las otras 4 unidades salen hoy": the rest of the same shade is in another group. */
  note: string | null;
  news: ProductNews | undefined;
  /** It was just brought back. */
  takesFocus?: boolean;
  onRemove: () => void;
}

/** A line: what it is, how many, what it costs. The number changes at once, the server follows. */
export function CartLine({ line, note, news, takesFocus = false, onRemove }: CartLineProps) {
  const setQuantity = useSetQuantity();
  const name = lineName(line);
  return (
    <LineFrame
      line={line}
      takesFocus={takesFocus}
      aside={
        <IconButton
          icon="trash"
          tip="none"
          label={cartMessages.remove(name)}
          className="text-text-3 max-lg:hidden"
          onClick={onRemove}
        />
      }
      corner={
        <IconButton
          icon="x"
          iconSize="sm"
          tip="none"
          label={cartMessages.remove(name)}
          className="-mt-2 -mr-2.5 text-text-3 lg:hidden"
          onClick={onRemove}
        />
      }
      below={
        <>
          {note && (
            <p className="mt-1.5 flex items-center gap-1.5 text-[0.78125rem] leading-[1.3] font-medium text-info-ink lg:mt-0.5">
              <Icon name="info" size="sm" className="text-info" />
              {note}
            </p>
          )}
          {news && <LineNews news={news} />}
        </>
      }
    >
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 lg:mt-0 lg:grid lg:grid-cols-[132px_minmax(0,1fr)] lg:justify-normal lg:gap-[22px]">
        <p className="whitespace-nowrap lg:order-last">
          <b className="block text-[0.96875rem] leading-[1.47]">{formatPesos(line.price * line.quantity)}</b>
          <span className="block text-[0.75rem] leading-[1.4] font-medium text-text-3">
            {cartMessages.each(formatPesos(line.price))}
          </span>
        </p>
        <QuantityStepper
          look="outline"
          removable
          editable
          label={name}
          value={line.quantity}
          step={line.minQuantity}
          max={Math.max(line.stock, line.quantity)}
          {...(note === null && line.stock > 0 && limitsOf(line))}
          onRemove={onRemove}
          onChange={(quantity) => (quantity === 0 ? onRemove() : setQuantity(line, quantity))}
        />
      </div>
    </LineFrame>
  );
}

/** What is said of the stock: it may have become less than what is in the cart. */
const limitsOf = ({ quantity, stock }: CartProduct) => ({
  limitText: quantity > stock ? overStock(stock) : allOfStock(stock),
  messages: { aboveMax: overStock(stock) },
});

/** "Tinte permanente en crema, 7.1 Rubio medio cenizo". */
export const lineName = ({ name, versionName }: CartProduct): string => [name, versionName].filter(Boolean).join(', ');

interface LineFrameProps {
  line: CartProduct;
  soldOut?: boolean;
  takesFocus?: boolean;
  corner?: ReactNode;
  aside?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

/** Picture, name, brand and shade: what every line shows, sold out or not. */
export function LineFrame({
  line,
  soldOut = false,
  takesFocus = false,
  corner,
  aside,
  below,
  children,
}: LineFrameProps) {
  const frame = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const colour = line.color?.color;
  return (
    <li
      ref={frame}
      tabIndex={-1}
      className="flex gap-3 border-t border-line px-3.5 py-3 lg:items-center lg:px-[22px] lg:py-3.5 outline-none"
    >
      <RouteLink
        href={paths.product({ _id: line.productId, name: line.name })}
        tabIndex={-1}
        aria-hidden="true"
        className="relative self-start lg:self-center"
      >
        <Tile
          tint={isTint(line.tile) ? line.tile : tileTint(line.productId)}
          soldOut={soldOut}
          className="w-[76px] rounded-[17px]"
        >
          <Picture image={line.image} alt="" small sizes="76px" />
        </Tile>
        {colour && <Swatch size={26} ringed color={colour} className="absolute! -right-[5px] -bottom-[5px]" />}
      </RouteLink>
      <div className="min-w-0 flex-1 lg:grid lg:grid-cols-[1fr_250px] lg:items-center lg:gap-x-[18px]">
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 text-label text-balance">
                <RouteLink href={paths.product({ _id: line.productId, name: line.name })} className="hover:underline">
                  {line.name}
                </RouteLink>
              </p>
              <p className="text-small text-text-3">
                {[line.manufacturer.name, line.versionName].filter(Boolean).join(', ')}
              </p>
            </div>
            {corner}
          </div>
          {below}
        </div>
        {children}
      </div>
      {aside}
    </li>
  );
}
