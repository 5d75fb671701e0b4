import { literals } from '@tonalia/contract/literals.es-CO';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { SwatchTile } from '@tonalia/ui/swatch';
import { memo, useEffect, useRef } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { pictureUrl } from '../../picture.tsx';
import type { Shade } from './shades.ts';

export interface ShadeTileProps {
  shade: Shade;
  units: number;
  step: number;
  /** Most units that can be chosen; 0 is out of stock. */
  most: number;
  /** "Preventa 24 nov", when nothing of it is in stock. */
  presale: string | null;
  /** "4 hoy, 6 el 24 nov", when the chosen units leave on two days. */
  split: string | null;
  onChange: (shade: Shade, units: number) => void;
  /** A shade that is out leads to those most like it. */
  onInstead: (shade: Shade) => void;
}

/** One tap adds the minimum quantity; the name then makes way for a stepper. */
export const ShadeTile = memo(function ShadeTile({
  shade,
  units,
  step,
  most,
  presale,
  split,
  onChange,
  onInstead,
}: ShadeTileProps) {
  const tile = useRef<HTMLButtonElement>(null);
  const stepper = useRef<HTMLDivElement>(null);
  const tapped = useRef(false);
  const isOut = most <= 0 && units === 0;

  // The button that was pressed is a plus now.
  useEffect(() => {
    if (tapped.current && units > 0)
      [...(stepper.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
    tapped.current = false;
  }, [units]);

  function add() {
    if (isOut) return onInstead(shade);
    tapped.current = units === 0;
    onChange(shade, Math.min(most, units + step));
  }
  function change(next: number) {
    if (next === 0) tile.current?.focus({ preventScroll: true });
    onChange(shade, next);
  }

  return (
    <li data-shade={shade.version.code} data-units={units} className="min-w-0 scroll-my-12">
      <button
        ref={tile}
        type="button"
        tabIndex={units > 0 ? -1 : 0}
        className="block w-full rounded-[16px] text-left"
        onClick={add}
      >
        <span className="sr-only">{nameOf(shade, units, isOut, presale)}</span>
        <span aria-hidden="true" className="block">
          <SwatchTile
            color={shade.color}
            code={shade.code}
            topSeller={shade.version.is_top_seller}
            isNew={shade.version.is_new}
            soldOut={isOut}
            selected={units > 0}
            image={shade.version.color?.image ? pictureUrl(shade.version.color.image, 240) : undefined}
          />
          {units === 0 && (
            <span className="mt-1.5 line-clamp-2 min-h-[38px] px-[3px] text-[12.5px] leading-[1.25] font-medium text-text-2 lg:text-[12px]">
              {isOut ? (
                <span className="text-text-3">{literals.shadeOutOfStock}</span>
              ) : presale ? (
                <b className="font-semibold text-info">{presale}</b>
              ) : (
                shade.name
              )}
            </span>
          )}
        </span>
      </button>
      {units > 0 && (
        <div ref={stepper} className="mt-1.5">
          <QuantityStepper
            full
            tight
            removable
            editable
            label={shade.fullName}
            value={units}
            step={step}
            max={most}
            messages={{ aboveMax: literals.stockExceeded }}
            onChange={change}
          />
          {split && <p className="mt-1 text-[12px] leading-[1.25] font-semibold text-info">{split}</p>}
        </div>
      )}
    </li>
  );
});

/** All that the tile shows, in words; what is seen of it otherwise is for the eye alone. */
function nameOf({ fullName, version }: Shade, units: number, isOut: boolean, presale: string | null): string {
  if (isOut) return shadeMessages.toReplace(`${fullName}, ${literals.shadeOutOfStock}`);
  const name = [
    fullName,
    version.is_top_seller && literals.topSeller,
    version.is_new && shadeMessages.isNew,
    presale !== null && presale,
  ]
    .filter(Boolean)
    .join(', ');
  return units > 0 ? shadeMessages.chosen(name, units) : shadeMessages.toAdd(name);
}
