import { catalogue } from '@tonalia/demo/catalogue';
import { categories } from '@tonalia/demo/categories';
import { contentText } from '@tonalia/demo/product';
import { lexicon } from '../../src/modules/products/search-terms/lexicon.ts';
import { withUsualNeeds } from '../../src/modules/products/search-terms/usual-needs.ts';
import { withUsualSynonyms } from '../../src/modules/products/search-terms/usual-synonyms.ts';
import {
  type SearchDocument,
  type Synonym,
  type SearchIndex,
  createSearchIndexBuilder,
  createWordRoles,
} from '@tonalia/search';

export const { isSilent } = createWordRoles(lexicon);

/** An index of these products, with the built-in needs. */
export function indexOf(
  docs: readonly SearchDocument[],
  said: readonly Synonym[] = withUsualSynonyms([]),
): SearchIndex {
  const builder = createSearchIndexBuilder({ lexicon, synonyms: said, needs: withUsualNeeds([]) });
  for (const doc of docs) builder.add(doc);
  return builder.finish();
}

/** The products of the small demo as search documents. */
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
      popularity: Math.round(product.popularity * 10),
      variants: product.versions.map(({ code, shade, volume, unit }) => ({
        code,
        labelNumber: shade?.code ?? null,
        labelName: shade?.name ?? null,
        series: shade?.section ?? null,
        contents: contentText(volume, unit) || null,
      })),
    };
  });
}
