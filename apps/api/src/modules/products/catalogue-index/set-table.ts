/** Numbers distinct values in the order of their first use. */
export interface Numbering {
  numberOf(value: string): number;
  /** The number of a known value. */
  find(value: string): number | undefined;
  readonly values: readonly string[];
}

export function createNumbering(): Numbering {
  const values: string[] = [];
  const numbers = new Map<string, number>();
  return {
    values,
    find: (value) => numbers.get(value),
    numberOf(value) {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, values.length);
      return values.push(value) - 1;
    },
  };
}

/**
 * Numbers distinct sets of values: products with the same colours, volumes or warehouses share a set, so that a filter tests each set once
 * instead of each product.
 */
export interface SetTable {
  /** The number of the set with exactly these values. */
  numberOf(values: Iterable<string>): number;
  readonly sets: readonly (readonly string[])[];
}

export function createSetTable(): SetTable {
  const sets: (readonly string[])[] = [];
  const keys = createNumbering();
  return {
    sets,
    numberOf(values) {
      const unique = [...new Set(values)].toSorted();
      const number = keys.numberOf(unique.join('\n'));
      sets[number] ??= unique;
      return number;
    },
  };
}
