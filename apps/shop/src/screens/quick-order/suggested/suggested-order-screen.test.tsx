import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SuggestedOrder } from '@tonalia/contract/suggested-order';
import { beforeEach, expect, test } from 'vitest';
import { match } from '../../../../test/listed-rows.ts';
import { customer, makeCart, makeUser, portfolioCustomer, sellerUser } from '../../../../test/make.ts';
import { Refusal, mockApi } from '../../../../test/mock-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { chooseCustomer, currentSession } from '../../../api/session/session.ts';
import { SuggestedOrderScreen } from './suggested-order-screen.tsx';

const own = customer.customerId;
const line = (shade: string, quantity: number, isDue: boolean, change = {}): SuggestedOrder['lines'][number] => ({
  match: match(shade, change),
  quantity,
  every: isDue ? 14 : 30,
  since: isDue ? 19 : 24,
  share: isDue ? 136 : 80,
  times: 6,
  isDue,
});
const suggested = (change: Partial<SuggestedOrder> = {}): SuggestedOrder => ({
  orders: 9,
  average: 751_600,
  rhythm: { every: 14, since: 19, share: 136 },
  lines: [line('7.1', 12, true), line('8.1', 8, true, { minQuantity: 2 }), line('9.1', 4, false)],
  usual: [],
  leftOut: [],
  ...change,
});

async function open(results = suggested(), customerId = own) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /suggested-order', { results });
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 20, notAdded: [] });
  const at = `/home/customers/${customerId}/suggested`;
  const { address } = await renderScreen(<SuggestedOrderScreen customerId={customerId} />, { api, signedIn: true, at });
  return { api, address };
}
const accept = (name: string) => screen.findByRole('button', { name });
const sentTo = (api: ReturnType<typeof mockApi>) => api.requestsTo('purchase POST /cart/add-list');

beforeEach(() => chooseCustomer(null));

test('what is due is chosen with its reason, what is near waits, and all of it enters the cart in one write · SEL-108', async () => {
  const { api, address } = await open();
  const due = await screen.findByText('7.1 Rubio, 60 ml', { exact: false });
  const row = due.closest('li');
  expect(row?.textContent).toMatch(/cada 2 semanas, va en 19 días.*154\.800/);
  expect(screen.getByText('Pide cada 14 días')).toBeDefined();
  expect(screen.getByText('20 und.', { exact: false }).textContent).toBe('2 líneas, 20 und.');
  await userEvent.click(await accept('Aceptar todo'));
  await waitFor(() => expect(address()).toBe('/home/cart'));
  expect(sentTo(api).map(({ body }) => body)).toEqual([
    {
      items: [
        { versionId: '171', quantity: 12 },
        { versionId: '181', quantity: 8 },
      ],
    },
  ]);
  expect(sentTo(api)[0]?.headers.get('idempotency-key')).toBeTruthy();
});

test('a line is left out and another put in; the button says how many', async () => {
  const { api } = await open();
  const near = await screen.findByRole('button', { name: /^Agregar .*9\.1/ });
  await userEvent.click(near);
  await userEvent.click(await accept('Aceptar 3'));
  await waitFor(() => expect(sentTo(api)).toHaveLength(1));
  expect(sentTo(api)[0]?.body).toMatchObject({ items: [{}, {}, { versionId: '191', quantity: 4 }] });
});

test('minus to zero removes a line, which can come back with its usual units', async () => {
  await open(suggested({ lines: [line('7.1', 1, true), line('8.1', 8, true)] }));
  const row = (await screen.findByText('7.1 Rubio, 60 ml', { exact: false })).closest('li');
  if (!row) throw new Error('the line has no row');
  await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement); // as: the stepper has two
  expect(await accept('Aceptar 1')).toBeDefined();
  await userEvent.click(within(row).getByRole('button', { name: /^Agregar / }));
  expect(await accept('Aceptar todo')).toBeDefined();
});

test('what cannot be ordered is named with the reason; a short line says how many there are', async () => {
  const gone = { versionId: '9', code: 'TS-99', name: 'Tinte', versionName: '9.9', kind: 'gone' as const };
  const numbers = { quantity: 3, every: 14, since: 19, share: 136, times: 3, isDue: true };
  await open(
    suggested({
      lines: [line('7.1', 12, true, { stock: 4 })],
      leftOut: [{ ...gone, ...numbers, reason: 'Ya no lo vendemos.' }],
    }),
  );
  expect(await screen.findByText('Ya no lo vendemos.')).toBeDefined();
  expect(screen.getByText('Solo hay 4')).toBeDefined();
});

test('lines that the cart refused are shown with their reasons', async () => {
  const { api, address } = await open();
  const refused = { code: 'TS', versionCode: 'TS-71', name: 'Tinte', versionName: '7.1', image: '/p', tile: 'piedra' };
  api.on('purchase', 'POST /cart/add-list', {
    ...makeCart(),
    added: 10,
    notAdded: [{ ...refused, quantity: 12, added: 2, kind: 'stock', reason: 'Solo pudimos agregar 2 de 12.' }],
  });
  await userEvent.click(await accept('Aceptar todo'));
  expect(await screen.findByText('Solo pudimos agregar 2 de 12.')).toBeDefined();
  expect(address()).not.toBe('/home/cart');
});

test('a failed write keeps what was chosen and is sent under the same key', async () => {
  const { api } = await open();
  api.on('purchase', 'POST /cart/add-list', new Refusal('INTERNAL'));
  await userEvent.click(await screen.findByRole('button', { name: /^Agregar .*9\.1/ }));
  await userEvent.click(await accept('Aceptar 3'));
  await waitFor(() => expect(sentTo(api)).toHaveLength(1));
  await userEvent.click(await accept('Aceptar 3'));
  await waitFor(() => expect(sentTo(api)).toHaveLength(2));
  const keys = sentTo(api).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('with fewer than three orders the last order is offered', async () => {
  await open(suggested({ orders: 2, lines: [] }));
  expect(await screen.findByText('Todavía no hay ritmo')).toBeDefined();
});

test('a buyer cannot open another customer’s; a seller’s own customer is chosen, another’s is not', async () => {
  await open(suggested(), portfolioCustomer.customerId);
  expect(await screen.findByText('Este cliente no está en tu cartera')).toBeDefined();
});

test('a seller that opens the address acts for that customer, and asks it by WhatsApp without prices (SEL-108)', async () => {
  const api = mockApi({ user: sellerUser });
  const visit = {
    ...portfolioCustomer,
    phone: '+573105550142',
    owed: 0,
    overdue: 0,
    lastOrderOn: null,
    rhythm: null,
    door: null,
    plan: null,
    arrivedAt: null,
    noSale: null,
    note: null,
    contact: 'Nubia Castaño',
  };
  const day = { today: '2026-11-23', soldToday: 0, soldThisMonth: 0, quota: null };
  api.on('purchase', 'GET /seller-day', { results: { ...day, customers: [visit] } });
  api.on('purchase', 'GET /suggested-order', { results: suggested() });
  const { customerId } = portfolioCustomer;
  const at = `/home/customers/${customerId}/suggested`;
  await renderScreen(<SuggestedOrderScreen customerId={customerId} />, { api, signedIn: true, at });
  expect(await accept('Aceptar todo')).toBeDefined();
  expect(currentSession().customer?.customerId).toBe(customerId);
  expect(api.requestsTo('purchase GET /suggested-order')[0]?.query['customerId']).toBe(customerId);
  const [ask] = await screen.findAllByRole('link', { name: 'Preguntar por WhatsApp' });
  const chat = new URL(ask?.getAttribute('href') ?? '');
  expect([chat.pathname, chat.searchParams.get('text')]).toEqual([
    '/573105550142',
    'Hola, Nubia. Por lo que pides siempre, te toca:\n• 12 7.1 Rubio, 60 ml\n• 8 8.1 Rubio, 60 ml\n¿Lo dejo pedido así?',
  ]);
});
