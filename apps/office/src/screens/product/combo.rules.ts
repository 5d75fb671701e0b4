import type { ComboPartDraft, OfficeComboPart } from '@tonalia/contract/combo-office';
import { marginOf } from '@tonalia/rules/margin';

/** Units of a part in one combo. */
export const unitsOf = ({ quantity, choices }: Pick<OfficeComboPart, 'quantity' | 'choices'>): number =>
  quantity * choices;

/** What a combo is sold for beside its parts. A figure is null while something that it needs is not known. */
export interface ComboSums {
  sum: number | null;
  /** Fractions: 0.144 for 14,4 %. */
  discount: number | null;
  margin: number | null;
}

export function sumsOf(
  parts: readonly OfficeComboPart[],
  { price, taxPercent }: { price: number | null; taxPercent: number },
): ComboSums {
  const sum = total(parts, ({ price: one }) => one);
  const cost = total(parts, ({ cost: one }) => one);
  return {
    sum,
    discount: sum === null || sum === 0 || price === null ? null : 1 - price / sum,
    margin: cost === null || price === null ? null : marginOf({ price, rate: taxPercent, cost }),
  };
}

function total(parts: readonly OfficeComboPart[], of: (part: OfficeComboPart) => number | null): number | null {
  let sum = 0;
  for (const part of parts) {
    const one = of(part);
    if (one === null) return null;
    sum += one * unitsOf(part);
  }
  return parts.length > 0 ? sum : null;
}

/** How many combos the units of a part allow; null for a role that sees no stock. */
export const reachOf = (part: OfficeComboPart): number | null =>
  part.available === null ? null : Math.floor(part.available / unitsOf(part));

/** The fewest combos that the parts allow, and the part that allows no more. */
export function limitOf(parts: readonly OfficeComboPart[]): { combos: number; at: number } | undefined {
  const reaches = parts.map(reachOf);
  const known = reaches.filter((reach) => reach !== null);
  if (known.length < parts.length || known.length === 0) return undefined;
  const combos = Math.min(...known);
  return { combos, at: known.indexOf(combos) };
}

/** What the call takes. */
export const toPartDraft = ({ productId, versionId, quantity, choices }: OfficeComboPart): ComboPartDraft => ({
  productId,
  versionId,
  quantity,
  choices,
});

export const isSameCombo = (one: readonly OfficeComboPart[], other: readonly OfficeComboPart[]): boolean =>
  JSON.stringify(one.map(toPartDraft)) === JSON.stringify(other.map(toPartDraft));
