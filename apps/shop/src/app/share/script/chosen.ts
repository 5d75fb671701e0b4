import { withoutAccents } from '@tonalia/rules/without-accents';

/** What the visitor chose, as it is kept on the device. */
export interface VisitorChoice {
  /** Units by version. */
  units: Record<string, number>;
  name: string;
  note: string;
  /** The idempotency key of a list that may have been sent already, with its content. */
  sending: { key: string; content: string } | null;
  /** The last answer sent, until something is changed. */
  answerId: string;
}

const MOST = 9_999;

/** The next units of a line: whole steps, none below one step. */
export function nextUnits(units: number, by: number, step: number): number {
  const next = units + by * step;
  return next < step ? 0 : Math.min(next, MOST - (MOST % step));
}

/** The lines to send, in the order of the page. */
export const chosenLines = ({ units }: Pick<VisitorChoice, 'units'>, ids: readonly string[]) =>
  ids.flatMap((versionId) => {
    const quantity = units[versionId] ?? 0;
    return quantity > 0 ? [{ versionId, quantity }] : [];
  });

/** "3 tonos, 7 unidades" in parts. */
export function sumOf(lines: readonly { quantity: number }[], noun: readonly [one: string, many: string]) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = (n: number, one: string, many: string) => `${n.toLocaleString('es-CO')} ${n === 1 ? one : many}`;
  return { lines: count(lines.length, ...noun), units: count(units, 'unidad', 'unidades') };
}

/** The key to send this content with: the one of an attempt that may have arrived, when it was the same. */
export function keyFor(chosen: VisitorChoice, content: string, makeKey: () => string): string {
  if (chosen.sending?.content !== content) chosen.sending = { key: makeKey(), content };
  return chosen.sending.key;
}

/** Kept choices; those of another shape are none. */
export function readChosen(stored: string | null, proposed: Record<string, number>): VisitorChoice {
  const fresh: VisitorChoice = { units: proposed, name: '', note: '', sending: null, answerId: '' };
  try {
    // as: only this page writes it; a broken one is dropped
    const kept = JSON.parse(stored ?? 'null') as Partial<VisitorChoice> | null;
    return kept && typeof kept.units === 'object' ? { ...fresh, ...kept } : fresh;
  } catch {
    return fresh;
  }
}

/** Text to compare: small letters without accents. */
export const plain = (text: string): string => withoutAccents(text).toLowerCase();
