import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeOrder, makeOrderSummary, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import type { ApiRequest } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { PurchasedScreen } from './purchased-screen.tsx';

function shop() {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/list', ({ query }: ApiRequest) => {
    const page = Number(query['page']);
    const order = makeOrderSummary({
      orderId: `0a000000-0000-4000-8000-00000000000${page}`,
      orderCode: `TN-4821${page}`,
      status: query['state'] === 'cancelled' ? 'cancelled' : 'dispatched',
    });
    return { results: [order], page, limit: 20, total: 2, pages: 2 };
  });
  api.on('purchase', 'GET /order/{orderCode}', { results: makeOrder() });
  return api;
}
const enter = (at: React.ReactNode, api = shop()) => renderScreen(at, { api, signedIn: true });

test('the history lists the orders with state, units and total, and loads more · RT-46', async () => {
  await enter(<OrdersScreen />);
  const card = await screen.findByRole('link', { name: /TN-48211/ });
  expect(card.getAttribute('href')).toBe('/home/profile/orders/history/TN-48211');
  expect(card.textContent).toMatch(/En camino.*\$\s180\.4005 und\./);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más pedidos' }));
  expect(await screen.findByRole('link', { name: /TN-48212/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver más pedidos' })).toBeNull();
});

test('an unpaid order links to its payment, not to a second order', async () => {
  const api = shop();
  const order = makeOrderSummary({ orderCode: 'TN-48211', status: 'pending_payment' });
  api.on('purchase', 'GET /order/list', { results: [order], page: 1, limit: 20, total: 1, pages: 1 });
  await enter(<OrdersScreen />, api);
  const pay = await screen.findByRole('link', { name: 'Pagar TN-48211' });
  expect(pay.getAttribute('href')).toBe('/home/profile/orders/history/TN-48211');
  expect(screen.queryByRole('button', { name: 'Pedir de nuevo' })).toBeNull();
});

test('a chip narrows the history, requesting that state only', async () => {
  const { api } = await enter(<OrdersScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelados' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /TN-48211/ }).textContent).toContain('Cancelado'));
  expect(api.requestsTo('purchase GET /order/list').at(-1)?.query['state']).toBe('cancelled');
});

test('without orders the page links to the offers; a failure can be retried', async () => {
  const api = shop();
  api.on('purchase', 'GET /order/list', new Refusal('INTERNAL'));
  await enter(<OrdersScreen />, api);
  expect(await screen.findByText('No pudimos cargar tus pedidos')).toBeTruthy();
  api.on('purchase', 'GET /order/list', { results: [], page: 1, limit: 20, total: 0, pages: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Explorar ofertas' })).toBeTruthy();
});

test('an order shows each dispatch with its progress, its lines, totals, address and method · RT-40 RT-47', async () => {
  await enter(<OrdersScreen named="TN-48210" />);
  const now = await screen.findByRole('list', { name: 'Seguimiento, entrega inmediata' });
  const inWords = (list: HTMLElement) => [...list.children].map((step) => step.querySelector('b')?.textContent);
  expect(inWords(now)).toEqual([
    'Hecho: Pedido recibido',
    'Ahora: En preparación',
    'Después: En camino',
    'Después: Entregado',
  ]);
  const later = screen.getByRole('list', { name: 'Seguimiento, martes 24 de noviembre' });
  expect(later.textContent).toContain('En camino');
  expect(inWords(later)[1]).toBe('Después: En preparación');
  expect(screen.getByText('Entrega inmediata, 2 unidades')).toBeTruthy();
  expect(screen.getByText('Martes 24 de noviembre, 3 unidades')).toBeTruthy();
  expect(screen.getByText('Envío, 2 despachos')).toBeTruthy();
  expect(screen.getByText('Local Chapinero')).toBeTruthy();
  expect(screen.getByText('Efectivo contra entrega')).toBeTruthy();
});

test("another customer's order is not found", async () => {
  const api = shop();
  const message = 'No encontramos ese pedido.';
  api.on('purchase', 'GET /order/{orderCode}', new Refusal('ORDER_NOT_FOUND', { message, error: message }));
  await enter(<OrdersScreen named="TN-1" />, api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedido no encontrado' })).toBeTruthy();
  expect(screen.queryByText('TN-1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver historial de pedidos' })).toBeTruthy();
});

test('a placed order shows its number and the day of each dispatch, and links to its tracking · RT-39', async () => {
  await enter(<PurchasedScreen orderCode="TN-48210" />);
  expect(await screen.findByText(/Pedido TN-48210, con Efectivo contra entrega por/)).toBeTruthy();
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Entrega inmediata', 'Martes 24 de noviembre']);
  expect(screen.getByRole('link', { name: 'Seguir mi pedido' }).getAttribute('href')).toBe(
    `/home/orders/purchased/${makeOrder().orderId}`,
  );
  expect(screen.getByRole('link', { name: 'Seguir comprando' })).toBeTruthy();
});

test('the chosen day and hours are shown once the order is on its way, not while it waits for its payment · RT-39 RT-47', async () => {
  const order = makeOrder();
  const delivery = { day: '2026-11-25', from: '08:00', to: '12:00' };
  const chosen = { ...order, shipments: order.shipments.map((one) => ({ ...one, delivery })) };
  const api = shop();
  api.on('purchase', 'GET /order/{orderCode}', { results: chosen });
  const thanks = await enter(<PurchasedScreen orderCode="TN-48210" />, api);
  expect(await screen.findAllByRole('heading', { level: 2, name: /^Mié 25 nov, 8 a\W*m/ })).toHaveLength(2);
  thanks.unmount();
  const detail = await enter(<OrdersScreen named="TN-48210" />, api);
  expect(await screen.findByText('Miércoles 25 de noviembre')).toBeTruthy();
  expect(screen.getAllByText(/^Mié 25 nov, 8 a\W*m/).length).toBeGreaterThan(0);
  detail.unmount();
  const unpaid = { ...chosen, status: 'pending_payment' as const, payBy: '2026-11-22T12:00:00.000Z' };
  api.on('purchase', 'GET /order/{orderCode}', { results: unpaid });
  await enter(<OrdersScreen named="TN-48210" />, api);
  expect(await screen.findByText('Falta tu pago')).toBeTruthy();
  expect(screen.queryByText(/Mié 25 nov/)).toBeNull();
});

test('the next delivery has a day that is not over; a past day is shown as planned', async () => {
  const api = shop();
  const order = makeOrder();
  const window = { from: '08:00', to: '12:00' };
  const [first, second] = order.shipments;
  const gone = { ...first, delivery: { day: '2020-01-02', ...window } } as (typeof order.shipments)[number]; // there are two
  const coming = { ...second, delivery: { day: '2999-01-02', ...window } } as (typeof order.shipments)[number];
  api.on('purchase', 'GET /order/{orderCode}', { results: { ...order, shipments: [gone, coming] } });
  const { unmount } = await enter(<OrdersScreen named="TN-48210" />, api);
  const head = await screen.findByRole('region', { name: 'Despacho 2 de 2, 3 und.' });
  expect(head.textContent).toContain('Miércoles 2 de enero');
  unmount();
  api.on('purchase', 'GET /order/{orderCode}', { results: { ...order, shipments: [gone] } });
  await enter(<OrdersScreen named="TN-48210" />, api);
  const planned = await screen.findByRole('region', { name: 'Entrega prevista, 2 und.' });
  expect(planned.textContent).toContain('Jueves 2 de enero');
});
