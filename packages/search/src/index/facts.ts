import { uintAt } from '../rows/checked.ts';

/** What ranking needs to know of the documents and variants themselves. */
export interface DocumentFacts {
  /** Variants of document `d` are those from `variantsOf[d]` to before `variantsOf[d + 1]`. */
  variantsOf: Uint32Array;
  docOfVariant: Uint32Array;
  /** Telling words of each document's name. */
  nameWords: Uint8Array;
  /** What sells best has the least. */
  salesRank: Uint32Array;
  /** Words of each variant's label; 0 for none. */
  labelWords: Uint8Array;
}

/** Owners of codes are variants, then documents. */
export const isVariant = ({ docOfVariant }: DocumentFacts, owner: number): boolean => owner < docOfVariant.length;
export const docOfOwner = (facts: DocumentFacts, owner: number): number =>
  isVariant(facts, owner) ? uintAt(facts.docOfVariant, owner) : owner - facts.docOfVariant.length;
