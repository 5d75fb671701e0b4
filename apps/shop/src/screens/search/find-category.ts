import type { Category } from '@tonalia/contract/products';

/** The category `id` is in, with what is beside it. */
export function findCategory(categories: readonly Category[], id: string) {
  const parent = categories.find((one) => one._id === id || one.children.some((child) => child._id === id));
  const current = parent?._id === id ? parent : parent?.children.find((child) => child._id === id);
  return parent && current ? { parent, current } : null;
}
