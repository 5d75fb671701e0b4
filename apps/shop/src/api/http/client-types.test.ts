import { expectTypeOf, test } from 'vitest';
import type { ProductCard } from '@tonalia/contract/products';
import { call } from './client.ts';
import type { Answer } from './client.ts';

test('the types of a call are those of the contract', () => {
  expectTypeOf<Answer<'products', 'GET /search'>['results'][number]>().toEqualTypeOf<ProductCard>();
  const wrong = () => {
    // @ts-expect-error a product is asked for by its id
    void call('products', 'GET /product/query');
    // @ts-expect-error an unknown call
    void call('products', 'GET /nothing');
    // @ts-expect-error an order needs its cart
    void call('purchase', 'POST /order/create', { body: {} });
  };
  const right = () => {
    void call('products', 'GET /product/listHome');
    void call('products', 'GET /product/query', { query: { _id: '1' } });
    void call('products', 'GET /product/list', { query: { page: 2, offers: true } });
    void call('purchase', 'GET /order/{orderCode}', { params: { orderCode: 'TN-1' } });
  };
  expectTypeOf(wrong).toBeFunction();
  expectTypeOf(right).toBeFunction();
});
