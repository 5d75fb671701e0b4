/** What ranking needs to know of the products and versions themselves. */
export interface Facts {
  /** Versions of product `d` are those from `versionsOf[d]` to before `versionsOf[d + 1]`. */
  versionsOf: Uint32Array;
  docOfVersion: Uint32Array;
  /** Telling words of each product's name. */
  nameWords: Uint8Array;
  /** What sells best has the least. */
  salesRank: Uint32Array;
  /** Words of each version's shade; 0 for none. */
  shadeWords: Uint8Array;
}

/** Owners of codes are versions, then products. */
export const isVersion = ({ docOfVersion }: Facts, owner: number): boolean => owner < docOfVersion.length;
export const docOfOwner = (facts: Facts, owner: number): number =>
  facts.docOfVersion[owner] ?? owner - facts.docOfVersion.length;
