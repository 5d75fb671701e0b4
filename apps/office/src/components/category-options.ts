import type { GridFilters } from '@tonalia/contract/products-grid';

/** "Coloración", "Coloración, tintes": each parent before its children. */
export function categoryOptions(categories: GridFilters['categories']): { value: string; label: string }[] {
  return categories
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => [
      { value: parent._id, label: parent.name },
      ...categories
        .filter(({ parentId }) => parentId === parent._id)
        .map((one) => ({ value: one._id, label: `${parent.name}, ${one.name.toLocaleLowerCase('es-CO')}` })),
    ]);
}
