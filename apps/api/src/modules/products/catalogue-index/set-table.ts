/** Values, each under a number of its own, in the order in which they came. */
export interface Numbering {
  numberOf(value: string): number;
  /** Of a value that came. */
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
 * Sets of values, each distinct one kept once under a number: products that have the same colours, volumes or warehouses share it,
 * so that a filter looks at each set once and not at each product.
 */
export interface SetTable {
  /** The number of the set with just these values. */
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
