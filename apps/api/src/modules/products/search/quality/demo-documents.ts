import { catalogue } from '@tonalia/demo/catalogue';
import { categories } from '@tonalia/demo/categories';
import { contentText } from '@tonalia/demo/product';
import { withUsualNeeds } from '../usual-needs.ts';
import { withUsualSynonyms } from '../usual-synonyms.ts';
import { type SearchDocument, type Synonym, type WordIndex, createWordIndexBuilder } from '../word-index.ts';

/** An index of these products, with the built-in needs. */
export function indexOf(docs: readonly SearchDocument[], said: readonly Synonym[] = withUsualSynonyms([])): WordIndex {
  const builder = createWordIndexBuilder(said, withUsualNeeds([]));
  for (const doc of docs) builder.add(doc);
  return builder.finish();
}

/** The products of the small demo, as the catalogue index has them. */
export function demoDocuments(): SearchDocument[] {
  const { opening, rest } = catalogue('small');
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [...opening.products, ...Array.from(rest, ({ product }) => product)].map((product) => {
    const category = byId.get(product.categoryId);
    return {
      name: product.name,
      brand: product.brand.name,
      category: category?.name ?? '',
      parentCategory: byId.get(category?.parentId ?? 0)?.name ?? null,
      code: product.code,
      attributes:
        product.kind === 'combo' ? [...product.attributes, { name: 'Combo', value: 'Combo' }] : product.attributes,
      unitsSold: Math.round(product.popularity * 10),
      versions: product.versions.map(({ code, shade, volume, unit }) => ({
        code,
        shadeCode: shade?.code ?? null,
        shadeName: shade?.name ?? null,
        section: shade?.section ?? null,
        volume: contentText(volume, unit) || null,
      })),
    };
  });
}
