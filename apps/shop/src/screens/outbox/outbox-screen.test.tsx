import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sellerUser } from '../../../test/make.ts';
import { memoryDatabase } from '../../../test/memory-database.ts';
import { type ApiRequest, Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { showKept } from '../../api/outbox/outbox.ts';
import type { UnsentOrder } from '../../api/outbox/unsent-order.ts';
import { DraftScreen } from './draft-screen.tsx';
import { OutboxScreen } from './outbox-screen.tsx';

const device = memoryDatabase();
vi.stubGlobal('indexedDB', device.factory);

const noon = new Date().toISOString();
const makeUnsent = (change: Partial<UnsentOrder> = {}): UnsentOrder => ({
  clientOrderId: '019ac000-0000-7000-a000-000000000001',
  sellerId: sellerUser._id,
  position: 1,
  customer: { id: '0a000000-0000-4000-8000-0000000000c1', name: 'Salón Nubia' },
  takenAt: noon,
  snapshotAt: noon,
  lines: [
    { code: 'TS-71', quantity: 3, priceSeen: 12_900, dateSeen: null, name: '7.1', color: null, image: '', tile: '' },
  ],
  addressId: '0a000000-0000-4000-8000-0000000000a1',
  paymentMethod: 'cash_on_delivery',
  expectedTotal: 38_700,
  shipping: 0,
  comments: '',
  state: 'waiting',
  problem: null,
  placed: null,
  ...change,
});
const placed = { orderId: '0a000000-0000-4000-8000-0000000000d1', orderCode: 'TN-9', status: 'created', total: 38_700 };

async function open(orders: UnsentOrder[], api = mockApi({ user: sellerUser })) {
  for (const order of orders) device.rows.set(order.clientOrderId, { ...order });
  api.on('purchase', 'GET /seller-orders', { results: [], total: 0, page: 1, limit: 100 } as never); // as: an empty page
  await renderScreen(<OutboxScreen />, { api, signedIn: true, at: '/home/outbox' });
  return api;
}
const sentIds = (api: ReturnType<typeof mockApi>) =>
  api.requestsTo('purchase POST /seller-orders').map(({ body }) => (body as { clientOrderId: string }).clientOrderId); // as: the contract's body
const again = async () => userEvent.click(screen.getAllByRole('button', { name: 'Enviar ahora' })[0] as HTMLElement); // as: one of them

beforeEach(() => {
  device.rows.clear();
  device.state.isBroken = false;
});

test('an order waits while nothing answers, and becomes its number with the same id (SEL-106)', async () => {
  const api = mockApi({ user: sellerUser });
  let isUp = false;
  api.on('purchase', 'POST /seller-orders', () => (isUp ? { results: placed } : new Refusal('UNAVAILABLE')) as never); // as: see `placed`
  await open([makeUnsent()], api);
  await screen.findByRole('heading', { name: '1 por enviar' });
  await waitFor(() => expect(screen.getByText('En espera')).toBeDefined());
  isUp = true;
  await again();
  expect(await screen.findByRole('heading', { name: 'Enviado hoy' })).toBeDefined();
  expect(screen.getByText(/TN-9/)).toBeDefined();
  expect(new Set(sentIds(api))).toEqual(new Set(['019ac000-0000-7000-a000-000000000001']));
});

test('a refused order says why; it is tried again as the same order, or given up after a question', async () => {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'POST /seller-orders', new Refusal('CUSTOMER_NOT_FOUND'));
  await open([makeUnsent({ state: 'refused', problem: 'Este cliente ya no está en tu cartera.' })], api);
  expect(await screen.findByText('Este cliente ya no está en tu cartera.')).toBeDefined();
  expect(sentIds(api)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(sentIds(api)).toEqual(['019ac000-0000-7000-a000-000000000001']));
  await screen.findByText('No se pudo enviar');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Salón Nubia');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Todo enviado')).toBeDefined();
  expect(device.rows.size).toBe(0);
});

test('an order of another seller on this device is neither shown nor sent · SEL-103', async () => {
  const api = await open([makeUnsent({ sellerId: '0a000000-0000-4000-8000-00000000ffff' })]);
  expect(await screen.findByText('Todo enviado')).toBeDefined();
  await again();
  expect(sentIds(api)).toEqual([]);
  expect(device.rows.size).toBe(1);
});

test('a device that does not read its orders says so, and reads them when asked again', async () => {
  device.state.isBroken = true;
  await open([makeUnsent({ state: 'refused', problem: 'Falta la dirección.' })]);
  expect(await screen.findByText('No pudimos leer los pedidos guardados en este equipo.')).toBeDefined();
  expect(screen.queryByText('Todo enviado')).toBeNull();
  device.state.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Falta la dirección.')).toBeDefined();
  expect(screen.queryByText('No pudimos leer los pedidos guardados en este equipo.')).toBeNull();
});

test('the bar of a sending order is the lines that are placed of all that are sent (SEL-106)', async () => {
  const api = mockApi({ user: sellerUser });
  const [first, second] = ['019ac000-0000-7000-a000-000000000001', '019ac000-0000-7000-a000-000000000002'];
  const [line] = makeUnsent().lines;
  const lines = ['A', 'B', 'C'].flatMap((code) => (line ? [{ ...line, code }] : []));
  let answer: (made: object) => void = () => {};
  const answerTo = ({ body }: ApiRequest) =>
    (body as { clientOrderId: string }).clientOrderId === first // as: the contract's body
      ? { results: placed }
      : new Promise((resolve) => (answer = resolve));
  api.on('purchase', 'POST /seller-orders', answerTo as never); // as: see `placed`
  await open([makeUnsent(), makeUnsent({ clientOrderId: second, position: 2, lines })], api);
  expect(await screen.findByText('Enviando, 1 de 4 líneas')).toBeDefined();
  answer({ results: { ...placed, orderCode: 'TN-10' } });
  expect(await screen.findByText(/TN-10/)).toBeDefined();
  expect(screen.queryByText(/^Enviando/)).toBeNull();
});

test('the lines without a change are folded under their sum, as this device showed them (SEL-105)', async () => {
  const api = mockApi({ user: sellerUser });
  const [line] = makeUnsent().lines;
  const soap = line && { ...line, code: 'J-1', name: 'Jabón', quantity: 2, priceSeen: 10_000 };
  const order = makeUnsent({ state: 'asks', lines: [line, soap].flatMap((one) => one ?? []) });
  const terms = { price: 12_900, dispatchDate: null };
  const asking = {
    line: 1,
    code: 'TS-71',
    name: 'Tinte',
    versionName: '7.1',
    image: null,
    reasons: ['fewer' as const],
    seen: { quantity: 3, ...terms },
    now: { quantity: 1, ...terms },
    choices: [],
  };
  const asks = {
    revision: 1,
    expectedTotal: 58_700,
    total: null,
    unchanged: 1,
    unchangedAmount: 20_000,
    lines: [asking],
    doubts: [],
  };
  const draft = {
    clientOrderId: order.clientOrderId,
    customer: { _id: order.customer.id, name: order.customer.name },
    status: 'waits' as const,
    takenAt: noon,
    snapshotAt: noon,
    receivedAt: noon,
    expectedTotal: 58_700,
    order: null,
    asks,
  };
  device.rows.set(order.clientOrderId, { ...order });
  api.on('purchase', 'GET /seller-orders', { results: [draft], total: 1, page: 1, limit: 100, pages: 1 });
  api.on('purchase', 'GET /seller-orders/{clientOrderId}', { results: draft });
  await renderScreen(<DraftScreen draftId={order.clientOrderId} />, { api, signedIn: true, at: '/home/outbox/x' });
  await act(showKept);
  const folded = await screen.findByText('1 línea sin cambios');
  const rows = await waitFor(() => within(folded.closest('details') as HTMLElement).getAllByRole('listitem')); // as: it is folded
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Jabón2 und\.\$\s20\.000$/)]);
});
