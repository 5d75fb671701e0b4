import type { OrderAskReason } from '@tonalia/contract/order-asks';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { PricedLine } from '../cart/catalogue.ts';
import type { DraftLine } from './draft.rules.ts';

/** A line that asks; `priced` is null for a code that is not in the catalogue. */
export interface AskedLine {
  /** Position in the draft, from 1. */
  position: number;
  line: DraftLine;
  priced: PricedLine | null;
  reasons: OrderAskReason[];
}

/** The reasons why an order cannot be placed as it was shown. */
export interface FoundAsks {
  lines: AskedLine[];
  doubts: { code: string; text: string }[];
  /** Lines that are ordered as shown or cheaper, and their pesos. */
  unchanged: number;
  unchangedAmount: number;
  /** Null before the lines are known. */
  total: number | null;
  /** The shopper of the warehouse that offers replacements. */
  shopper: Shopper;
}

/** Thrown to roll back the placing of an order that has to ask its seller. */
export class OrderAsked extends Error {
  readonly found: FoundAsks;

  constructor(found: FoundAsks) {
    super('the order asks its seller');
    this.name = 'OrderAsked';
    this.found = found;
  }
}
