import type { SuggestedOrder } from '@tonalia/contract/suggested-order';

export type SuggestedLine = SuggestedOrder['lines'][number];

/** Units that a person changed, by version. */
export type ChangedUnits = Readonly<Record<string, number>>;

/** The units of a line: as changed; otherwise the usual ones when it is due, and none when it is near. */
export const unitsOf = ({ match, quantity, isDue }: SuggestedLine, changed: ChangedUnits): number =>
  changed[match.versionId] ?? (isDue ? quantity : 0);

/** What "Aceptar" puts into the cart. */
export function chosenOf(lines: readonly SuggestedLine[], changed: ChangedUnits) {
  const chosen = lines.flatMap((line) => {
    const quantity = unitsOf(line, changed);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return {
    items: chosen.map(({ line, quantity }) => ({ versionId: line.match.versionId, quantity })),
    units: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    pesos: chosen.reduce((sum, { line, quantity }) => sum + quantity * line.match.price, 0),
    /** Whether it is exactly what is due, in the usual units. */
    isAsSuggested: lines.every((line) => unitsOf(line, changed) === (line.isDue ? line.quantity : 0)),
  };
}
