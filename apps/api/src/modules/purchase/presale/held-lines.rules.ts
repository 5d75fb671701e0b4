/** A line with the units that it needs of one version. */
export interface UnheldLine {
  versionId: string;
  quantity: number;
}

/** The lines that arriving units are enough for, each whole, in the order given: a line that needs too many is passed over. */
export function heldLines<L extends UnheldLine>(lines: readonly L[], arrived: readonly UnheldLine[]): L[] {
  const left = new Map<string, number>();
  for (const { versionId, quantity } of arrived) left.set(versionId, (left.get(versionId) ?? 0) + quantity);
  return lines.filter(({ versionId, quantity }) => {
    const units = left.get(versionId) ?? 0;
    if (units < quantity) return false;
    left.set(versionId, units - quantity);
    return true;
  });
}
