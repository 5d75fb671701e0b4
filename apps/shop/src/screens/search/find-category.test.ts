import type { Category } from '@tonalia/contract/products';
import { expect, test } from 'vitest';
import { findCategory } from './find-category.ts';

const category = (_id: string, ...children: string[]) => ({
  _id,
  name: _id,
  children: children.map((id) => ({ _id: id, name: id })),
});
const tree = [category('1', '11', '12'), category('2', '21')] as unknown as Category[]; // as: only the ids are read
const found = (id: string) => {
  const one = findCategory(tree, id);
  return one && [one.parent._id, one.current._id];
};

test('a category is found with its parent, and one above is its own', () => {
  expect([found('12'), found('21'), found('2'), found('9')]).toEqual([['1', '12'], ['2', '21'], ['2', '2'], null]);
});
