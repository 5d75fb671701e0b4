/** A shade in the queue of those offered instead of another. */
export interface Substitute {
  isInStock: boolean;
  /** Of the product that was asked for, where there is one. */
  isSameProduct: boolean;
  /** A dye's: "1" of 7.1. Null for what is no dye. */
  reflection: string | null;
  /** CIEDE2000 from the shade that was asked for. */
  deltaE: number;
}

/**
 * The reflection of a hair dye: "31" of 7.31, "0" of a natural 7 or 7.0, "A" of 7A. Null for what is no dye: its number is no height, or
 * its section (where it has one) is not that height's.
 */
export function reflectionOf(shadeCode: string | null, section: string | null): string | null {
  const [, height, digits, letters] =
    /^(\d{1,2})(?:[.,/-](\d{1,3})|([a-z]{1,2}))?$/i.exec(shadeCode?.trim() ?? '') ?? [];
  if (height === undefined || Number(height) < 1 || Number(height) > 12) return null;
  if (section === null ? digits === undefined : !section.startsWith(`${Number(height)} `)) return null;
  const reflection = digits ?? letters?.toUpperCase() ?? '0';
  return /^0+$/.test(reflection) ? '0' : reflection;
}

/**
 * Sorts what is offered instead of a shade with the reflection `wanted`: what is in stock, then its own product, then for a dye the
 * same reflection, then the nearest (D-34).
 */
export function bySuitability(wanted: string | null): (one: Substitute, other: Substitute) => number {
  const isAlike = ({ reflection }: Substitute) => wanted !== null && reflection === wanted;
  return (one, other) =>
    Number(other.isInStock) - Number(one.isInStock) ||
    Number(other.isSameProduct) - Number(one.isSameProduct) ||
    Number(isAlike(other)) - Number(isAlike(one)) ||
    one.deltaE - other.deltaE;
}
