import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tints = {
  rubor: 'bg-tile-rubor',
  salvia: 'bg-tile-salvia',
  niebla: 'bg-tile-niebla',
  mantequilla: 'bg-tile-mantequilla',
  malva: 'bg-tile-malva',
  piedra: 'bg-tile-piedra',
};

/** The tints of a product's tile, as the contract's `tile` names them. */
export type TileTint = keyof typeof tints;
const tintNames = Object.keys(tints) as TileTint[]; // the keys of `tints` are exactly TileTint

/** The tint behind a product: constant for an id, unless the editor set one. */
export function tileTint(productId: string): TileTint {
  let hash = 0;
  for (const letter of productId) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return tintNames[hash % tintNames.length] ?? 'piedra';
}

/** The tinted square behind a product; the picture fills 88% of it. Sold out fades the picture, not the text. */
export function Tile({
  tint = 'piedra',
  soldOut = false,
  className,
  children,
  overlay,
}: {
  tint?: TileTint;
  soldOut?: boolean;
  /** Sets the width; `rounded-…` changes the corner. */
  className?: string;
  /** The picture. */
  children: ReactNode;
  /** Badges, the add button: over the picture, not faded. */
  overlay?: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'relative flex aspect-square shrink-0 items-center justify-center overflow-hidden',
        tints[tint],
        className,
        !/rounded/.test(className ?? '') && 'rounded-tile',
      )}
    >
      <div className={classNames('size-[88%] [&>*]:size-full', soldOut && 'opacity-50')}>{children}</div>
      {overlay}
    </div>
  );
}
