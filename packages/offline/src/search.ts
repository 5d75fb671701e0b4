import type { Lexicon, SearchDocument, SearchIndex, Synonyms } from '@tonalia/search';
import { createSearchIndexBuilder, createSynonyms, createWordRoles } from '@tonalia/search';
import { volumeName } from '@tonalia/rules/version-name';
import type { OfflineCatalogue } from './catalogue.ts';
import { versionsOf } from './find-version.ts';
import { shadeAndVolumeOf } from './sellable.ts';

/** The search of the server over a snapshot. */
export interface OfflineSearch {
  catalogue: OfflineCatalogue;
  index: SearchIndex;
  synonyms: Synonyms;
}

/** Products that a search finds, the best match first. */
export interface FoundProducts {
  products: number[];
  searchedFor: string | null;
  didYouMean: string[];
}

/** Customers search for "combo"; the names of combos do not contain the word. */
const COMBO = { name: 'Combo', value: 'Combo' };
/** Products between two pauses. */
const STEP = 200;

/** Builds the index in steps of a few ms, so that a phone can show other things between them. */
export function* buildSearch(catalogue: OfflineCatalogue): Generator<undefined, OfflineSearch> {
  const { lexicon: words, synonyms, needs } = catalogue.reference;
  const lexicon = words as unknown as Lexicon; // as: the server writes its own lexicon
  const builder = createSearchIndexBuilder({ lexicon, synonyms, needs });
  for (let product = 0; product < catalogue.productIds.length; product += 1) {
    builder.add(documentOf(catalogue, product));
    if (product % STEP === STEP - 1) yield;
  }
  const index = yield* builder.finishInSteps();
  return { catalogue, index, synonyms: createSynonyms(synonyms, createWordRoles(lexicon)) };
}

function documentOf(catalogue: OfflineCatalogue, product: number): SearchDocument {
  const { products, versions, snapshot, categories } = catalogue;
  const { brands, kinds, sold } = snapshot.products;
  const category = categories.get(snapshot.products.categories[product] ?? 0);
  const parent = category?.parentId ? categories.get(category.parentId) : undefined;
  const cells = (products.attributes()[product] || null)?.split('\t') ?? [];
  const attributes = cells.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: cells[at + 1] ?? '' }] : []));
  return {
    name: products.names()[product] ?? '',
    brand: catalogue.brands.get(brands[product] ?? 0) ?? '',
    category: category?.name ?? '',
    parentCategory: parent?.name ?? null,
    code: products.codes()[product] ?? '',
    attributes: (kinds[product] ?? 0) % 2 === 1 ? [...attributes, COMBO] : attributes,
    popularity: sold[product] ?? 0,
    variants: versionsOf(catalogue, product).map((version) => ({
      code: versions.codes()[version] ?? '',
      labelNumber: versions.shadeCodes()[version] || null,
      labelName: versions.shadeNames()[version] || null,
      series: versions.sections()[version] || null,
      contents: volumeName({ ...shadeAndVolumeOf(catalogue, version), shade_code: null, shade_name: null }),
    })),
  };
}

/** All products that words find; of equal matches the ones first that sell more in the warehouse. */
export function searchProducts({ index, catalogue }: OfflineSearch, typed: string, warehouseId: string): FoundProducts {
  const { matches, searchedFor, didYouMean } = index.search(typed.normalize('NFC').replaceAll('\u0000', ' '));
  const { sold, soldIn } = catalogue.snapshot.products;
  const own = soldIn[warehouseId] ?? [];
  const found = Array.from(matches.docs, (product, at) => ({ product, score: matches.scores[at] ?? 0 }));
  const products = found
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        (own[other.product] ?? 0) - (own[one.product] ?? 0) ||
        (sold[other.product] ?? 0) - (sold[one.product] ?? 0) ||
        one.product - other.product,
    )
    .map(({ product }) => product);
  return { products, searchedFor, didYouMean: [...new Set(didYouMean)].slice(0, 3) };
}
