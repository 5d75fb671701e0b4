import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCart, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FinalizingPaymentScreen } from './finalizing-payment-screen.tsx';
import { confirmOrder, forgetPlacing, currentPlacing } from './placing.ts';

const cartId = makeCart().cart?._id ?? '';
const confirmed = { cartId, units: 2, total: 63_800, method: 'Efectivo contra entrega', reference: 'cash_on_delivery' };
const placed = {
  orderId: '0a000000-0000-4000-8000-0000000000d1',
  orderCode: 'TN-48210',
  status: 'confirmed',
  total: 63_800,
} as const;
/** The request body; a total that changed meanwhile is not charged. */
const expectedBody = { cartId, expectedTotal: 63_800 };
const create = 'purchase POST /order/create';

beforeEach(() => confirmOrder(confirmed));
afterEach(forgetPlacing);

function shop() {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/listcart', makeCart());
  api.on('purchase', 'POST /order/create', { results: placed });
  return api;
}
const enter = (api = shop()) =>
  renderScreen(<FinalizingPaymentScreen paying={null} />, { api, signedIn: true, at: '/home/f' });

test('a confirmed cart is placed by its id for the total that was shown, and the order is shown · RT-38', async () => {
  const { api, address } = await enter();
  await waitFor(() => expect(address()).toBe('/home/orders/purchased?orderCode=TN-48210'));
  expect(api.requestsTo(create).map(({ body }) => body)).toEqual([expectedBody]);
  expect(currentPlacing()).toBeNull();
});

test('after a network failure the same cart is placed again, and one order is shown', async () => {
  const api = shop();
  let tries = 0;
  api.on('purchase', 'POST /order/create', () => {
    tries += 1;
    if (tries === 1) throw new TypeError('network lost');
    return { results: placed };
  });
  const { address } = await enter(api);
  await waitFor(() => expect(address()).toBe('/home/orders/purchased?orderCode=TN-48210'));
  expect(api.requestsTo(create).map(({ body }) => body)).toEqual([expectedBody, expectedBody]);
});

test('sold units return to the cart with the name of the product and the remaining units · ERR-08', async () => {
  const api = shop();
  const words = 'Stock insuficiente. Solo quedan 3 unidades disponibles';
  const params = { code: 'SC-CHN', name: 'Champú nutritivo', left: 3 };
  api.on('purchase', 'POST /order/create', new Refusal('INSUFFICIENT_STOCK', { message: words, error: words, params }));
  const { address } = await enter(api);
  const alert = await screen.findByRole('alertdialog', { name: 'Champú nutritivo' });
  expect(alert.textContent).toContain(words);
  expect(address()).toBe('/home/cart');
});

test('a cart that changed meanwhile is reloaded and shown before an order is placed', async () => {
  const api = shop();
  const words = 'Cambiaron algunos productos de tu carrito. Revísalos antes de confirmar.';
  api.on('purchase', 'POST /order/create', new Refusal('CART_CHANGED', { message: words, error: words }));
  const { address } = await enter(api);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(address()).toBe('/cart-news');
  expect(currentPlacing()).toBeNull();
});

test.each([
  [
    'TOTAL_CHANGED',
    'El total de tu pedido era de $ 63.800 y ahora es de $ 67.000. Revísalo y confirma de nuevo.',
    '/home/purchase/order/summary',
  ],
  [
    'UNPAID_ORDERS',
    'Tienes 3 pedidos por pagar. Paga o cancela alguno para hacer otro.',
    '/home/profile/orders/history',
  ],
  ['COUPON_NOT_APPLICABLE', 'Este cupón ya se agotó.', '/home/purchase/order/summary'],
  ['SCHEDULE_UNAVAILABLE', 'Esa ventana ya no está disponible.', '/home/purchase/order/shipping-schedule'],
  ['CREDIT_OVERDUE', 'Tienes $ 80.000 vencidos.', '/home/purchase/order/payment-methods'],
] as const)('an order refused with %s says why on the page where it can be corrected', async (code, words, place) => {
  const api = shop();
  api.on('purchase', 'POST /order/create', new Refusal(code, { message: words, error: words }));
  const { address } = await enter(api);
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
  expect(address()).toBe(place);
});

test('a server error leaves the order unconfirmed, and it can be retried', async () => {
  const api = shop();
  api.on('purchase', 'POST /order/create', new Refusal('INTERNAL'));
  const { address } = await enter(api);
  expect(await screen.findByRole('heading', { name: 'No pudimos confirmar tu pedido' })).toBeTruthy();
  api.on('purchase', 'POST /order/create', { results: placed });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(address()).toBe('/home/orders/purchased?orderCode=TN-48210'));
});

test('after thirty seconds the shopper may leave for the history', async () => {
  const api = shop();
  api.on('purchase', 'POST /order/create', () => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await enter(api);
    expect(screen.getByRole('heading', { name: 'Confirmando tu pedido' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByRole('heading', { name: 'Estamos confirmando tu pedido' })).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Ver historial de pedidos' });
    expect(way.getAttribute('href')).toBe('/home/profile/orders/history');
  } finally {
    vi.useRealTimers();
  }
});

test('after a reload a placed order is shown', async () => {
  const api = shop();
  api.on('purchase', 'GET /cart/listcart', { cart: null, outOfStock: [], productsNews: [] });
  reloadPage();
  const { address } = await enter(api);
  await waitFor(() => expect(address()).toBe('/home/orders/purchased?orderCode=TN-48210'));
});

test('after a reload an open cart is not placed: the shopper confirms the shown cart', async () => {
  reloadPage();
  const { api, address } = await enter();
  await waitFor(() => expect(address()).toBe('/home/purchase/order/summary'));
  expect(api.requestsTo(create)).toEqual([]);
});

/** Simulates a reload: the tab's storage stays, memory is lost. */
function reloadPage() {
  const stored = { ...sessionStorage };
  forgetPlacing();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
}
