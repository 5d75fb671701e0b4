import { literals } from '@tonalia/contract/literals.es-CO';
import { Chip } from '@tonalia/ui/chip';
import { Icon } from '@tonalia/ui/icon';
import { sheen } from '@tonalia/ui/sheen';
import type { ReactNode, RefObject } from 'react';
import type { CardShade } from '../../features/colour-card/shades.ts';
import { optionMessages } from '../../messages/options.es-CO.ts';
import { productMessages } from '../../messages/product.es-CO.ts';

/** The error of a group of options, announced to screen readers at once. */
export function OptionError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-2 flex items-center gap-1.5 text-small text-danger">
      <Icon name="alert-circle" size="sm" />
      {children}
    </p>
  );
}

export interface GroupProps {
  groupRef: RefObject<HTMLDivElement | null>;
  error: string | null;
}

export interface VolumesProps extends GroupProps {
  volumes: readonly string[];
  volume: string | null;
  /** Called with null when the chosen volume is tapped again. */
  onChoose: (volume: string | null) => void;
}

export function Volumes({ volumes, volume, onChoose, error, groupRef }: VolumesProps) {
  return (
    <div ref={groupRef} role="group" aria-label={optionMessages.volume} className="pt-4 lg:pt-[22px]">
      <p className="text-label">{optionMessages.volume}</p>
      <div data-options className="mt-[9px] flex flex-wrap gap-2">
        {volumes.map((one) => (
          <Chip
            key={one}
            selected={one === volume}
            className="relative px-3.5! after:absolute after:inset-x-0 after:-inset-y-1"
            onToggle={(on) => onChoose(on ? one : null)}
          >
            {one}
          </Chip>
        ))}
      </div>
      {error && <OptionError>{error}</OptionError>}
    </div>
  );
}

export interface ShadesProps extends GroupProps {
  /** The first shades; the others are in the colour card. */
  shades: readonly CardShade[];
  total: number;
  unitsOf: (shade: CardShade) => number;
  mostOf: (shade: CardShade) => number;
  onTap: (shade: CardShade) => void;
  onOpenCard: () => void;
  /** Opens the alternatives of the sold-out shade. */
  onSimilar?: (() => void) | undefined;
  /** Called when a pointer or the focus comes near. */
  onNear: () => void;
}

export function Shades(props: ShadesProps) {
  const { shades, total, unitsOf, mostOf, onTap, onOpenCard, onSimilar, onNear, error, groupRef } = props;
  return (
    <div ref={groupRef} role="group" aria-label={optionMessages.tone} className="pt-4 lg:pt-[22px]">
      <div className="flex items-center justify-between">
        <p className="text-label">
          {optionMessages.tone} <span className="font-medium text-text-3">{optionMessages.available(total)}</span>
        </p>
        <button
          type="button"
          className="-my-3 flex min-h-11 items-center gap-1 text-label text-brand-text hover:underline"
          onClick={onOpenCard}
        >
          {literals.colourCard}
          <Icon name="chevron-right" size="sm" />
        </button>
      </div>
      <ul data-options className="mt-2.5 grid grid-cols-6 gap-x-2 gap-y-2.5 text-center lg:grid-cols-8 lg:gap-2.5">
        {shades.map((shade, at) => (
          <li key={shade.version.code} className={at >= 6 ? 'max-lg:hidden' : undefined}>
            <ShadeButton
              shade={shade}
              units={unitsOf(shade)}
              isOut={mostOf(shade) <= 0}
              onNear={onNear}
              onTap={() => onTap(shade)}
            />
          </li>
        ))}
      </ul>
      {error && <OptionError>{error}</OptionError>}
      {onSimilar && (
        <button
          type="button"
          className="flex min-h-11 items-center gap-1 text-label text-brand-text hover:underline"
          onClick={onSimilar}
        >
          {productMessages.similar}
          <Icon name="chevron-right" size="sm" />
        </button>
      )}
    </div>
  );
}

function ShadeButton({
  shade,
  units,
  isOut,
  onNear,
  onTap,
}: {
  shade: CardShade;
  units: number;
  isOut: boolean;
  onNear: () => void;
  onTap: () => void;
}) {
  const { fullName, code, color } = shade;
  const isVeiled = isOut && units === 0;
  const count = units > 0 ? `, ${optionMessages.units(units)}` : '';
  return (
    <button
      type="button"
      aria-pressed={units > 0}
      aria-label={isVeiled ? `${fullName}, ${literals.shadeOutOfStock}` : `${fullName}${count}`}
      className="block w-full rounded-[16px]"
      data-tick={isVeiled ? undefined : ''}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onTap}
    >
      <span
        className={`relative mb-[5px] block aspect-square rounded-[16px] inset-ring inset-ring-swatch-edge ${units > 0 ? 'outline-[2.5px] outline-offset-[2.5px] outline-brand' : ''}`}
        style={{ background: sheen(color) }}
      >
        {isVeiled && <span className="swatch-veil absolute inset-0 rounded-[inherit]" />}
        {units > 0 && (
          <span
            className="bump absolute -top-[7px] -right-[7px] h-[22px] min-w-[22px] rounded-[11px] bg-brand px-1 text-[0.75rem] leading-[22px] font-bold text-on-brand ring-[2.5px] ring-surface"
            key={units}
          >
            {units}
          </span>
        )}
      </span>
      <span className="block truncate text-micro">{code}</span>
    </button>
  );
}
