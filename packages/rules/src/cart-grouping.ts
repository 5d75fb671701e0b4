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

/** What grouping by product needs to know of a line. */
export interface ProductLine {
  productId: string;
  /** The combo that the line is part of. */
  assemblyCode: string | null;
}

/** Groups lines by product, in the order of the first line of each. The lines of a combo stay alone. */
export function groupByProduct<L extends ProductLine>(lines: readonly L[]): L[][] {
  const groups = new Map<string | L, L[]>();
  for (const line of lines) {
    const key = line.assemblyCode === null ? line.productId : line;
    const members = groups.get(key);
    if (members) members.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}
