import type { CartProduct } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { Picture } from '../../components/picture.tsx';

export type ReadLine = Pick<
  CartProduct,
  'name' | 'versionName' | 'manufacturer' | 'color' | 'image' | 'tile' | 'quantity' | 'amount'
> & {
  /** Units asked at first, when fewer are sent. */
  asked?: number | undefined;
  /** Units that came back; they are not in `quantity`. */
  returned?: number | undefined;
};

/** "2 und.", and after an adjustment "1 de 3 und." */
export const unitsOf = ({
  quantity,
  asked = quantity,
  returned = 0,
}: Pick<ReadLine, 'quantity' | 'asked' | 'returned'>): string => {
  const kept = asked === quantity ? purchaseMessages.unitsShort(quantity) : purchaseMessages.unitsOf(quantity, asked);
  return returned === 0 ? kept : `${kept}, ${purchaseMessages.returned(returned)}`;
};

/** A read-only line of an order: product, quantity, amount. `div` inside an existing list item. */
export function LineRow({ line, as: Row = 'li' }: { line: ReadLine; as?: 'li' | 'div' }) {
  return (
    <Row className="flex items-center gap-3 border-t border-line py-2.5">
      <span className="relative shrink-0">
        {/* as: the contract types a tint as text; the catalogue has only these values */}
        <Tile tint={line.tile as TileTint} className="w-14 rounded-[15px]">
          <Picture image={line.image} alt="" sizes="56px" small />
        </Tile>
        {line.color?.color && (
          <Swatch
            color={line.color.color}
            size={26}
            ringed
            className="absolute! -right-1 -bottom-1 size-[22px]! rounded-[8px]!"
          />
        )}
      </span>
      {/* with large text the amount wraps below the name */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-28">
          <p className="line-clamp-3 text-label font-[550] wrap-break-word">{line.name}</p>
          <p className="truncate text-small text-text-3">{line.versionName ?? line.manufacturer.name}</p>
        </div>
        <div className="ml-auto text-right whitespace-nowrap">
          <b className="text-label font-bold">{formatPesos(line.amount)}</b>
          <p className="text-small text-text-3">{unitsOf(line)}</p>
        </div>
      </div>
    </Row>
  );
}
