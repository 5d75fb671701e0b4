import { expect, test } from 'vitest';
import { freeWarehouseId } from './warehouse-id.rules.ts';

test('a warehouse gets three letters like its municipality, and others when those are taken', () => {
  expect(freeWarehouseId('Bello', new Set())).toBe('BEL');
  expect(freeWarehouseId('Íquira', new Set())).toBe('IQU');
  expect(freeWarehouseId('Bello', new Set(['BEL']))).toBe('BEO');
  const all = new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((last) => `BE${last}`));
  expect(freeWarehouseId('Bello', all)).toMatch(/^B[A-Z]{2}$/);
  expect(all.has(freeWarehouseId('Bello', all))).toBe(false);
});
