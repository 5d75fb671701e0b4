import type { Nearness } from '@tonalia/contract/products';
import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { FARTHEST, nearnessOf } from '@tonalia/rules/colour-nearness';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { shadeName, volumeName } from '../wire.ts';
import type { ComparedVersion } from './alternative.sql.ts';

/** A version of the same product, with how alike its colour is in words. */
export interface OwnAlternative {
  id: string;
  nearness: Nearness | null;
}

/**
 * What of the same product can stand in for a version, nearest first: the same shade in another volume, then other shades of its
 * volume by their colour. Another shade in another volume is beside the point, and so is a colour that nobody would call alike.
 * Without a version, or without a colour, the order is the given one.
 */
export function nearestOwn(wanted: ComparedVersion | null, own: readonly ComparedVersion[]): OwnAlternative[] {
  if (!wanted) return own.map(({ id }) => ({ id, nearness: null }));
  const sameShade = own.filter((one) => shadeName(one) === shadeName(wanted));
  const sameVolume = own.filter(
    (one) => shadeName(one) !== shadeName(wanted) && volumeName(one) === volumeName(wanted),
  );
  return [...sameShade.map(({ id }) => ({ id, nearness: null })), ...byColour(wanted, sameVolume)];
}

function byColour(wanted: ComparedVersion, others: readonly ComparedVersion[]): OwnAlternative[] {
  const lab = wanted.hex === null ? null : hexToLab(wanted.hex);
  const compared = others.map((one) => ({
    id: one.id,
    isInStock: true,
    isSameProduct: true,
    reflection: reflectionOf(one.shade_code, one.section),
    deltaE: lab === null || one.hex === null ? Infinity : deltaE(lab, hexToLab(one.hex)),
  }));
  const wantedReflection = reflectionOf(wanted.shade_code, wanted.section);
  return compared
    .filter(({ deltaE: distance }) => distance <= FARTHEST || distance === Infinity)
    .toSorted((one, other) => (one.deltaE === other.deltaE ? 0 : bySuitability(wantedReflection)(one, other)))
    .map(({ id, deltaE: distance }) => ({ id, nearness: nearnessOf(distance) }));
}
