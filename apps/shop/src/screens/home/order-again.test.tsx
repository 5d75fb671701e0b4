import type { ReorderLine, Reordered } from '@tonalia/contract/purchase';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCart, makeLine, makeOrder, makeOrderSummary, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderAgain } from './order-again.tsx';

const cancelled = makeOrderSummary({
  orderCode: 'TN-3',
  status: 'cancelled',
  cartId: '0a000000-0000-4000-8000-0000000000c3',
});
const last = makeOrderSummary({ orderCode: 'TN-2', lines: 3 });

const line = (lineNo: number, change: Partial<ReorderLine>): ReorderLine => ({
  lineNo,
  code: `C${lineNo}`,
  versionCode: null,
  name: `Producto ${lineNo}`,
  versionName: null,
  color: null,
  image: '/pictures/product/1',
  tile: 'rubor',
  quantity: 5,
  available: 5,
  priceBefore: 1_000,
  price: 1_000,
  kind: null,
  reason: null,
  ...change,
});
const lines = [
  line(1, { price: 1_200 }),
  line(2, { available: 2, kind: 'stock', reason: 'Hoy hay 2 de 5.' }),
  line(3, { available: 0, price: null, kind: 'gone', reason: 'Ya no lo vendemos.' }),
];
const added: Reordered = { ...makeCart([makeLine()]), added: 5, notAdded: [] };

async function openReview(answer: Reordered | Refusal = added) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/{cartId}/buy-cart-again', { results: lines });
  api.on('purchase', 'POST /cart/buy-cart-again-confirm', answer);
  api.on('purchase', 'GET /order/{orderCode}', { results: makeOrder() });
  api.on('purchase', 'PUT /cart/listcart', makeCart([makeLine()]));
  const view = await renderScreen(<OrderAgain orders={[cancelled, last]} mine />, { api, signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Pedir de nuevo' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pedir de nuevo' });
  await within(sheet).findByText('Producto 1');
  return { ...view, sheet };
}
const sent = (api: ReturnType<typeof mockApi>) =>
  api.requestsTo('purchase POST /cart/buy-cart-again-confirm').map(({ body }) => body);

test('the last order that was not cancelled is reviewed: changes, current prices, available lines ticked · CON-12 D-48', async () => {
  const { sheet } = await openReview();
  expect(within(sheet).getByText('TN-2')).toBeDefined();
  const boxes = within(sheet).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(within(sheet).getByText('Subió de precio')).toBeDefined();
  expect(within(sheet).getByText('Hoy hay 2 de 5.')).toBeDefined();
  expect(within(sheet).getByText('Ya no lo vendemos.')).toBeDefined();
  expect(within(sheet).getByText('2 productos, 7 unidades')).toBeDefined();
  expect(within(sheet).getByText('$ 8.000')).toBeDefined();
});

test('only ticked lines are added to the cart', async () => {
  const { sheet, api, address } = await openReview();
  const [, second] = within(sheet).getAllByRole('checkbox');
  await userEvent.click(second as HTMLElement);
  expect(within(sheet).getByText('1 producto, 5 unidades')).toBeDefined();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Agregar al carrito' }));
  expect(await screen.findByText('Agregamos 5 unidades al carrito')).toBeDefined();
  expect(sent(api)).toEqual([{ cartId: last.cartId, lines: [1] }]);
  expect(address()).toBe('/home/marketplace/customer');
});

test('one tap continues to the summary, where the next confirms', async () => {
  const { sheet, address, api } = await openReview();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Ir a confirmar' }));
  await waitFor(() => expect(address()).toBe('/home/purchase/order/summary'));
  expect(sent(api)).toEqual([{ cartId: last.cartId, lines: [1, 2] }]);
});

test('with nothing ticked nothing is sent, and the sheet says why', async () => {
  const { sheet, api } = await openReview();
  for (const box of within(sheet).getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box);
  const order = within(sheet).getByRole('button', { name: 'Ir a confirmar' });
  expect(order.title).toBe('Marca al menos un producto');
  await userEvent.click(order);
  expect(sent(api)).toEqual([]);
});

test('a refusal is shown in the sheet, and the ticks stay', async () => {
  const { sheet } = await openReview(new Refusal('CART_NOT_FOUND', { message: 'No está.' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Agregar al carrito' }));
  expect((await within(sheet).findByRole('alert')).textContent).toBe('No está.');
  expect(within(sheet).getByText('2 productos, 7 unidades')).toBeDefined();
});

test('without a completed order there is no reorder', async () => {
  await renderScreen(<OrderAgain orders={[cancelled]} mine />, { signedIn: true, api: mockApi({ user: makeUser() }) });
  expect(screen.queryByRole('button', { name: 'Pedir de nuevo' })).toBeNull();
});
