import { useState } from 'react';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import type { PendingValues, ValueEdit } from './edits.rules.ts';

/**
 * The edits as the shades see them: the same object while no value of a shade, and not their order, changes. Typing a name or a description
 * draws the table of shades not again.
 */
export function useShadeEdits(edits: Edits<ValueEdit>): Edits<ValueEdit> {
  const [kept, setKept] = useState(edits);
  if (kept === edits || isSameInShades(kept.pending, edits.pending)) return kept;
  setKept(edits);
  return edits;
}

const isOfProduct = (key: string): boolean => key.startsWith('product:') && key !== 'product:order';

function isSameInShades(one: PendingValues, other: PendingValues): boolean {
  const count = (values: PendingValues) => [...values.keys()].filter((key) => !isOfProduct(key)).length;
  return count(one) === count(other) && [...one].every(([key, edit]) => isOfProduct(key) || other.get(key) === edit);
}
