/** What grouping needs to know of a cart line. */
export interface DispatchLine {
  advancedPurchasing: boolean;
  /** Calendar day, `yyyy-mm-dd`. */
  dispatchDate: string | null;
}

export interface DispatchGroup<L> {
  /** The day the group leaves, or `none` for what leaves with the next delivery. */
  date: string;
  lines: L[];
}

/** Groups the cart by dispatch date: first `none` (no date, or not bought in advance), then the others by date. */
export function groupByDispatch<L extends DispatchLine>(lines: readonly L[]): DispatchGroup<L>[] {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const date = dispatchGroup(line);
    groups.set(date, [...(groups.get(date) ?? []), line]);
  }
  return [...groups]
    .map(([date, members]) => ({ date, lines: members }))
    .toSorted((a, b) => rank(a.date).localeCompare(rank(b.date)));
}

/** The group of one line. */
export function dispatchGroup({ advancedPurchasing, dispatchDate }: DispatchLine): string {
  return advancedPurchasing && dispatchDate ? dispatchDate : 'none';
}

const rank = (date: string): string => (date === 'none' ? '' : date);
