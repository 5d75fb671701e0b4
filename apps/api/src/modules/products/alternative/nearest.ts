import type { Difference, Nearness } from '@tonalia/contract/products';
import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { FARTHEST, differenceOf, nearnessOf } from '@tonalia/rules/colour-nearness';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { shadeName, volumeName } from '../wire.ts';
import type { ComparedVersion } from './alternative.sql.ts';

/** A version that can replace another, with the nearness of its colour in words and the difference. */
export interface RankedAlternative {
  id: string;
  nearness: Nearness | null;
  difference: Difference | null;
}

/** A substitute without a colour comparison. */
export const unranked = (id: string): RankedAlternative => ({ id, nearness: null, difference: null });

/**
 * Versions of the same product that can replace one, nearest first: the same shade in another volume, then other shades of its volume by
 * colour. Excludes other shades in another volume, and colours too far to be similar. Without a version or a colour, keeps the given
 * order.
 */
export function nearestOwn(wanted: ComparedVersion | null, own: readonly ComparedVersion[]): RankedAlternative[] {
  if (!wanted) return own.map(({ id }) => unranked(id));
  const sameShade = own.filter((one) => shadeName(one) === shadeName(wanted));
  const sameVolume = own.filter(
    (one) => shadeName(one) !== shadeName(wanted) && volumeName(one) === volumeName(wanted),
  );
  return [...sameShade.map(({ id }) => unranked(id)), ...byColour(wanted, sameVolume)];
}

/** As many shades of other products as the product's own card offers (D-34). */
const OTHERS = 3;

/** Similar shades of other products, nearest first; a shade in several volumes once, preferably in the requested volume. */
export function nearestOthers(
  wanted: ComparedVersion,
  others: readonly (ComparedVersion & { productId: string })[],
): RankedAlternative[] {
  const isOtherVolume = (one: ComparedVersion) => Number(volumeName(one) !== volumeName(wanted));
  const seen = new Set<string>();
  const distinct = others
    .toSorted((one, other) => isOtherVolume(one) - isOtherVolume(other))
    .filter((one) => {
      const key = `${one.productId} ${shadeName(one)}`;
      return one.hex !== null && !seen.has(key) && seen.add(key);
    });
  return byColour(wanted, distinct).slice(0, OTHERS);
}

function byColour(wanted: ComparedVersion, others: readonly ComparedVersion[]): RankedAlternative[] {
  const lab = wanted.hex === null ? null : hexToLab(wanted.hex);
  const compared = others.map((one) => {
    const offered = lab === null || one.hex === null ? null : hexToLab(one.hex);
    return {
      id: one.id,
      isInStock: true,
      isSameProduct: true,
      reflection: reflectionOf(one.shade_code, one.section),
      deltaE: lab && offered ? deltaE(lab, offered) : Infinity,
      difference: lab && offered && differenceOf(lab, offered),
    };
  });
  const wantedReflection = reflectionOf(wanted.shade_code, wanted.section);
  return compared
    .filter(({ deltaE: distance }) => distance <= FARTHEST || distance === Infinity)
    .toSorted((one, other) => (one.deltaE === other.deltaE ? 0 : bySuitability(wantedReflection)(one, other)))
    .map(({ id, deltaE: distance, difference }) => ({ id, nearness: nearnessOf(distance), difference }));
}
