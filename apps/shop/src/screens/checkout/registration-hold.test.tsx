import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cashOnDelivery, customer, makeCart, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentSession } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
import { FinalizingPaymentScreen } from './finalizing-payment-screen.tsx';
import { OrderSummaryScreen } from './order-summary-screen.tsx';
import { confirmOrder, forgetPlacing } from './placing.ts';

const cart = makeCart();
const inReview = makeUser({
  customer: { ...customer, approval: { ...customer.approval, state: 'in_review', reviewedAt: null } },
});

function shop(user = inReview) {
  const api = mockApi({ user });
  const paid = { ...cart, cart: cart.cart && { ...cart.cart, paymentMethod: cashOnDelivery.reference } };
  api.on('purchase', 'GET /cart/listcart', paid);
  return api;
}

afterEach(forgetPlacing);

test('while the registration is in review the last step is disabled, with the reason and a link to its status', async () => {
  const { address } = await renderScreen(<OrderSummaryScreen />, { api: shop(), signedIn: true, at: '/home/s' });
  const confirm = await screen.findByRole('button', { name: 'Confirmar pedido' });
  await waitFor(() => expect(confirm.title).toBe('Podrás pedir apenas aprobemos tu cuenta.'));
  await userEvent.click(confirm);
  expect(address()).toBe('/home/s');
  const way = screen.getByRole('link', { name: 'Ver mi registro' });
  expect(way.getAttribute('href')).toBe('/registration-status');
});

function refusing(user = makeUser()) {
  const api = shop(user);
  const message = 'Estamos revisando tus datos.';
  api.on('purchase', 'POST /order/create', new Refusal('REGISTRATION_PENDING', { message, error: message }));
  confirmOrder({
    cartId: cart.cart?._id ?? '',
    units: 2,
    total: 63_800,
    method: 'Efectivo contra entrega',
    reference: 'cash_on_delivery',
  });
  return api;
}

test('an order refused for this reason says so and links to the registration, which is reloaded', async () => {
  const api = refusing();
  const { address } = await renderScreen(<FinalizingPaymentScreen paying={null} />, {
    api,
    signedIn: true,
    at: '/home/f',
  });
  api.signInAs(inReview);
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('Estamos revisando tus datos.');
  await waitFor(() => expect(currentSession().user?.customer?.approval.state).toBe('in_review'));
  await userEvent.click(within(alert).getByRole('button', { name: 'Ver mi registro' }));
  expect(address()).toBe('/registration-status');
});

test('a seller reads about their customer’s registration, back at the summary', async () => {
  remember('customer', sellerUser._id, portfolioCustomer);
  const api = refusing(sellerUser);
  const { address } = await renderScreen(<FinalizingPaymentScreen paying={null} />, {
    api,
    signedIn: true,
    at: '/home/f',
  });
  const alert = await screen.findByRole('alertdialog');
  expect(within(alert).queryByRole('button', { name: 'Ver mi registro' })).toBeNull();
  expect(address()).toBe('/home/purchase/order/summary');
});
