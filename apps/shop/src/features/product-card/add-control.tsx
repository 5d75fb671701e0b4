import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import type { ProductCard } from '@tonalia/contract/products';
import { Icon } from '@tonalia/ui/icon';
import { IconButton, iconButtonClass } from '@tonalia/ui/icon-button';
import { Suspense, lazy, useCallback, useRef } from 'react';
import { unitsOf } from '../../api/cart-sync/cart-line.ts';
import { useCart, useLineQuantity } from '../../api/cart-sync/shown/use-cart.ts';
import { useSetQuantity } from '../../api/cart-sync/use-edit-cart.ts';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { howToAdd, lineOf, maxUnits } from './quantity-of.ts';

/** Loaded with the first unit; offline only the number shows. */
const QuantityStepper = lazy(() =>
  import('@tonalia/ui/quantity-stepper').then(
    (it) => ({ default: it.QuantityStepper }),
    () => ({ default: StepperPlaceholder }),
  ),
);

/** A plus that becomes a stepper; for products with shades a palette; for products with volumes only, a link to the page. `tight`: fits 92 px. */
export function AddControl({ product, tight = false }: { product: ProductCard; tight?: boolean }) {
  switch (howToAdd(product)) {
    case 'shades':
      return <ShadesButton product={product} />;
    case 'page':
      return (
        <RouteLink
          href={paths.product(product)}
          aria-label={messages.card.chooseVolume(product.name)}
          className={iconButtonClass('raised')}
        >
          <Icon name="plus" />
        </RouteLink>
      );
    case 'add':
      return <PlusOrStepper product={product} tight={tight} />;
    case 'none':
      return null;
  }
}

function ShadesButton({ product }: { product: ProductCard }) {
  const { openColourCard } = useColourCard();
  const units = unitsOf(useCart().data, product._id);
  const open = () => openColourCard(product._id, product.matched?.code);
  if (units === 0) {
    return (
      <IconButton
        icon="palette"
        variant="raised"
        tip="none"
        label={messages.card.chooseShades(product.name)}
        onClick={open}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={`${messages.card.chooseShades(product.name)}, ${messages.card.chosen(units)}`}
      className="pressable flex h-11 items-center gap-2 rounded-[15px] bg-brand px-3.5 font-bold text-on-brand shadow-2"
      onClick={open}
    >
      <Icon name="palette" />
      {units}
    </button>
  );
}

function PlusOrStepper({ product, tight }: { product: ProductCard; tight: boolean }) {
  const line = lineOf(product);
  const quantity = useLineQuantity(line);
  const setQuantity = useSetQuantity();
  const stepper = useRef<HTMLDivElement>(null);
  // Button and stepper replace each other: move the focus along for keyboard users.
  const isFollowed = useRef(false);
  const arrive = useCallback((control: HTMLElement | null) => {
    if (!control || !isFollowed.current) return;
    isFollowed.current = false;
    const button = control.matches('button') ? control : [...control.querySelectorAll('button:enabled')].at(-1);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }, []);
  if (quantity === 0) {
    return (
      <IconButton
        ref={arrive}
        icon="plus"
        variant="raised"
        tip="none"
        label={messages.card.add(product.name)}
        data-tick=""
        onClick={({ detail }) => {
          isFollowed.current = detail === 0;
          setQuantity(line, product.minQuantity);
        }}
      />
    );
  }
  return (
    <div ref={stepper} className="widen">
      <Suspense fallback={<StepperPlaceholder value={quantity} />}>
        <div ref={arrive}>
          <QuantityStepper
            full
            removable
            tight={tight}
            label={product.name}
            value={quantity}
            step={product.minQuantity}
            max={maxUnits(product)}
            limitText={allOfStock(maxUnits(product))}
            messages={{ aboveMax: overStock(maxUnits(product)) }}
            onChange={(next) => {
              isFollowed.current = next === 0 && stepper.current?.contains(document.activeElement) === true;
              setQuantity(line, next);
            }}
          />
        </div>
      </Suspense>
    </div>
  );
}

/** Placeholder of the stepper until its code is loaded. */
const StepperPlaceholder = ({ value }: { value?: number | undefined }) => (
  <span className="flex h-11 items-center justify-center rounded-control bg-brand font-bold text-on-brand">
    {value}
  </span>
);
