import type { Category } from '@tonalia/contract/products';

/** The category `id` with its parent. */
export function findCategory(categories: readonly Category[], id: string) {
  const parent = categories.find((one) => one._id === id || one.children.some((child) => child._id === id));
  const current = parent?._id === id ? parent : parent?.children.find((child) => child._id === id);
  return parent && current ? { parent, current } : null;
}
