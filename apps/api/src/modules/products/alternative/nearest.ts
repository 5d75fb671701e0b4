import type { Difference, Nearness } from '@tonalia/contract/products';
import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { FARTHEST, differenceOf, nearnessOf } from '@tonalia/rules/colour-nearness';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { shadeName, volumeName } from '../wire.ts';
import type { ComparedVersion } from './alternative.sql.ts';

/** A version that can stand in, with how alike its colour is in words and how it differs. */
export interface StandIn {
  id: string;
  nearness: Nearness | null;
  difference: Difference | null;
}

/** Without a word about its colour. */
export const plain = (id: string): StandIn => ({ id, nearness: null, difference: null });

/**
 * What of the same product can stand in for a version, nearest first: the same shade in another volume, then other shades of its
 * volume by their colour. Another shade in another volume is left out, and so is a colour too far to call alike.
 * Without a version, or without a colour, the order is the given one.
 */
export function nearestOwn(wanted: ComparedVersion | null, own: readonly ComparedVersion[]): StandIn[] {
  if (!wanted) return own.map(({ id }) => plain(id));
  const sameShade = own.filter((one) => shadeName(one) === shadeName(wanted));
  const sameVolume = own.filter(
    (one) => shadeName(one) !== shadeName(wanted) && volumeName(one) === volumeName(wanted),
  );
  return [...sameShade.map(({ id }) => plain(id)), ...byColour(wanted, sameVolume)];
}

/** Of other products as many as of one's own card (D-34). */
const OTHERS = 3;

/** What of other products looks like a shade, nearest first; one that comes in several volumes once, in the shade's own where it does. */
export function nearestOthers(
  wanted: ComparedVersion,
  others: readonly (ComparedVersion & { productId: string })[],
): StandIn[] {
  const isOtherVolume = (one: ComparedVersion) => Number(volumeName(one) !== volumeName(wanted));
  const seen = new Set<string>();
  const once = others
    .toSorted((one, other) => isOtherVolume(one) - isOtherVolume(other))
    .filter((one) => {
      const key = `${one.productId} ${shadeName(one)}`;
      return one.hex !== null && !seen.has(key) && seen.add(key);
    });
  return byColour(wanted, once).slice(0, OTHERS);
}

function byColour(wanted: ComparedVersion, others: readonly ComparedVersion[]): StandIn[] {
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
