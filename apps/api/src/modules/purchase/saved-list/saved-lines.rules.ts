/** A version of a list with its units. */
export interface SavedItem {
  versionId: string;
  quantity: number;
}

/** The lines of a list as they are stored. */
export interface SavedColumns {
  versionIds: string[];
  quantities: number[];
  prices: number[];
}

/** Each version once, in the order of its first line, with the units of all, at most `most` of each. */
export function mergedItems(items: readonly SavedItem[], most: number): SavedItem[] {
  const units = new Map<string, number>();
  for (const { versionId, quantity } of items)
    units.set(versionId, Math.min(most, (units.get(versionId) ?? 0) + quantity));
  return Array.from(units, ([versionId, quantity]) => ({ versionId, quantity }));
}

/** Lines of the items with a known price: a line keeps the price of `before`, a new one has today's; others are no versions. */
export function savedColumns(
  items: readonly SavedItem[],
  todayOf: ReadonlyMap<string, number>,
  before: Pick<SavedColumns, 'versionIds' | 'prices'> = { versionIds: [], prices: [] },
): SavedColumns {
  const beforeOf = new Map(before.versionIds.map((id, at) => [id, before.prices[at] ?? 0]));
  const lines = items.flatMap(({ versionId, quantity }) => {
    const price = beforeOf.get(versionId) ?? todayOf.get(versionId);
    return price === undefined ? [] : [{ versionId, quantity, price }];
  });
  return {
    versionIds: lines.map(({ versionId }) => versionId),
    quantities: lines.map(({ quantity }) => quantity),
    prices: lines.map(({ price }) => price),
  };
}

/** Whether a stored list is already what a change asks for, as after a lost answer. */
export const isSameList = (
  stored: { name: string; isShared: boolean } & Pick<SavedColumns, 'versionIds' | 'quantities'>,
  asked: typeof stored,
): boolean => {
  const of = ({ name, isShared, versionIds, quantities }: typeof stored) =>
    JSON.stringify([name, isShared, versionIds, quantities]);
  return of(stored) === of(asked);
};
