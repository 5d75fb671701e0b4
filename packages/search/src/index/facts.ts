import { uintAt } from '../rows/checked.ts';

/** What ranking needs to know about documents and variants. */
export interface DocumentFacts {
  /** Variants of document `d` are those from `variantsOf[d]` to before `variantsOf[d + 1]`. */
  variantsOf: Uint32Array;
  docOfVariant: Uint32Array;
  /** How many words of each name are not silent. */
  nameWords: Uint8Array;
  /** 0 for the most popular document. */
  salesRank: Uint32Array;
  /** How many words each label has; 0 for none. */
  labelWords: Uint8Array;
}

/** Owners of codes are variants, then documents. */
export const isVariant = ({ docOfVariant }: DocumentFacts, owner: number): boolean => owner < docOfVariant.length;
export const docOfOwner = (facts: DocumentFacts, owner: number): number =>
  isVariant(facts, owner) ? uintAt(facts.docOfVariant, owner) : owner - facts.docOfVariant.length;
