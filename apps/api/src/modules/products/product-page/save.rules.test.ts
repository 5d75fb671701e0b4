import { ProductSave } from '@tonalia/contract/product-office';
import { expect, test } from 'vitest';
import { permissionsFor } from './save.rules.ts';

const needed = (body: object) => permissionsFor(ProductSave.parse({ version: 1, ...body }));

test('a save of IVA or a price needs prices.edit, of a state catalogue.publish, of texts neither (OFC-402)', () => {
  expect(needed({ product: { taxClass: 'exempt' } })).toEqual(['prices.edit']);
  expect(needed({ shades: [{ _id: '1', price: 9_000 }] })).toEqual(['prices.edit']);
  expect(needed({ product: { state: 'withdrawn' } })).toEqual(['catalogue.publish']);
  expect(needed({ product: { name: 'Tinte', minimum: 2 } })).toEqual([]);
});
