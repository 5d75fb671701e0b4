import type { Reordered } from '@tonalia/contract/purchase';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loseAnswer } from '../../../test/lose-answer.ts';
import { makeCart, makeLine, makeOrder, makeOrderSummary, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { messages } from '../../messages/es-CO.ts';
import { OrdersScreen } from './orders-screen.tsx';

const order = makeOrder();
const all: Reordered = { ...makeCart([makeLine()]), added: 2, notAdded: [] };
const some: Reordered = {
  ...all,
  notAdded: [
    {
      code: 'NA',
      versionCode: 'NA-214',
      name: 'Esmalte',
      versionName: '214 Guayaba',
      image: '/pictures/product/9',
      tile: 'rubor',
      quantity: 4,
      added: 1,
      kind: 'stock',
      reason: 'Solo queda 1 unidad.',
    },
  ],
};

function shop(answer: Reordered | Refusal = all, one = order) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/list', { results: [makeOrderSummary()], page: 1, limit: 20, total: 1, pages: 1 });
  api.on('purchase', 'GET /order/{orderCode}', { results: one });
  api.on('purchase', 'POST /cart/buy-cart-again-confirm', answer);
  return api;
}
const enter = (at: React.ReactNode, api = shop()) => renderScreen(at, { api, signedIn: true });
const again = () => screen.findByRole('button', { name: 'Pedir de nuevo, TN-48210' });

test('an order of the history is added to the cart again, once however often it is pressed · API-29 RT-46', async () => {
  const { api } = await enter(<OrdersScreen />);
  await userEvent.dblClick(await again());
  expect(await screen.findByText('Agregamos 2 unidades al carrito')).toBeDefined();
  expect(api.requestsTo('purchase POST /cart/buy-cart-again-confirm').map(({ body }) => body)).toEqual([
    { cartId: order.cartId },
  ]);
  expect(screen.getByRole('link', { name: 'Ver carrito' }).getAttribute('href')).toBe('/home/cart');
});

test('a reorder with a lost answer is repeated under the same key, the next reorder under another', async () => {
  const { api } = await enter(<OrdersScreen named="TN-48210" />);
  loseAnswer(api, 'buy-cart-again-confirm');
  const sent = () => api.requestsTo('purchase POST /cart/buy-cart-again-confirm');
  let second = 0;
  // a second apart, because a double tap counts once
  const press = async () => {
    const click = createEvent.click(await again());
    Object.defineProperty(click, 'timeStamp', { value: (second += 1000) });
    fireEvent(await again(), click);
  };
  await press();
  expect(await screen.findByText(messages.errors.offline)).toBeDefined();
  await press();
  expect(await screen.findByText('Agregamos 2 unidades al carrito')).toBeDefined();
  await press();
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [lost, repeated, next] = sent().map(({ headers }) => headers.get('idempotency-key'));
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect([repeated === lost, next === lost]).toEqual([true, false]);
});

test('lines that could not be added are listed with the reason and the available units · API-29 RT-40', async () => {
  await enter(<OrdersScreen named="TN-48210" />, shop(some));
  await userEvent.click(await again());
  const sheet = await screen.findByRole('dialog', { name: 'Esto no se pudo agregar' });
  expect(within(sheet).getByText('214 Guayaba')).toBeDefined();
  expect(within(sheet).getByText('Solo queda 1 unidad.')).toBeDefined();
  expect(within(sheet).getByText('1 de 4 und.')).toBeDefined();
  expect(within(sheet).getByRole('link', { name: 'Ver carrito' }).getAttribute('href')).toBe('/home/cart');
});

test('a refusal is shown and nothing else happens', async () => {
  await enter(<OrdersScreen named="TN-48210" />, shop(new Refusal('CART_NOT_FOUND', { message: 'No está.' })));
  await userEvent.click(await again());
  expect(await screen.findByText('No está.')).toBeDefined();
});

test('an order that may be cancelled asks first; a cancelled one says so and is reloaded', async () => {
  const api = shop(all, { ...order, canCancel: true });
  await enter(<OrdersScreen named="TN-48210" />, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Cancelar este pedido?' });
  const cancelled = { ...order, status: 'cancelled' as const, canCancel: false };
  api.on('purchase', 'POST /order/{orderCode}/cancel', { results: cancelled });
  api.on('purchase', 'GET /order/{orderCode}', { results: cancelled });
  const confirm = within(question).getByRole('button', { name: 'Cancelar pedido' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText('Cancelamos el pedido TN-48210')).toBeDefined();
  expect(api.requestsTo('purchase POST /order/{orderCode}/cancel')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull());
});

test('an order that moved on meanwhile is not cancelled, and the dialog says so', async () => {
  const api = shop(all, { ...order, canCancel: true });
  const message = 'Este pedido ya se está preparando y no se puede cancelar.';
  api.on('purchase', 'POST /order/{orderCode}/cancel', new Refusal('ORDER_NOT_CANCELLABLE', { message }));
  await enter(<OrdersScreen named="TN-48210" />, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancelar pedido' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(message);
});

test('an order that may not be cancelled offers no such button', async () => {
  await enter(<OrdersScreen named="TN-48210" />);
  await again();
  expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
});
