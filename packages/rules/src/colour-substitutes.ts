/** A shade that can replace another. */
export interface Substitute {
  isInStock: boolean;
  /** Whether it belongs to the product asked for, if there is one. */
  isSameProduct: boolean;
  /** Reflection of a dye: "1" of 7.1. Null for other products. */
  reflection: string | null;
  /** CIEDE2000 from the shade asked for. */
  deltaE: number;
}

/**
 * Reflection of a hair dye: "31" of 7.31, "0" of a natural 7 or 7.0, "A" of 7A. Null for other products: the number is
 * not a level, or it differs from the level of the section.
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
 * Orders substitutes for a shade with the reflection `wanted`: in stock first, then the same product, then for a dye
 * the same reflection, then similarity (D-34).
 */
export function bySuitability(wanted: string | null): (one: Substitute, other: Substitute) => number {
  const isAlike = ({ reflection }: Substitute) => wanted !== null && reflection === wanted;
  return (one, other) =>
    Number(other.isInStock) - Number(one.isInStock) ||
    Number(other.isSameProduct) - Number(one.isSameProduct) ||
    Number(isAlike(other)) - Number(isAlike(one)) ||
    one.deltaE - other.deltaE;
}
