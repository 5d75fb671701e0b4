import { createVersionSource } from '@tonalia/order-list/known-versions';
import { readList } from '@tonalia/order-list/read-list';
import { type RowVerdict, recognise } from '@tonalia/order-list/recognise';
import { distinctSearches } from '@tonalia/order-list/searches';
import { createSynonyms, createWordRoles } from '@tonalia/search';
import { lexicon } from '../../src/modules/products/search-terms/lexicon.ts';
import { withUsualSynonyms } from '../../src/modules/products/search-terms/usual-synonyms.ts';
import { demoDocuments, indexOf } from '../search-quality/demo-documents.ts';

const MOST = 40;

/** The recogniser over the small demo, as the server runs it. */
export function recogniserOfDemo(): {
  docs: ReturnType<typeof demoDocuments>;
  recognise: (text: string) => RowVerdict[];
} {
  const docs = demoDocuments();
  const index = indexOf(docs);
  const synonyms = createSynonyms(withUsualSynonyms([]), createWordRoles(lexicon));
  const versionsOf = docs.map(({ code: productCode, brand, name, category, variants }, at) =>
    variants.map(({ code, labelNumber, labelName, contents }) => ({
      id: code,
      productId: String(at),
      code,
      productCode,
      name,
      brand,
      category,
      labelNumber,
      labelName,
      contents,
    })),
  );
  const found = new Map<string, string[]>();
  function productsFor(words: string): string[] {
    const known = found.get(words);
    if (known) return known;
    const { docs: matched, scores } = index.search(words).matches;
    const rated = Array.from(matched, (doc, at) => ({ doc, score: scores[at] ?? 0 }));
    const best = rated.toSorted((one, other) => other.score - one.score || one.doc - other.doc).slice(0, MOST);
    const ids = best.map(({ doc }) => String(doc));
    found.set(words, ids);
    return ids;
  }
  return {
    docs,
    recognise(text) {
      const rows = readList(text);
      const ids = new Set(distinctSearches(rows).flatMap(productsFor));
      const versions = [...ids].flatMap((id) => versionsOf[Number(id)] ?? []);
      return recognise(
        rows,
        createVersionSource({ versions, productsFor, meaningsAt: (words, at) => synonyms.matchesAt(words, at) }),
      );
    },
  };
}
