/** What an operator types to find versions: words of plain text, and the versions that have the text as barcode. */
export interface TypedWords {
  words: readonly string[];
  ids: readonly number[];
}

/** What of a version is searched: plain text of its product with the code, and of the version. */
export interface SearchedRow {
  id: number;
  productWords: string;
  versionWords: string;
}

/** Whether a version has the text as barcode, or each of its words in its own text or in that of the product. */
export const hasTypedWords = ({ id, productWords, versionWords }: SearchedRow, { words, ids }: TypedWords): boolean =>
  ids.includes(id) || words.every((word) => productWords.includes(word) || versionWords.includes(word));
