/**
 * A bit for each name, the lowest for the first. Throws when the row that holds them has room for fewer: in JavaScript a bit beyond a
 * row's width is lost silently.
 */
export function bitsOf<Name extends string>(names: readonly Name[], width: number): Readonly<Record<Name, number>> {
  if (names.length > width) throw new RangeError(`${names.length} bits in a row of ${width}: ${names.join(', ')}`);
  // as: fromEntries forgets the names
  return Object.fromEntries(names.map((name, at) => [name, 2 ** at])) as Record<Name, number>;
}

/** Whether more than one bit is set. */
export const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;
