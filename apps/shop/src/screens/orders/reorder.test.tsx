import type { Reordered } from '@tonalia/contract/purchase';
import type { RepeatQuote } from '@tonalia/contract/repeat-order';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCart, makeLine, makeOrder, makeOrderSummary, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
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

const quote: RepeatQuote = {
  orderCode: 'TN-48210',
  orderedAt: '2026-11-21T14:12:00.000Z',
  lines: [
    {
      lineNo: 1,
      code: 'NA-214',
      versionId: '9',
      name: 'Esmalte',
      versionName: '214 Guayaba',
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
    },
  ],
  units: 4,
  goods: 4_000,
  shipping: 0,
  total: 4_000,
  address: { _id: '0a000000-0000-4000-8000-0000000000d1', name: null, line: 'Cra. 7 # 14-32' },
  parts: [],
  method: { reference: 'cash_on_delivery', name: 'Efectivo contra entrega', reason: null },
  seen: 'seen',
};

function shop(answer: Reordered = all, one = order, quoted: { results: RepeatQuote } | Refusal = { results: quote }) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/list', { results: [makeOrderSummary()], page: 1, limit: 20, total: 1, pages: 1 });
  api.on('purchase', 'GET /order/{orderCode}', { results: one });
  api.on('purchase', 'POST /cart/add-list', answer);
  api.on('purchase', 'POST /repeat-order/quote', quoted);
  return api;
}
const enter = (at: React.ReactNode, api = shop()) => renderScreen(at, { api, signedIn: true });

test('SEL-008: an order of the history opens as it would be ordered now, with the total at the foot on a phone · API-29 RT-46', async () => {
  const { api } = await enter(<OrdersScreen named="TN-48210" />);
  const [button] = await screen.findAllByRole('button', { name: 'Pedir de nuevo, TN-48210' });
  await userEvent.click(button as HTMLElement);
  const sheet = await screen.findByRole('dialog', { name: 'Pedir de nuevo' });
  expect(await within(sheet).findByRole('button', { name: 'Confirmar con Efectivo contra entrega' })).toBeDefined();
  expect(api.requestsTo('purchase POST /repeat-order/quote').map(({ body }) => body)).toEqual([
    { cartId: order.cartId, lines: [] },
  ]);
});

test('lines that could not be added are listed with the reason and the available units · API-29 RT-40', async () => {
  await enter(<OrdersScreen named="TN-48210" />, shop(some));
  const [button] = await screen.findAllByRole('button', { name: 'Pedir de nuevo, TN-48210' });
  await userEvent.click(button as HTMLElement);
  const asked = await screen.findByRole('dialog', { name: 'Pedir de nuevo' });
  await userEvent.click(await within(asked).findByRole('button', { name: 'Agregar al carrito' }));
  const sheet = await screen.findByRole('dialog', { name: 'Esto no se pudo agregar' });
  expect(within(sheet).getByText('214 Guayaba')).toBeDefined();
  expect(within(sheet).getByText('Solo queda 1 unidad.')).toBeDefined();
  expect(within(sheet).getByText('1 de 4 und.')).toBeDefined();
  expect(within(sheet).getByRole('link', { name: 'Ver carrito' }).getAttribute('href')).toBe('/home/cart');
});

test('an order that cannot be read again says so in the sheet', async () => {
  await enter(
    <OrdersScreen named="TN-48210" />,
    shop(all, order, new Refusal('CART_NOT_FOUND', { message: 'No está.' })),
  );
  const [button] = await screen.findAllByRole('button', { name: 'Pedir de nuevo, TN-48210' });
  await userEvent.click(button as HTMLElement);
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
  await screen.findAllByRole('button', { name: 'Pedir de nuevo, TN-48210' });
  expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
});
