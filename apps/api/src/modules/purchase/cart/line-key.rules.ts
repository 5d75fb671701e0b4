/** Identity of a line within its cart. */
export interface CartLineKey {
  versionId: string;
  choice: string;
  /** Units in stock and in presale are separate lines. */
  advanced: boolean;
}

export const isSameLine = (a: CartLineKey, b: CartLineKey): boolean =>
  a.versionId === b.versionId && a.choice === b.choice && a.advanced === b.advanced;

/** Replaces changed lines in place, appends new ones, and drops those with quantity 0. */
export function withLines<L extends CartLineKey & { quantity: number }>(
  lines: readonly L[],
  changed: readonly L[],
): L[] {
  const kept = lines.map((line) => changed.find((one) => isSameLine(one, line)) ?? line);
  const added = changed.filter((one) => !lines.some((line) => isSameLine(one, line)));
  return [...kept, ...added].filter(({ quantity }) => quantity > 0);
}

export const unitsOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);
