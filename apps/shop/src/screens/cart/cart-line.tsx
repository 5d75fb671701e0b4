import type { CartProduct, ProductNews } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile, tileTint } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { WaitForLine } from '../../components/alert-me/wait-for-line.tsx';
import { LineNews } from '../../features/line-change/line-news.tsx';
import { LineStepper, lineName } from './line-stepper.tsx';
import { useTakesFocus } from './use-takes-focus.ts';

const tints = new Set<string>(['rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra']);
const isTint = (tile: string): tile is TileTint => tints.has(tile);

export interface CartLineProps {
  line: CartProduct;
  /** "Las otras 4 unidades salen hoy": the rest of the same shade is in another group. */
  note: string | null;
  news: ProductNews | undefined;
  /** The line was just restored. */
  takesFocus?: boolean;
  onRemove: (line: CartProduct) => void;
}

/** A cart line: product, quantity, price. The quantity changes at once on the screen, then on the server. */
export const CartLine = memo(function CartLine({ line, note, news, takesFocus = false, onRemove }: CartLineProps) {
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
          onClick={() => onRemove(line)}
        />
      }
      corner={
        <IconButton
          icon="x"
          iconSize="sm"
          tip="none"
          label={cartMessages.remove(name)}
          className="-mt-2 -mr-2.5 text-text-3 lg:hidden"
          onClick={() => onRemove(line)}
        />
      }
      below={
        <>
          {note && <SplitNote text={note} />}
          {news && <LineNews news={news} />}
          {news?.kind === 'gone' && <WaitForLine line={line} units={news.before.quantity} />}
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
        <LineStepper line={line} isSplit={note !== null} onRemove={onRemove} />
      </div>
    </LineFrame>
  );
});

/** Says when the other units of a split line are dispatched. */
export const SplitNote = ({ text }: { text: string }) => (
  <p className="mt-1.5 flex items-center gap-1.5 text-[0.78125rem] leading-[1.3] font-medium text-info-ink lg:mt-0.5">
    <Icon name="info" size="sm" className="text-info" />
    {text}
  </p>
);

interface LineFrameProps {
  line: CartProduct;
  /** `div` for the head of a product's lines, inside an existing list item. */
  as?: 'li' | 'div';
  soldOut?: boolean;
  takesFocus?: boolean;
  corner?: ReactNode;
  aside?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

/** Picture, name, brand and shade, for every line. */
export function LineFrame({
  line,
  as: Frame = 'li',
  soldOut = false,
  takesFocus = false,
  corner,
  aside,
  below,
  children,
}: LineFrameProps) {
  const frame = useTakesFocus<HTMLLIElement & HTMLDivElement>(takesFocus);
  const colour = line.color?.color;
  return (
    <Frame
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
              <p className="text-label text-balance wrap-break-word">
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
    </Frame>
  );
}
