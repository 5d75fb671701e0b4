import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnShare } from '@tonalia/contract/shares';
import { expect, test } from 'vitest';
import { makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
import { SharePanel } from './share-panel.tsx';

const share = (change: Partial<OwnShare> = {}): OwnShare => ({
  shareId: '0a000000-0000-4000-8000-0000000000e1',
  kind: 'card',
  title: 'Tinte en crema',
  showsPrices: false,
  mayChangeUnits: true,
  showsShades: false,
  madeAt: '2026-11-27T15:00:00.000Z',
  expiresAt: '2026-12-04T15:00:00.000Z',
  state: 'open',
  opens: 3,
  answers: 1,
  ...change,
});

const PDF = '/api/purchase/shares.pdf';

/** `pdf` answers the call for the file. */
async function open(shares: OwnShare[] = [], pdf?: () => Response) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /shares', { results: shares });
  const fetch: typeof api.fetch = async (request) =>
    pdf && new URL(request.url).pathname === PDF ? pdf() : api.fetch(request);
  const panel = (
    <SharePanel source={{ kind: 'card', productId: '7' }} title="Tinte en crema" lines={2} colours={['#8a7a60']} />
  );
  await renderScreen(panel, { api: { ...api, fetch }, signedIn: true });
  return api;
}

test('a link is made without prices unless they are chosen, and once when its answer was lost · SEL-201', async () => {
  const api = await open();
  expect(screen.getByRole('radio', { name: 'Sin precios' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('switch')).toBeNull();
  await userEvent.click(screen.getByText('Con tus precios'));
  expect(screen.getByText(/Cualquiera que tenga el enlace/)).toBeDefined();
  await userEvent.click(screen.getByText('Sin precios'));
  api.on('purchase', 'POST /shares', new Refusal('SHARES_FULL', { error: 'Ya tienes muchos enlaces abiertos.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByText('Ya tienes muchos enlaces abiertos.')).toBeDefined();
  api.on('purchase', 'POST /shares', { results: { ...share(), token: 'ts_abc' } });
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByRole('textbox', { name: 'Enlace' })).toHaveProperty(
    'value',
    expect.stringMatching(/\/c\/ts_abc$/),
  );
  const href = screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=.*ts_abc/);
  const bodies = api.requestsTo('purchase POST /shares').map(({ body }) => body as { shareId: string });
  expect(bodies[0]).toMatchObject({ kind: 'card', productId: '7', showsPrices: false });
  expect(bodies[1]?.shareId).toBe(bodies[0]?.shareId);
});

test('a PDF that is refused says why in the words of the API · SEL-201', async () => {
  const message = 'Espera un momento y vuelve a intentarlo.';
  const api = await open([], () => Response.json({ code: 'TOO_MANY_REQUESTS', message }, { status: 429 }));
  api.on('purchase', 'POST /shares', { results: { ...share(), token: 'ts_abc' } });
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar en PDF' }));
  expect(await screen.findByText(message)).toBeDefined();
});

test('a list says what its visitor may do and until when, a card only until when · SEL-201', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /shares', { results: [] });
  api.on('purchase', 'POST /shares', { results: { ...share(), token: 'ts_abc' } });
  const listId = '0a000000-0000-4000-8000-0000000000f1';
  const panel = <SharePanel source={{ kind: 'list', listId }} title="Semanal" lines={2} colours={[]} />;
  await renderScreen(panel, { api, signedIn: true });
  expect(screen.getByRole('switch', { name: 'Puede cambiar cantidades' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('switch', { name: 'Puede cambiar cantidades' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Puede agregar de la carta de color' }));
  expect(screen.getByRole('combobox', { name: 'Vence' })).toHaveProperty('value', '7');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vence' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  await screen.findByRole('textbox', { name: 'Enlace' });
  expect(api.requestsTo('purchase POST /shares')[0]?.body).toMatchObject({
    listId,
    showsPrices: false,
    mayChangeUnits: false,
    showsShades: true,
    days: 1,
  });
});

test('open links are listed with what came of them, and ended with a tap · SEL-201', async () => {
  const api = await open([share(), share({ shareId: '0a000000-0000-4000-8000-0000000000e2', state: 'revoked' })]);
  expect(await screen.findByText('vence el vie 4 dic, abierto 3 veces, 1 respuesta')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  api.on('purchase', 'DELETE /shares/own/{shareId}', { results: { shareId: share().shareId } });
  api.on('purchase', 'GET /shares', { results: [] });
  await userEvent.click(screen.getByRole('button', { name: /Anular el enlace/ }));
  expect(await screen.findByText('Enlace anulado')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

const customerNo = (n: number) => ({
  ...portfolioCustomer,
  _id: `0a000000-0000-4000-8000-0000000002${n}0`,
  customerId: `0a000000-0000-4000-8000-0000000002${n}0`,
  name: `Salón ${n}`,
});
const visited = (n: number, contact: string, phone: string | null) => ({
  ...customerNo(n),
  contact,
  phone,
  owed: 0,
  overdue: 0,
  lastOrderOn: null,
  rhythm: null,
  door: null,
  plan: null,
  arrivedAt: null,
  noSale: null,
  note: null,
});

/** A link of a seller that acts for the first of three customers. */
async function openAsSeller({ showsPrices }: { showsPrices: boolean }) {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'GET /shares', { results: [] });
  const customers = [
    visited(1, 'Nubia Castro', '+573105550142'),
    visited(2, 'Luz Dary Gil', '+573105550143'),
    visited(3, 'Sandra', null),
  ];
  const day = { today: '2026-11-23', soldToday: 0, soldThisMonth: 0, quota: null, customers };
  api.on('purchase', 'GET /seller-day', { results: day });
  api.on('purchase', 'POST /shares', { results: { ...share({ showsPrices }), token: 'ts_abc' } });
  remember('recentCustomers', sellerUser._id, [1, 2, 3].map(customerNo));
  const panel = <SharePanel source={{ kind: 'cart' }} title="Carrito" lines={2} colours={[]} />;
  await renderScreen(panel, { api, signedIn: true });
  act(() => chooseCustomer(customerNo(1)));
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  return screen.findByRole('link', { name: 'Enviar a Nubia' });
}

test('a seller sends the link to the customer or a recent one, by the name and the number of each · SEL-201', async () => {
  const send = await openAsSeller({ showsPrices: false });
  expect(send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/573105550142\?text=Hola%2C%20Nubia\..*ts_abc/);
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Nubia'),
    expect.stringContaining('Luz'),
    'Otro',
  ]);
  await userEvent.click(screen.getByText('Luz'));
  expect(screen.getByRole('link', { name: 'Enviar a Luz' }).getAttribute('href')).toContain('wa.me/573105550143');
  await userEvent.click(screen.getByText('Otro'));
  const href = screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=Hola\./);
});

test('a link with the prices of a customer is offered to no other customer · SEL-201', async () => {
  await openAsSeller({ showsPrices: true });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText('Luz')).toBeNull();
});
