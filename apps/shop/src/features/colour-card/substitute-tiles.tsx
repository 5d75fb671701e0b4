import type { Product } from '@tonalia/contract/products';
import { buttonClass } from '@tonalia/ui/button';
import { IconButton } from '@tonalia/ui/icon-button';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { SplitSwatch } from '@tonalia/ui/split-swatch';
import { SwatchTile } from '@tonalia/ui/swatch';
import { useMemo } from 'react';
import { AlertMe } from '../../components/alert-me/alert-me.tsx';
import { FavouriteHeart } from '../../components/favourite-heart.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { paths } from '../../paths.ts';
import type { CardShade } from './shades.ts';
import { substitutesOf } from './substitutes.ts';
import type { SubstituteShade } from './substitutes.ts';
import type { ShadeChoice } from './use-choice.ts';

export interface SubstituteTilesProps {
  product: Product;
  /** The shade that is out of stock. */
  soldOut: CardShade;
  /** All shades of the card. */
  shades: readonly CardShade[];
  choice: ShadeChoice;
  onChange: (shade: CardShade, units: number) => void;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** Alternatives of a sold-out shade: the three nearest in stock, in the same card. */
export function SubstituteTiles({ product, soldOut, shades, choice, onChange }: SubstituteTilesProps) {
  const near = useMemo(
    () => substitutesOf(soldOut, shades, ({ version }) => version.stock >= product.minQuantity),
    [soldOut, shades, product],
  );
  return (
    <div className="px-4 pb-5 lg:px-7">
      <div className="relative mb-4">
        <SwatchTile color={soldOut.color} code={soldOut.code} soldOut />
        <span className="absolute top-[15px] right-[15px] z-1">
          <FavouriteHeart
            productId={product._id}
            versionCode={soldOut.version.code}
            name={soldOut.fullName}
            variant="raised"
          />
        </span>
      </div>
      <AlertMe
        versionId={soldOut.version._id}
        wanted={{ units: product.minQuantity, step: product.minQuantity }}
        className="mb-5"
      />
      <h3 ref={takeFocus} tabIndex={-1} className="mb-3 text-label text-text-2 outline-none">
        {near.length > 0 ? shadeMessages.nearest : shadeMessages.noneNear}
      </h3>
      <ul className="grid gap-3.5 md:grid-cols-3">
        {near.map((one) => (
          <SubstituteTile
            key={one.shade.version.code}
            soldOut={soldOut}
            near={one}
            units={choice.chosen.get(one.shade.version.code) ?? 0}
            step={product.minQuantity}
            most={choice.most(one.shade.version)}
            onChange={onChange}
          />
        ))}
      </ul>
      <RouteLink
        href={paths.colourSearch({ hex: soldOut.color.replace('#', '') })}
        className={buttonClass({ variant: 'ghost', className: 'mt-3 w-full' })}
      >
        {shadeMessages.otherBrands}
      </RouteLink>
    </div>
  );
}

interface SubstituteTileProps {
  soldOut: CardShade;
  near: SubstituteShade;
  units: number;
  step: number;
  most: number;
  onChange: (shade: CardShade, units: number) => void;
}

function SubstituteTile({ soldOut, near, units, step, most, onChange }: SubstituteTileProps) {
  const { shade, difference, isAlike } = near;
  const change = (next: number) => onChange(shade, Math.min(most, next));
  return (
    <li
      className={
        units > 0
          ? 'overflow-hidden rounded-card border-[1.5px] border-brand ring-1 ring-brand'
          : 'overflow-hidden rounded-card border-[1.5px] border-line'
      }
    >
      <SplitSwatch
        searched={soldOut.color}
        searchedCode={soldOut.code}
        color={shade.color}
        code={shade.code}
        className="h-16! rounded-none!"
      />
      <div className="flex items-center gap-3 p-3">
        <p className="min-w-0 flex-1">
          <b className="block text-label">{shade.name}</b>
          <span className="block text-small text-text-2">{shadeMessages.direction(difference, isAlike)}</span>
          <span className="block text-small text-text-3">{shadeMessages.available(shade.version.stock)}</span>
        </p>
        {units === 0 ? (
          <IconButton
            icon="plus"
            variant="outline"
            tip="none"
            className="text-brand-text"
            label={shadeMessages.toAdd(shade.fullName)}
            onClick={() => change(step)}
          />
        ) : (
          <QuantityStepper
            removable
            editable
            label={shade.fullName}
            value={units}
            step={step}
            max={most}
            onChange={change}
          />
        )}
      </div>
    </li>
  );
}
