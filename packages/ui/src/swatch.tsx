import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { sheen } from './sheen.ts';

const sizes = {
  /** In the row of shades on a product card. */
  14: 'size-3.5 rounded-[5px]',
  /** In a row of a table. */
  22: 'size-[22px] rounded-[7px]',
  /** On the thumbnail of a cart line; give it a ring in the colour of the surface. */
  26: 'size-[26px] rounded-[9px]',
  /** In a row of shades. */
  48: 'size-12 rounded-control',
};

export type SwatchProps = {
  /** "#rrggbb". */
  color: string;
  size?: keyof typeof sizes;
  /** With a ring in the colour of its background. */
  ringed?: boolean;
  className?: string | undefined;
};

/** The colour of a shade. Decorative: the shade's name is written beside it or is the control's name. */
export function Swatch({ color, size = 14, ringed = false, className }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative inline-block shrink-0 after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-swatch-edge',
        sizes[size],
        ringed && 'ring-[2.5px] ring-surface',
        className,
      )}
      style={{ background: size === 14 ? color : sheen(color) }}
    />
  );
}

export type SwatchTileProps = {
  color: string;
  /** On the white label, as on a printed colour card: "7.1". */
  code: string;
  topSeller?: boolean;
  isNew?: boolean;
  soldOut?: boolean;
  /** Chosen: a ring around it. */
  selected?: boolean;
  /** A picture instead of the gradient. */
  image?: string | undefined;
  className?: string | undefined;
};

/**
 * A shade on the colour card: 74 px high, as wide as its column (104 on a phone). The card writes the name below it
 * and, with the text of the corner, into the control's name.
 */
export function SwatchTile({
  color,
  code,
  topSeller = false,
  isNew = false,
  soldOut = false,
  selected = false,
  image,
  className,
}: SwatchTileProps) {
  return (
    <span
      className={classNames(
        'relative block h-[74px] overflow-hidden rounded-[16px] after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-swatch-edge',
        selected && 'outline-[2.5px] outline-offset-2 outline-brand',
        className,
      )}
      style={{ background: image ? `center / cover url("${image}")` : sheen(color) }}
    >
      {soldOut && <span className="swatch-veil absolute inset-0" />}
      <b
        className={classNames(
          'absolute bottom-1.5 left-1.5 z-1 rounded-swatch bg-tab px-2 py-[5px] text-[0.875rem] leading-none font-bold',
          soldOut ? 'text-on-tab-out' : 'text-on-tab',
        )}
      >
        {code}
      </b>{' '}
      {topSeller ? (
        <span className="absolute top-[7px] right-[7px] flex size-6 items-center justify-center rounded-[8px] bg-flame text-on-flame">
          <Icon name="flame" size="xs" />
        </span>
      ) : (
        isNew && (
          <span
            aria-hidden="true"
            className="absolute top-[7px] right-[7px] rounded-[8px] bg-on-tab px-1.5 text-[0.75rem] leading-6 font-[650] text-inverse"
          >
            Nuevo
          </span>
        )
      )}
    </span>
  );
}
