import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';

/** A version as it was shown: the price and the stock of now, or what the device held. */
export interface SeenMatch extends ListMatch {
  /** When the device read price and stock, for a line that was noted without a network. */
  heldAt?: string;
}

/** A line of a quick order: what was written, and what it is understood as. */
export interface QuickDraftLine {
  /** Names the line on this device; the order that it goes into has it too. */
  key?: string;
  /** As it was written: "7.1 x3". */
  text: string;
  /** Of a pasted list: the row as it is written, the line of the text that it is in, from 1, and the ids of the versions it was read as. */
  source?: { text: string; line: number; read: string };
  /** The words of the row that name the product; empty when a product was picked at once. */
  words: string;
  quantity: number;
  /** The units that were typed beside the text, until it is read; those within the text count without them. */
  units?: number;
  /** `reading` until the server has answered, `waiting` without a network, `failed` when the server refused. */
  state: RecognisedRow['verdict'] | 'reading' | 'waiting' | 'failed';
  match: SeenMatch | null;
  candidates: readonly SeenMatch[];
  /** Why it needs an answer, or how it was understood. */
  reason: string;
  /** Not clear from its words alone, so that what is chosen for it is remembered. */
  isUnclear: boolean;
  /** Understood as what was chosen for its words before. */
  isAsBefore: boolean;
}
