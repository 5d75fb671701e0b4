import type { ProductCard } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { Tile } from '@tonalia/ui/tile';
import { unitsOf } from '../../api/cart-sync/cart-line.ts';
import { useCart, useLineQuantity } from '../../api/cart-sync/shown/use-cart.ts';
import { useSetQuantity } from '../../api/cart-sync/use-edit-cart.ts';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { howToAdd, lineOf, maxUnits } from './quantity-of.ts';

/** A product in an order list: small picture, price, quantity. */
export function ProductRow({ product }: { product: ProductCard }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-2.5 last:border-0">
      <RouteLink href={paths.product(product)} tabIndex={-1} aria-hidden="true">
        <Tile tint={product.tile} className="w-16 rounded-[16px]" soldOut={howToAdd(product) === 'none'}>
          <Picture image={product.image} alt="" small sizes="64px" />
        </Tile>
      </RouteLink>
      <div className="min-w-0 flex-[1_1_5rem]">
        <p className="text-[0.78125rem] wrap-break-word font-medium text-text-3">
          {product.manufacturer.name}
          {product.minQuantity > 1 && ` · ${messages.card.minimum(product.minQuantity)}`}
        </p>
        <p className="text-[0.875rem] leading-[1.35] font-[550] text-pretty wrap-break-word">
          <RouteLink href={paths.product(product)} className="touch-area block hover:underline">
            {product.name}
          </RouteLink>
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-1.5">
          <b>{formatPesos(product.price)}</b>
          {product.discount && (
            <span className="text-[0.8125rem] font-[650] text-brand-text">-{product.discount.percent}%</span>
          )}
          {product.is_PreSales && product.stock <= 0 && <Badge tone="presale">Preventa</Badge>}
        </p>
      </div>
      <div className="ml-auto">
        <RowQuantity product={product} />
      </div>
    </li>
  );
}

/** The stepper of a row, or the button for the shades with the number of chosen ones. */
export function RowQuantity({ product }: { product: ProductCard }) {
  const line = lineOf(product);
  const quantity = useLineQuantity(line);
  const setQuantity = useSetQuantity();
  const { openColourCard } = useColourCard();
  const units = unitsOf(useCart().data, product._id);
  const how = howToAdd(product);
  if (how === 'none') return <Badge tone="soldOut">{messages.card.soldOut}</Badge>;
  if (how === 'shades') {
    return (
      <button
        type="button"
        aria-label={messages.card.chooseShades(product.name)}
        className="pressable flex h-11 items-center gap-2 rounded-control bg-brand-soft px-3.5 font-bold text-brand-text"
        onClick={() => openColourCard(product._id, product.matched?.code)}
      >
        <Icon name="palette" size="sm" />
        {units > 0 && units}
      </button>
    );
  }
  if (how === 'page') {
    return (
      <RouteLink
        href={paths.product(product)}
        aria-label={messages.card.chooseVolume(product.name)}
        className="pressable flex size-11 items-center justify-center rounded-control bg-brand-soft text-brand-text"
      >
        <Icon name="plus" size="sm" />
      </RouteLink>
    );
  }
  return (
    <QuantityStepper
      removable
      editable
      label={product.name}
      value={quantity}
      step={product.minQuantity}
      max={maxUnits(product)}
      onChange={(next) => setQuantity(line, next)}
    />
  );
}
