import { useQuery } from '@tanstack/react-query';
import type { Alternative, CartProduct } from '@tonalia/contract/purchase';
import { Button } from '@tonalia/ui/button';
import { Swatch } from '@tonalia/ui/swatch';
import { lineName } from '@tonalia/rules/line-name';
import { alternativesQuery } from '../../api/queries/checkout.ts';
import { cartNewsMessages as words } from '../../messages/cart-news.es-CO.ts';
import { Picture } from '../../components/picture.tsx';

/** The best alternative, and the button that replaces the line with it. Renders nothing without one. */
export function Substitute({
  line,
  isSwapping,
  onSwap,
}: {
  line: CartProduct;
  isSwapping: boolean;
  onSwap: (other: Alternative) => void;
}) {
  const { data } = useQuery(alternativesQuery(line));
  const other = data?.find((one) => canReplace(line, one));
  if (!other) return null;
  const isSameProduct = other.productId === line.productId;
  const name = [isSameProduct && other.versionName ? null : other.name, other.versionName].filter(Boolean).join(', ');
  const colour = other.color?.color;
  return (
    <div className="col-span-full mt-2.5 flex items-center gap-3 rounded-card bg-surface-2 py-2.5 pr-2.5 pl-3 lg:mt-1.5">
      {colour ? (
        <Swatch size={48} color={colour} />
      ) : (
        <span className="size-11 shrink-0">
          <Picture image={other.image} alt="" small sizes="44px" />
        </span>
      )}
      <p className="min-w-0 flex-1">
        <b className="line-clamp-2 text-label">{name}</b>
        <span className="block text-small text-text-3">
          {[...likeness(other, isSameProduct), words.left(other.stock)].join(', ')}
        </span>
      </p>
      <Button
        variant="soft"
        size="sm"
        className="min-h-11!"
        loading={isSwapping}
        aria-label={words.swapFor(lineName(line), name)}
        onClick={() => onSwap(other)}
      >
        {words.swap}
      </Button>
    </div>
  );
}

/** "Parecido, más claro"; for products without colours, the kind of alternative. */
const likeness = ({ nearness, difference }: Alternative, isSameProduct: boolean): (string | null)[] =>
  nearness === null ? [isSameProduct ? words.otherSize : words.otherProduct] : [nearness, difference].filter(Boolean);

/** Whether it can replace a line: a shade needs the same shade in another volume, or a similar one of any brand, never a mere best seller. */
const canReplace = (line: CartProduct, { productId, nearness }: Alternative): boolean =>
  line.color === null || nearness !== null || productId === line.productId;
