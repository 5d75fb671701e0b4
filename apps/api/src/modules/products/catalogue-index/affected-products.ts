import type { ProductTable } from './product-table.ts';
import type { ReferencePart, ReferenceData } from './reference-data.ts';

/** Ids of products of renamed or moved brands and categories. */
export function affectedProducts(table: ProductTable, part: ReferencePart, before: unknown, after: unknown): string[] {
  if (part !== 'manufacturers' && part !== 'categories') return [];
  const [was, is] = [before, after] as [ReferenceData[typeof part], ReferenceData[typeof part]]; // as: these two parts are maps
  const changed = new Set([...is].flatMap(([id, now]) => (hasSameName(was.get(id), now) ? [] : [id])));
  if (part === 'categories')
    for (const { id, parentId } of (is as ReferenceData['categories']).values())
      if (parentId !== null && changed.has(parentId)) changed.add(id);
  const { values } = part === 'manufacturers' ? table.manufacturers : table.categories;
  const numbers = part === 'manufacturers' ? table.columns.manufacturer : table.columns.category;
  return [...table.slots()]
    .filter((slot) => changed.has(values[numbers[slot] ?? -1] ?? ''))
    .map((slot) => table.ids[slot] ?? '');
}

function hasSameName(
  was: { name: string; parentId?: string | null } | undefined,
  now: { name: string; parentId?: string | null },
) {
  return was !== undefined && was.name === now.name && was.parentId === now.parentId;
}
