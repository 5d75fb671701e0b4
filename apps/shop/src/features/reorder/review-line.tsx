import { literals } from '@tonalia/contract/literals.es-CO';
import type { ReorderLine } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Icon } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { Picture } from '../../components/picture.tsx';

interface ReviewLineProps {
  line: ReorderLine;
  isTicked: boolean;
  onTick: (is: boolean) => void;
}

/** A line of an earlier order with a checkbox, its current price, and what changed. */
export function ReviewLine({ line, isTicked, onTick }: ReviewLineProps) {
  const { name, versionName, color, image, tile, available, price, reason } = line;
  return (
    <li className="py-2">
      <Checkbox
        checked={isTicked}
        disabled={available === 0}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      >
        <span className="flex items-center gap-3">
          <span className="relative shrink-0">
            {/* as: the contract types a tint as text; the catalogue has only these values */}
            <Tile tint={tile as TileTint} soldOut={available === 0} className="w-14 rounded-[15px]">
              <Picture image={image} alt="" sizes="56px" small />
            </Tile>
            {color?.color && (
              <Swatch
                color={color.color}
                size={26}
                ringed
                className="absolute! -right-1 -bottom-1 size-[22px]! rounded-[8px]!"
              />
            )}
          </span>
          <span className="min-w-0 flex-1">
            <b className="block text-label wrap-break-word">{versionName ?? name}</b>{' '}
            {versionName !== null && <span className="block truncate text-small text-text-3">{name}</span>}{' '}
            <Change line={line} />
            {reason !== null && <span className="block text-small text-warn">{reason}</span>}
          </span>{' '}
          {available > 0 && price !== null && (
            <span className="shrink-0 text-right whitespace-nowrap">
              <b className="block text-label font-bold">{formatPesos(price * available)}</b>{' '}
              <span className="block text-small text-text-3">{purchaseMessages.unitsShort(available)}</span>
            </span>
          )}
        </span>
      </Checkbox>
    </li>
  );
}

/** The change since the order was placed. */
function Change({ line: { color, available, quantity, price, priceBefore } }: { line: ReorderLine }) {
  if (available === 0) {
    return <Badge tone="soldOut">{color ? literals.shadeOutOfStock : cartMessages.soldOut}</Badge>;
  }
  const isDearer = price !== null && price > priceBefore;
  const isCheaper = price !== null && price < priceBefore;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      {available < quantity && <Badge tone="warn">{cartMessages.newStock}</Badge>}
      {(isDearer || isCheaper) && (
        <>
          <Badge tone={isDearer ? 'warn' : 'success'}>{isDearer ? cartMessages.priceUp : cartMessages.priceDown}</Badge>
          <span className="inline-flex items-center gap-1">
            <span className="sr-only">{cartMessages.before}</span>
            <s className="text-text-3">{formatPesos(priceBefore)}</s>
            <Icon name="arrow-right" size="xs" className="text-text-3" />
            <span className="sr-only">{cartMessages.after}</span>
            <b>{formatPesos(price)}</b>
          </span>
        </>
      )}
    </span>
  );
}
