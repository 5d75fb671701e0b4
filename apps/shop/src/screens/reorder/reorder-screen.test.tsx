import type { RepeatLine, RepeatQuote } from '@tonalia/contract/repeat-order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeOrderSummary, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ReorderScreen } from './reorder-screen.tsx';

const line = (lineNo: number, change: Partial<RepeatLine> = {}): RepeatLine => ({
  lineNo,
  code: `NA-${String(lineNo)}`,
  versionId: String(lineNo),
  name: `Esmalte ${String(lineNo)}`,
  versionName: null,
  color: null,
  image: '/pictures/product/9',
  tile: 'rubor',
  instead: null,
  before: 4,
  quantity: 4,
  most: 9,
  minQuantity: 1,
  priceBefore: 1_000,
  price: 1_000,
  amount: 4_000,
  presale: null,
  changes: [],
  asks: false,
  alternatives: [],
  ...change,
});
const quote: RepeatQuote = {
  orderCode: 'TN-2',
  orderedAt: '2026-11-21T14:12:00.000Z',
  lines: [
    line(1),
    line(2, { changes: ['dearer'], priceBefore: 800, asks: true }),
    line(3, { changes: ['presale'], presale: { units: 4, dispatchDate: '2026-11-26' } }),
  ],
  units: 12,
  goods: 12_000,
  shipping: 0,
  total: 12_000,
  address: { _id: '0a000000-0000-4000-8000-0000000000d1', name: 'Local', line: 'Cra. 7 # 14-32' },
  parts: [],
  method: { reference: 'own_credit', name: 'Cupo propio', reason: null },
  seen: 'seen',
};
const orders = [
  makeOrderSummary({ orderCode: 'TN-3', status: 'cancelled', cartId: '0a000000-0000-4000-8000-000000000003' }),
  makeOrderSummary({ orderCode: 'TN-2', cartId: '0a000000-0000-4000-8000-000000000002' }),
  makeOrderSummary({ orderCode: 'TN-1', cartId: '0a000000-0000-4000-8000-000000000001' }),
];
function shop(listed = orders) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/list', { results: listed, page: 1, limit: 20, total: listed.length, pages: 1 });
  api.on('purchase', 'POST /repeat-order/quote', { results: quote });
  api.on('purchase', 'POST /repeat-order', {
    results: {
      orderId: '0a000000-0000-4000-8000-000000000009',
      orderCode: 'TN-9',
      status: 'preparing',
      total: 12_000,
    },
  });
  return api;
}
const enter = (named?: string, api = shop()) => renderScreen(<ReorderScreen named={named} />, { api, signedIn: true });
const desktop = async (name: string) => within(await screen.findByRole('list', { name }));

test('SEL-008: the page shows what changed first, asks about a steep rise, and confirms with the payment of last time', async () => {
  const { api } = await enter();
  const changed = await desktop('Cambió, 2 líneas');
  expect(changed.getByText(/Antes \$\s800/)).toBeDefined();
  expect(changed.getByText('Llega jue 26 nov')).toBeDefined();
  expect((await desktop('Igual, 1 línea')).getByText('Esmalte 1')).toBeDefined();
  const confirm = screen.getByRole('button', { name: /Confirmar con Cupo propio/ });
  await userEvent.click(confirm);
  expect(api.requestsTo('purchase POST /repeat-order')).toEqual([]);
  await userEvent.click(changed.getByRole('button', { name: 'Llevar Esmalte 2' }));
  await userEvent.click(confirm);
  await userEvent.click(confirm);
  await waitFor(() => expect(api.requestsTo('purchase POST /repeat-order')).toHaveLength(1));
  expect(api.requestsTo('purchase POST /repeat-order')[0]?.body).toMatchObject({ cartId: orders[1]?.cartId });
});

test('SEL-008: another order of the history is chosen by its day and code; a cancelled one is not offered', async () => {
  const { api } = await enter('TN-1');
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pedido que repites' });
  expect([...choice.options].map(({ value }) => value)).toEqual(['TN-2', 'TN-1']);
  expect(choice.value).toBe('TN-1');
  await waitFor(() =>
    expect(api.requestsTo('purchase POST /repeat-order/quote')[0]?.body).toMatchObject({ cartId: orders[2]?.cartId }),
  );
});

test('without an order there is nothing to repeat', async () => {
  await enter(undefined, shop([]));
  expect(await screen.findByText('Todavía no has pedido nada')).toBeDefined();
});
