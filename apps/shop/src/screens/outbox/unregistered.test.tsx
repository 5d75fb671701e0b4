import type { SellerRegistration } from '@tonalia/contract/seller-registrations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sellerUser } from '../../../test/make.ts';
import { memoryDatabase } from '../../../test/memory-database.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { UnsentOrder } from '../../api/outbox/unsent-order.ts';
import type { UnsentRegistration } from '../../api/outbox/unsent-registration.ts';
import { OutboxScreen } from './outbox-screen.tsx';

const device = memoryDatabase();
vi.stubGlobal('indexedDB', device.factory);

const noon = new Date().toISOString();
const id = '019ac000-0000-7000-a000-0000000000f1';
const customerId = '0a000000-0000-4000-8000-0000000000c9';
const addressId = '0a000000-0000-4000-8000-0000000000a9';
const lorena: UnsentRegistration = {
  clientRegistrationId: id,
  sellerId: sellerUser._id,
  position: 1,
  takenAt: noon,
  registration: {
    name: 'Lorena',
    last_name: 'Beltrán',
    business_name: 'Spa de Uñas Lorena',
    phone: '3105550196',
    tradeTypeId: 'manicure',
    stateId: '11',
    cityId: '11001',
    address: 'Calle 63 Sur # 80-24',
    consent: { accepted: true, version: '1' },
    lead_date: '2026-11-23',
    client: 'app',
  },
  city: 'Bogotá',
  state: 'Bogotá D. C.',
  trade: 'Manicure',
  progress: 'waiting',
  problem: null,
  customer: null,
};
const order: UnsentOrder = {
  clientOrderId: '019ac000-0000-7000-a000-000000000001',
  sellerId: sellerUser._id,
  position: 1,
  customer: { id, name: 'Spa de Uñas Lorena' },
  registrationId: id,
  takenAt: noon,
  snapshotAt: noon,
  lines: [
    { code: 'TS-71', quantity: 3, priceSeen: 12_900, dateSeen: null, name: '7.1', color: null, image: '', tile: '' },
  ],
  addressId: id,
  paymentMethod: 'cash_on_delivery',
  expectedTotal: 38_700,
  shipping: 0,
  comments: '',
  state: 'waiting',
  problem: null,
  placed: null,
};
const placed = { orderId: addressId, orderCode: 'TN-9', status: 'created', total: 38_700 };
const registered = { customerId, name: 'Spa de Uñas Lorena', addressId, approval: 'approved' as const };
const asks: NonNullable<SellerRegistration['asks']> = {
  revision: 1,
  reasons: ['phone'],
  business: 'Spa de Uñas Lorena',
  phone: '3105550196',
  document_type: null,
  document: null,
  own: [{ _id: customerId, name: 'Uñas Lore' }],
  termsVersion: '1',
};

function makeApi() {
  const api = mockApi({ user: sellerUser });
  const page = { page: 1, limit: 100, pages: 0, total: 0 };
  let waits: SellerRegistration[] = [];
  api.on('purchase', 'GET /seller-orders', { results: [], ...page });
  api.on('purchase', 'POST /seller-orders', { results: placed } as never); // as: see `placed`
  api.on('customers', 'GET /seller-registrations', () => ({ ...page, results: waits, total: waits.length }));
  const ask = (is: boolean) => {
    const one = { clientRegistrationId: id, status: 'waits' as const, takenAt: noon, receivedAt: noon, customer: null };
    waits = is ? [{ ...one, asks }] : [];
    api.on('customers', 'POST /seller-registrations', is ? new Refusal('REGISTRATION_ASKS') : { results: registered });
    api.on('customers', 'GET /seller-registrations/{clientRegistrationId}', {
      results: { ...one, status: 'registered', asks: null, customer: registered },
    });
  };
  return { api, ask };
}
const open = (api: ReturnType<typeof mockApi>) =>
  renderScreen(<OutboxScreen />, { api, signedIn: true, at: '/home/outbox' });
const calls = (api: ReturnType<typeof mockApi>) => api.requests.filter((one) => /POST \/seller/.test(one.call));

beforeEach(() => {
  device.clear();
  device.registrations.set(id, { ...lorena });
  device.rows.set(order.clientOrderId, { ...order });
});

test('a customer is registered before its order, which then names it and its address (SEL-102 SEL-103)', async () => {
  const { api, ask } = makeApi();
  ask(false);
  await open(api);
  expect(await screen.findByText('Registrado')).toBeDefined();
  expect(await screen.findByText(/TN-9/)).toBeDefined();
  const [sent] = api.requestsTo('purchase POST /seller-orders');
  expect(sent?.body).toMatchObject({ clientOrderId: order.clientOrderId, customerId, addressId });
  expect(calls(api)).toHaveLength(2);
});

test('photos go with their registration, and leave the phone once the server has them (SEL-103)', async () => {
  const point = { latitude: 4.6, longitude: -74.07, accuracy: 9 };
  device.registrations.set(id, { ...lorena, point, photos: ['AAAA'] });
  const { api, ask } = makeApi();
  ask(false);
  await open(api);
  expect(await screen.findByText('Registrado')).toBeDefined();
  const [sent] = api.requestsTo('customers POST /seller-registrations');
  expect(sent?.body).toMatchObject({ position: point, photos: ['AAAA'] });
  expect(device.registrations.get(id)).not.toHaveProperty('photos');
});

test('without an answer both wait; with the network each is sent once with its id (SEL-103)', async () => {
  const { api, ask } = makeApi();
  ask(false);
  api.on('customers', 'POST /seller-registrations', new Refusal('UNAVAILABLE'));
  await open(api);
  expect(await screen.findByRole('heading', { name: '2 por enviar' })).toBeDefined();
  expect(screen.getByText('Espera su registro')).toBeDefined();
  expect(api.requestsTo('purchase POST /seller-orders')).toEqual([]);
  ask(false);
  await userEvent.click(screen.getAllByRole('button', { name: 'Enviar ahora' })[0] as HTMLElement); // as: one of them
  await screen.findByText(/TN-9/);
  const ids = api
    .requestsTo('customers POST /seller-registrations')
    .map(({ body }) => (body as { clientRegistrationId: string }).clientRegistrationId); // as: the contract's body
  expect(new Set(ids)).toEqual(new Set([id]));
});

test('a duplicate is a visible question; the answer links the customer, and the order follows (SEL-102)', async () => {
  const { api, ask } = makeApi();
  ask(true);
  await open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Resolver registro' }));
  expect(await screen.findByText('El celular 3105550196 ya es de otra cuenta.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Registrar cliente' })).toHaveProperty('disabled', true);
  expect(api.requestsTo('purchase POST /seller-orders')).toEqual([]);
  api.on('customers', 'POST /seller-registrations/{clientRegistrationId}/answer', () => {
    ask(false);
    return { results: registered };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Es Uñas Lore' }));
  expect(await screen.findByText(/TN-9/)).toBeDefined();
  const [answer] = api.requestsTo('customers POST /seller-registrations/{clientRegistrationId}/answer');
  expect(answer?.body).toEqual({ choice: 'same', revision: 1, customerId });
  expect(api.requestsTo('purchase POST /seller-orders')[0]?.body).toMatchObject({ customerId, addressId });
});

test('a registration given up elsewhere leaves its order with the reason, and nothing is sent (SEL-103)', async () => {
  device.registrations.clear();
  const { api, ask } = makeApi();
  ask(false);
  await open(api);
  expect(await screen.findByText(/Su cliente no quedó registrado/)).toBeDefined();
  await waitFor(() => expect(device.rows.get(order.clientOrderId)).toMatchObject({ state: 'refused' }));
  expect(api.requestsTo('purchase POST /seller-orders')).toEqual([]);
});
