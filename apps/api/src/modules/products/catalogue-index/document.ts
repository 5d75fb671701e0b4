import type { SearchDocument } from '@tonalia/search';
import { volumeName } from '../wire.ts';
import type { FactsRow, VersionTuple } from './facts.sql.ts';
import type { ReferenceData } from './reference-data.ts';

/** Customers search for "combo"; the names of combos do not contain the word. */
const COMBO = { name: 'Combo', value: 'Combo' };

/** The search document of a product. */
export function documentOf(row: FactsRow, versions: readonly VersionTuple[], reference: ReferenceData): SearchDocument {
  const category = reference.categories.get(row.category_id);
  const parent = category?.parentId ? reference.categories.get(category.parentId) : undefined;
  return {
    name: row.name,
    brand: reference.manufacturers.get(row.manufacturer_id)?.name ?? '',
    category: category?.name ?? '',
    parentCategory: parent?.name ?? null,
    code: row.code,
    attributes: row.kind === 'combo' ? [...row.attributes, COMBO] : row.attributes,
    popularity: row.units_sold,
    variants: versions.map(([, code, shadeCode, shadeName, section, volume, unit]) => ({
      code,
      labelNumber: shadeCode,
      labelName: shadeName,
      series: section,
      contents: volumeName({ shade_code: null, shade_name: null, volume, volume_unit: unit }),
    })),
  };
}

/** A hash of the words (FNV-1a): it changes when a word changes. */
export function hashOf({ popularity: _, ...words }: SearchDocument, colours: readonly (string | null)[]): number {
  const text = JSON.stringify([words, colours]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
