/** A line of a delivery note, as far as it decides what is still open. */
export interface SentLine {
  line: number;
  asked: number | null;
  quantity: number;
  /** The line that it replaces units of. */
  substitutes: number | null;
}

/** Units of each line that go neither with it nor with a substitute; lines without any are left out. */
export function pendingOf<L extends SentLine>(lines: readonly L[]): { line: L; units: number }[] {
  return lines.flatMap((line) => {
    if (line.substitutes !== null) return [];
    const replaced = lines.filter(({ substitutes }) => substitutes === line.line);
    const sent = line.quantity + replaced.reduce((sum, { quantity }) => sum + quantity, 0);
    const units = (line.asked ?? line.quantity) - sent;
    return units > 0 ? [{ line, units }] : [];
  });
}
