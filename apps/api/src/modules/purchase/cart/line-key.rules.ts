/** What makes a line of a cart itself. */
export interface CartLineKey {
  versionId: string;
  choice: string;
  /** The part in stock and the part in presale are two lines. */
  advanced: boolean;
}

export const isSameLine = (a: CartLineKey, b: CartLineKey): boolean =>
  a.versionId === b.versionId && a.choice === b.choice && a.advanced === b.advanced;

/** The lines with the changed ones in their places and new ones at the end, without those that have no units any more. */
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
