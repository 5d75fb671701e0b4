/** Units of a version that a shipment needs, with those that were reported missing and those that are in boxes. */
export interface PackNeed {
  versionId: string;
  asked: number;
  short: number;
  packed: number;
}

/** How many units of a version belong in boxes: what is asked without what is reported missing. */
export const unitsToPack = ({ asked, short }: Pick<PackNeed, 'asked' | 'short'>): number => asked - short;

/** The same of a part that left: its boxes hold what came back later too. */
export const asItLeft = <N extends PackNeed>(need: N): N => ({
  ...need,
  asked: Math.max(need.asked, need.packed + need.short),
});

/** Versions that are not in boxes as they should be: too few, or too many after an adjustment. */
export const openNeeds = <N extends PackNeed>(needs: readonly N[]): N[] =>
  needs.filter((need) => need.packed !== unitsToPack(need));

/** How far the packing of a shipment is. `changed` was packed, and its order changed since. */
export type PackingState = 'open' | 'packed' | 'changed';

/** The state of a packing. Closed boxes alone pack nothing: `packedAt` is set by closing the shipment. */
export function packingStateOf({
  packedAt,
  needs,
}: {
  packedAt: Date | null;
  needs: readonly PackNeed[];
}): PackingState {
  if (packedAt === null) return 'open';
  return openNeeds(needs).length === 0 ? 'packed' : 'changed';
}
