import { literals } from '@tonalia/contract/literals.es-CO';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { SwatchTile } from '@tonalia/ui/swatch';
import { memo, useEffect, useRef } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { pictureUrl } from '../../components/picture.tsx';
import type { CardShade } from './shades.ts';

export interface ShadeTileProps {
  shade: CardShade;
  /** The shade that a search or a link opened; it is marked. */
  isTarget: boolean;
  units: number;
  step: number;
  /** Most units that can be chosen; 0 is out of stock. */
  most: number;
  /** "Preventa 24 nov", when the shade is not in stock. */
  presale: string | null;
  /** "4 hoy, 6 el 24 nov", when the chosen units have two dispatch dates. */
  split: string | null;
  /** `isOver` when more units were requested than are available. */
  onChange: (shade: CardShade, units: number, isOver?: boolean) => void;
  /** Shows the alternatives of a sold-out shade. */
  onShowSubstitutes: (shade: CardShade) => void;
}

/** One tap adds the minimum quantity; a stepper then replaces the name. A card has hundreds of tiles, so an unchosen one stays simple. */
export const ShadeTile = memo(function ShadeTile(props: ShadeTileProps) {
  const { shade, isTarget, units, step, most, presale, onChange, onShowSubstitutes } = props;
  const isOut = most <= 0 && units === 0;
  return (
    <li data-shade={shade.version.code} data-units={units} className="min-w-0 scroll-my-12">
      <button
        type="button"
        aria-label={nameOf(shade, units, isOut, presale)}
        aria-current={isTarget || undefined}
        tabIndex={units > 0 ? -1 : 0}
        data-tick={isOut ? undefined : ''}
        className="block w-full rounded-[16px] text-left"
        onClick={() =>
          isOut ? onShowSubstitutes(shade) : onChange(shade, Math.min(most, units + step), units + step > most)
        }
      >
        <SwatchTile
          color={shade.color}
          code={shade.code}
          topSeller={shade.version.is_top_seller}
          isNew={shade.version.is_new}
          soldOut={isOut}
          selected={units > 0}
          className={
            isTarget && units === 0 ? 'outline-[2.5px] outline-offset-2 outline-text outline-dashed' : undefined
          }
          image={shade.version.color?.image ? pictureUrl(shade.version.color.image, 240) : undefined}
        />{' '}
        {units === 0 && (
          <span
            className={`mt-1.5 line-clamp-3 min-h-[38px] px-[3px] text-[0.78125rem] leading-[1.25] lg:text-[0.75rem] ${isTarget ? 'font-bold text-text' : isOut ? 'font-medium text-text-3' : presale ? 'font-semibold text-info' : 'font-medium text-text-2'}`}
          >
            {isOut ? literals.shadeOutOfStock : (presale ?? shade.name)}
          </span>
        )}
      </button>
      {units > 0 && <Chosen {...props} />}
    </li>
  );
});

/** The stepper that replaces the name of a chosen shade. */
function Chosen({ shade, units, step, most, split, onChange }: ShadeTileProps) {
  const place = useRef<HTMLDivElement>(null);
  const tileOf = (element: Element | null) => element?.closest('li')?.querySelector('button');

  // The pressed button is gone: move the focus to the plus button.
  useEffect(() => {
    if (tileOf(place.current) === document.activeElement)
      [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, []);

  function change(next: number) {
    if (next === 0) tileOf(place.current)?.focus({ preventScroll: true });
    onChange(shade, next);
  }
  return (
    <div ref={place} className="mt-1.5">
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
      {split && <p className="mt-1 text-[0.75rem] leading-[1.25] font-semibold text-info">{split}</p>}
    </div>
  );
}

/** The tile's accessible name: all it shows in words. Begins with the visible text, for voice control. */
function nameOf({ code, name, version }: CardShade, units: number, isOut: boolean, presale: string | null): string {
  const isNew = version.is_new && !version.is_top_seller;
  const tab = isNew ? `${code} ${shadeMessages.isNew},` : code;
  if (isOut) return shadeMessages.toReplace(`${tab} ${literals.shadeOutOfStock}, ${name}`);
  const isPresale = presale !== null && units === 0;
  const words = [
    ...(isPresale ? [`${tab} ${presale}`, name] : [name === code ? tab : `${tab} ${name}`, presale]),
    version.is_top_seller && literals.topSeller,
    // the corner says "top seller" and has no room for both
    version.is_new && version.is_top_seller && shadeMessages.isNew,
  ]
    .filter(Boolean)
    .join(', ');
  return units > 0 ? shadeMessages.chosen(words, units) : shadeMessages.toAdd(words);
}
