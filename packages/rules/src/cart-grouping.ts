/** Fields of a cart line that the grouping by date depends on. */
export interface DispatchLine {
  advancedPurchasing: boolean;
  /** Calendar day, `yyyy-mm-dd`. */
  dispatchDate: string | null;
}

/** Lines of a cart that leave on one date. */
export interface DispatchGroup<L> {
  /** Dispatch date of the group, or `none` for lines of the next delivery. */
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

/** Fields of a cart line that the grouping by product depends on. */
export interface ProductLine {
  productId: string;
  /** The combo the line belongs to. */
  assemblyCode: string | null;
}

/** Groups lines by product, in the order of each product's first line. Lines of a combo stay alone. */
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
