import type { Alternative, CartProduct, ProductNews } from '@tonalia/contract/purchase';
import { IconButton } from '@tonalia/ui/icon-button';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { WaitForLine } from '../../components/alert-me/wait-for-line.tsx';
import { LineNews } from '../../features/line-change/line-news.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { cartNewsMessages as words } from '../../messages/cart-news.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { Substitute } from './substitute.tsx';

export interface ChangedLineProps {
  news: ProductNews;
  isSwapping: boolean;
  onRemove: (line: CartProduct) => void;
  onSwap: (line: CartProduct, other: Alternative) => void;
}

/** A changed line: before, after, and its best alternative. */
export function ChangedLine({ news, isSwapping, onRemove, onSwap }: ChangedLineProps) {
  const { line, kind, before } = news;
  const name = [line.name, line.versionName].filter(Boolean).join(', ');
  const short = [line.versionName, kind === 'stock' ? null : cartMessages.und(before.quantity)].filter(Boolean);
  const isShort = kind === 'gone' || kind === 'stock';
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-3.5 border-t border-line px-4 py-4 first:border-0 lg:grid-cols-[64px_minmax(0,1fr)_minmax(0,400px)_auto] lg:items-center lg:px-5.5 lg:py-[18px]">
      <RouteLink
        href={paths.product({ _id: line.productId, name: line.name })}
        tabIndex={-1}
        aria-hidden="true"
        className="relative row-span-2 self-start lg:row-span-1 lg:self-center"
      >
        {/* as: the contract types a tint as text; the catalogue has only these values */}
        <Tile tint={line.tile as TileTint} soldOut={kind === 'gone'} className="w-16 rounded-card">
          <Picture image={line.image} alt="" small sizes="64px" />
        </Tile>
        {line.color?.color && (
          <Swatch size={26} ringed color={line.color.color} className="absolute! -right-[5px] -bottom-[5px]" />
        )}
      </RouteLink>
      <div className="min-w-0">
        <p className="line-clamp-2 text-label">
          <RouteLink href={paths.product({ _id: line.productId, name: line.name })} className="hover:underline">
            {line.name}
          </RouteLink>
        </p>
        <p className="text-small text-text-3">{short.join(', ')}</p>
      </div>
      {/* on a phone the change is beside the picture and the alternative spans the whole line */}
      <div className="min-w-0 max-lg:contents lg:col-start-3 lg:row-start-1">
        <div className="col-span-2 col-start-2 row-start-2 min-w-0">
          <LineNews news={news} />
          {kind === 'gone' && <WaitForLine line={line} units={before.quantity} />}
        </div>
        {isShort && <Substitute line={line} isSwapping={isSwapping} onSwap={(other) => onSwap(line, other)} />}
      </div>
      <IconButton
        icon="x"
        iconSize="sm"
        tip="none"
        label={words.remove(name)}
        className="col-start-3 row-start-1 -mt-2 -mr-2.5 self-start text-text-3 lg:col-start-4 lg:mt-0 lg:self-center"
        onClick={() => onRemove(line)}
      />
    </li>
  );
}
