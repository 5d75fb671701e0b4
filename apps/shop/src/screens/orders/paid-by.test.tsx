import { screen } from '@testing-library/react';
import type { Payment } from '@tonalia/contract/payment';
import { expect, test } from 'vitest';
import { makeOrder, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { PurchasedScreen } from './purchased-screen.tsx';

const payment: Payment = {
  _id: '31',
  orderCode: 'TN-48210',
  reference: 'card',
  name: 'Tarjeta',
  lends: false,
  amount: 75_500,
  status: 'approved',
  redirectUrl: null,
  reason: null,
  hasProof: false,
  refund: null,
  createdAt: '2026-11-21T14:13:00.000Z',
  card: { brand: 'VISA', lastFour: '4242' },
};
const order = makeOrder({
  paymentMethod: { reference: 'card', name: 'Tarjeta', group: 'instant' },
  payments: [payment],
});

function shop() {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  return api;
}

test('an order paid by card names the card after checkout', async () => {
  await renderScreen(<PurchasedScreen orderCode={order.orderCode} />, { api: shop(), signedIn: true });
  expect(await screen.findByText(/, con Visa ···· 4242 por/)).toBeTruthy();
});

test('an order paid by card names the card on its own page', async () => {
  await renderScreen(<OrdersScreen named={order.orderCode} />, { api: shop(), signedIn: true });
  expect(await screen.findByText('Visa ···· 4242')).toBeTruthy();
  expect(screen.queryByText('Tarjeta')).toBeNull();
});
