import type { Difference } from '@tonalia/contract/products';
import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { differenceOf, nearnessOf } from '@tonalia/rules/colour-nearness';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { readHex } from '@tonalia/rules/hex';
import type { CardShade } from './shades.ts';

/** A shade of the same card that may take the place of one that is out. */
export interface SubstituteShade {
  shade: CardShade;
  /** Null when it looks the same. */
  difference: Difference | null;
  /** Whether it counts as alike at all. */
  isAlike: boolean;
}

const OFFERED = 3;

/** The shades of the card that replace `wanted`, by the rule the API answers with: a dye's own reflection first, then the nearest. */
export function substitutesOf(
  wanted: CardShade,
  shades: readonly CardShade[],
  isInStock: (shade: CardShade) => boolean,
): SubstituteShade[] {
  const lab = hexToLab(wanted.color);
  const reflection = (shade: CardShade) => reflectionOf(shade.code, shade.version.section);
  return shades
    .filter((shade) => shade.version.code !== wanted.version.code && readHex(shade.color) && isInStock(shade))
    .map((shade) => ({
      shade,
      isInStock: true,
      isSameProduct: true,
      reflection: reflection(shade),
      deltaE: deltaE(lab, hexToLab(shade.color)),
    }))
    .toSorted(bySuitability(reflection(wanted)))
    .slice(0, OFFERED)
    .map(({ shade, deltaE: distance }) => ({
      shade,
      difference: differenceOf(lab, hexToLab(shade.color)),
      isAlike: nearnessOf(distance) !== null,
    }));
}
