/** Whether a product, or one version of it, is offered. A version is for sale when it and its product are published. */
export const sellingStates = ['draft', 'published', 'withdrawn'] as const;
/** One of `sellingStates`; only published is on sale. */
export type SellingState = (typeof sellingStates)[number];

export interface Selling {
  selling: SellingState;
  /** Why it is withdrawn; a draft may have a reason too. */
  selling_reason: string | null;
  /** The person, or "importación", that set the state; null for the initial state. */
  selling_by: string | null;
}

/** The import report's note on a row with a selling state that no import changes; undefined for a published one. */
export function unchangedStateNote({ selling, selling_reason, selling_by }: Selling): string | undefined {
  if (selling === 'published') return undefined;
  if (selling === 'draft') return 'sigue en borrador: una importación no lo publica';
  return `sigue retirado (${selling_reason}; por ${selling_by}): una importación no lo publica`;
}
