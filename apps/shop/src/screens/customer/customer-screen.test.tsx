import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { expect, test, vi } from 'vitest';
import { makeCart, makeOrderSummary, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { match } from '../../../test/listed-rows.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { heldCustomer, snapshotSample } from '../../../test/offline-samples.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FORMAT } from '../../api/offline/kept-offline.ts';
import { currentSession } from '../../api/session/session.ts';
import { setApi } from '../../api/http/transport.ts';
import { CustomerScreen } from './customer-screen.tsx';

/** The device's database. */
const device = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (key: string) => device.kept.get(key),
  set: async (key: string, value: unknown) => void device.kept.set(key, value),
  del: async (key: string) => void device.kept.delete(key),
  keys: async () => [...device.kept.keys()],
  clear: async () => device.kept.clear(),
}));

const { customerId } = portfolioCustomer;

async function open(id = customerId, api = mockApi({ user: sellerUser })) {
  const visit = {
    ...portfolioCustomer,
    phone: '+573105550142',
    owed: 412_800,
    overdue: 90_000,
    lastOrderOn: '2026-11-04',
    door: null,
    plan: null,
    arrivedAt: null,
    noSale: null,
    note: null,
    contact: 'Nubia Castaño',
    rhythm: { every: 14, since: 19, share: 136 },
  };
  api.on('purchase', 'GET /seller-day', {
    results: { today: '2026-11-23', soldToday: 0, soldThisMonth: 0, quota: null, customers: [visit] },
  });
  await renderScreen(<CustomerScreen customerId={id} />, { api, signedIn: true, at: `/home/customers/${id}` });
}

test('a seller sees rhythm, suggested order, receivables and how to reach a customer, and acts for it · SEL-107', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Salón Bella Aurora' })).toBeDefined();
  expect(screen.getByText('14 días, van 19')).toBeDefined();
  expect(screen.getByText('$ 412.800')).toBeDefined();
  expect(screen.getByText('$ 90.000 ya venció')).toBeDefined();
  const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Llamar')).toBe('tel:+573105550142');
  expect(hrefOf(/Pedido sugerido/)).toBe(`/home/customers/${customerId}/suggested`);
  expect(hrefOf('Tomar pedido')).toBe('/home/quick-order');
  expect(currentSession().customer?.customerId).toBe(customerId);
});

test('a customer of another seller is not shown', async () => {
  await open('0a000000-0000-4000-8000-0000000000ff');
  expect(await screen.findByText('Este cliente no está en tu cartera')).toBeDefined();
});

const address = {
  title: 'Local',
  titulo: 'Local',
  city: 'Bogotá',
  state: 'Bogotá D. C.',
  cityid: '11001',
  stateid: '11',
};
const own = { ...address, _id: 'a1', address: 'Cl. 63 Sur # 80-24', fixed: true };

test('the way to its door, what is due within a week, what it orders most and the collection are one tap away (SEL-107)', async () => {
  const api = mockApi({ user: sellerUser });
  const summary = { limit: 1_200_000, used: 412_800, available: 787_200, overdue: 0, inFavour: 0, open: 1, before: 0 };
  const dueSoonOn = dayAfter(dayIn(new Date()), 5);
  const page = { documents: [], movements: [], page: 1, limit: 50, total: 0, pages: 1 };
  api.on('customers', 'GET /statement', {
    results: { ...page, summary: { ...summary, dueSoon: 412_800, dueSoonOn } },
  });
  api.on('auth', 'GET /v3/me/addresses', { results: [{ ...own, _id: 'a2', address: 'Bodega', fixed: false }, own] });
  api.on('purchase', 'GET /suggested-order', {
    results: {
      orders: 4,
      average: 1,
      rhythm: null,
      lines: [],
      usual: [{ match: match('7.1'), quantity: 12, times: 4 }],
      leftOut: [],
    },
  });
  await open(customerId, api);
  expect(await screen.findByText('$ 787.200')).toBeDefined();
  expect(
    screen.getByText(/^\$ 412\.800 vence el (lunes|martes|miércoles|jueves|viernes|sábado|domingo), en 5 días$/),
  ).toBeDefined();
  const ways = within(screen.getByRole('group', { name: 'Cómo atenderlo' }));
  expect((await ways.findByRole('link', { name: 'Llegar' })).getAttribute('href')).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent('Cl. 63 Sur # 80-24, Bogotá')}`,
  );
  expect(ways.getByRole('link', { name: 'Recaudar' }).getAttribute('href')).toMatch(/\/statement$/);
  const usual = within(screen.getByRole('region', { name: 'Lo que más pide' }));
  expect(usual.getByRole('listitem').textContent).toContain('7.1');
  expect(usual.getByText('12 und.')).toBeDefined();
  const suggestion = screen.getByRole('link', { name: /Pedido sugerido/ });
  expect(suggestion.textContent).toContain('Por ahora no toca nada');
  expect(suggestion.textContent).not.toContain('$');
});

test('without a network credit, last orders, the usual and the way come from the device, with the time of the download (SEL-107)', async () => {
  const api = mockApi({ user: sellerUser });
  const placedAt = '2026-11-04T15:00:00.000Z';
  const lines = [
    { code: 'TS-71', quantity: 50 },
    { code: 'CERA', quantity: 8 },
  ];
  device.kept.set(sellerUser._id, {
    format: FORMAT,
    snapshot: JSON.stringify(snapshotSample),
    id: snapshotSample.id,
    at: snapshotSample.at,
    products: 2,
    methods: [],
    customers: [
      heldCustomer({
        _id: customerId,
        credit: { limit: 1_200_000, used: 412_800, available: 787_200, overdue: 90_000 },
        addresses: [{ ...own, delivery: null }],
        orders: [{ code: 'TN-47731', status: 'delivered', total: 812_400, placedAt, lines }],
        usual: [
          { code: 'TS-71', times: 4, quantity: 12 },
          { code: 'GONE', times: 3, quantity: 2 },
        ],
      }),
    ],
  });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  try {
    await open(customerId, api);
    setApi(() => Promise.reject(new TypeError('no network')));
    expect(await screen.findByText('$ 787.200')).toBeDefined();
    expect(screen.getByText('Sin red. Descargado 23 nov, 7:12 a. m.')).toBeDefined();
    expect(screen.getByRole('link', { name: /TN-47731/ }).textContent).toContain('4 nov, 58 und.');
    const usual = within(screen.getByRole('region', { name: 'Lo que más pide' }));
    expect(usual.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['7.1 12 und.']);
    expect(screen.getByRole('link', { name: 'Llegar' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Recaudar' }));
    expect(await screen.findByText('Para recaudar necesitas red.')).toBeDefined();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});

test('«Más» has all notes, the days of visits, a visit without a sale, statement and price list (SEL-107)', async () => {
  const api = mockApi({ user: sellerUser });
  const note = (id: string, text: string) => ({ id, text, at: '2026-11-04T15:00:00.000Z', by: 'Diana Rojas' });
  const [last, first] = ['0a000000-0000-4000-8000-0000000000a1', '0a000000-0000-4000-8000-0000000000a2'];
  api.on('purchase', 'GET /seller-day/notes', ({ query }) =>
    query['before'] === last
      ? { results: [note(first, 'Le gusta el 7.1')], more: false }
      : { results: [note(last, 'Recibe hasta las 4')], more: true },
  );
  await open(customerId, api);
  const [more] = await screen.findAllByRole('button', { name: 'Más' });
  if (more) await userEvent.click(more);
  for (const name of ['Días de visita', 'Sin venta', 'Estado de cuenta', 'Lista de precios'])
    expect(screen.getAllByRole('button', { name, hidden: true })[0]).toBeDefined();
  const [notes] = screen.getAllByRole('button', { name: 'Notas', hidden: true });
  if (notes) await userEvent.click(notes);
  const sheet = within(await screen.findByRole('dialog', { name: 'Notas de Salón Bella Aurora' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Ver notas anteriores' }));
  await sheet.findByText('Le gusta el 7.1');
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Recibe hasta las 44 nov, Diana Rojas',
    'Le gusta el 7.14 nov, Diana Rojas',
  ]);
});

test('all that a customer orders opens from its number, and what is chosen enters the cart in one write (SEL-107)', async () => {
  const api = mockApi({ user: sellerUser });
  const line = { match: match('7.1'), quantity: 12, times: 4 };
  const empty = { orders: 4, average: 1, rhythm: null, lines: [], leftOut: [] };
  api.on('purchase', 'GET /suggested-order', { results: { ...empty, usual: [line] } });
  api.on('purchase', 'GET /suggested-order/usual', { results: [line], page: 1, limit: 30, total: 58, pages: 2 });
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 1, notAdded: [] });
  api.on('purchase', 'GET /order/list', { results: [makeOrderSummary()], page: 1, limit: 20, total: 31, pages: 2 });
  await open(customerId, api);
  expect((await screen.findByRole('link', { name: 'Ver 31' })).getAttribute('href')).toBe(
    '/home/profile/orders/history',
  );
  expect(screen.getByText('Nubia Castaño, Soacha')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver 58 productos que pide' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Lo que más pide' }));
  expect(sheet.getByText('12 und. cada vez, 4 pedidos')).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: /^Agregar 7.1/ }));
  await userEvent.click(sheet.getByRole('button', { name: /^Agregar 1, / }));
  await vi.waitFor(() =>
    expect(api.requestsTo('purchase POST /cart/add-list').map(({ body }) => body)).toEqual([
      { items: [{ versionId: line.match.versionId, quantity: 12 }] },
    ]),
  );
});
