interface Pair {
  transfer: { id: string };
  line: { id: string };
}

/**
 * Pairs in which nothing says what belongs together: those of a transfer that is left without a line, and of every transfer and line that
 * hang together with it, because another choice would leave another one out.
 */
export function competing<P extends Pair>(pairs: readonly P[], found: ReadonlyMap<string, unknown>): P[] {
  const transfers = new Set(pairs.map(({ transfer }) => transfer.id).filter((id) => !found.has(id)));
  const lines = new Set<string>();
  for (let before = -1; before < transfers.size + lines.size;) {
    before = transfers.size + lines.size;
    for (const { transfer, line } of pairs) {
      if (!transfers.has(transfer.id) && !lines.has(line.id)) continue;
      transfers.add(transfer.id);
      lines.add(line.id);
    }
  }
  return pairs.filter(({ transfer }) => transfers.has(transfer.id));
}
