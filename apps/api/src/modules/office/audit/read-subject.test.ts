import { expect, test } from 'vitest';
import { readSubject } from './read-subject.ts';

test('a number is read by the action, and never as the id of another table', () => {
  const kinds = [
    'dispatch.units_missing',
    'purchase.transfer_approved',
    'products.product_saved',
    'products.presale_moved',
    'products.stock_adjusted',
    'products.deal_changed',
    'marketing.coupon_added',
    'purchase.line_ignored',
    'purchase.statement_uploaded',
  ].map((action) => readSubject(action, '12').kind);
  expect(kinds).toEqual(['shipment', 'payment', 'product', 'product', 'version', 'text', 'text', 'text', 'text']);
});

test('a UUID is one for every action, the owner of a photograph is its product or version, the rest is text', () => {
  const id = '4c1e0d6a-1111-4c1e-8d6a-000000000001';
  expect(readSubject('purchase.order_taken', id)).toEqual({ kind: 'uuid', id });
  expect(readSubject('media.photo_added', 'version:41')).toEqual({ kind: 'version', id: '41' });
  expect(readSubject('media.photo_added', 'banner:41').kind).toBe('text');
  expect(readSubject('platform.setting_set', 'orders.prefix').kind).toBe('text');
  expect(readSubject('products.stock_set', '9'.repeat(19)).kind).toBe('text');
});
