import type { Difference } from '@tonalia/contract/products';
import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { differenceOf, nearnessOf } from '@tonalia/rules/colour-nearness';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { readHex } from '@tonalia/rules/hex';
import type { CardShade } from './shades.ts';

/** A shade of the same card that can replace a sold-out one. */
export interface SubstituteShade {
  shade: CardShade;
  /** Null when it looks the same. */
  difference: Difference | null;
  /** Whether it is near enough to count as similar. */
  isAlike: boolean;
}

const OFFERED = 3;

/** The shades of the card that can replace `soldOut`, by the rule of the API: a dye's own reflection first, then the nearest. */
export function substitutesOf(
  soldOut: CardShade,
  shades: readonly CardShade[],
  isInStock: (shade: CardShade) => boolean,
): SubstituteShade[] {
  const lab = hexToLab(soldOut.color);
  const reflection = (shade: CardShade) => reflectionOf(shade.code, shade.version.section);
  return shades
    .filter((shade) => shade.version.code !== soldOut.version.code && readHex(shade.color) && isInStock(shade))
    .map((shade) => ({
      shade,
      isInStock: true,
      isSameProduct: true,
      reflection: reflection(shade),
      deltaE: deltaE(lab, hexToLab(shade.color)),
    }))
    .toSorted(bySuitability(reflection(soldOut)))
    .slice(0, OFFERED)
    .map(({ shade, deltaE: distance }) => ({
      shade,
      difference: differenceOf(lab, hexToLab(shade.color)),
      isAlike: nearnessOf(distance) !== null,
    }));
}
