import { expect, test } from 'vitest';
import { barcodeOf, reserveOf, shelfOf } from './shelves.ts';

test('a barcode of the demo has the check digit of EAN-13', () => {
  // 8·1 with the weights 1 and 3 from the left: 7+21+0+0+…; computed by hand
  expect(barcodeOf(1)).toBe('7700000000019');
  expect(barcodeOf(214)).toHaveLength(13);
});

test('versions of a product lie in one rack, and categories in aisles of their own', () => {
  const shelf = shelfOf({ id: 3, categoryId: 1 }, 0);
  expect(shelf).toMatch(/^[A-Z]-\d{2}-\d$/);
  expect(shelfOf({ id: 3, categoryId: 1 }, 4).slice(0, 4)).toBe(shelf.slice(0, 4));
  expect(shelfOf({ id: 3, categoryId: 2 }, 0)[0]).not.toBe(shelf[0]);
});

test('units that find no room on a shelf have a place in the aisle of the reserves', () => {
  expect([reserveOf('A-04-2', 60), reserveOf('A-04-2', 61)]).toEqual([null, 'R-04-2']);
});
