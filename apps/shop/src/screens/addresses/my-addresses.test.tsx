import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { address, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { MyAddressesScreen } from './my-addresses-screen.tsx';

const store = {
  ...address,
  _id: '0a000000-0000-4000-8000-0000000000a2',
  title: 'Bodega',
  address: 'Cra. 24 # 72-10',
  city: 'Soacha',
  state: 'Cundinamarca',
  cityid: '25754',
  stateid: '25',
  fixed: false,
};
const untitled = {
  ...store,
  _id: '0a000000-0000-4000-8000-0000000000a3',
  title: '',
  address: 'Av. Villavicencio # 43-12',
};
const none = {
  coverage: false,
  city: 'Mitú',
  state: 'Vaupés',
  warehouse: null,
  weekdays: [],
  shipping: null,
  freeFrom: null,
  maxShippingFees: 1,
};

function shop(addresses = [address, store, untitled]) {
  const api = mockApi({ user: makeUser() });
  let saved = addresses;
  api.on('auth', 'GET /v3/me/addresses', () => ({ results: saved }));
  api.on('auth', 'PUT /v3/me/addresses/{id}', ({ params }) => {
    saved = saved.map((one) => ({ ...one, fixed: one._id === params['id'] }));
    return { results: saved.find(({ _id }) => _id === params['id']) ?? address };
  });
  api.on('auth', 'DELETE /v3/me/addresses/{id}', ({ params }) => {
    saved = saved.filter(({ _id }) => _id !== params['id']);
    return { ok: true as const };
  });
  return api;
}
const enter = (api = shop()) =>
  renderScreen(<MyAddressesScreen />, { api, signedIn: true, at: '/home/profile/address' });
const card = async (name: string) => {
  const item = (await screen.findByText(name, { selector: 'b' })).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
};

test('every address shows its name, its place, its delivery days and the delivery cost · RT-44', async () => {
  const { api } = await enter();
  const main = await card('Local Chapinero');
  expect(main.getByText('Principal')).toBeTruthy();
  expect(await main.findByText(/^Martes y viernes, envío \$\s6\.900$/)).toBeTruthy();
  const other = await card('Av. Villavicencio # 43-12');
  expect(other.queryByText('Principal')).toBeNull();
  expect(other.getByText('Soacha - Cundinamarca')).toBeTruthy();
  // Two addresses of one city share a request.
  expect(api.requestsTo('tracking POST /shippings/coverage')).toHaveLength(2);
});

test('a card says when its city is not delivered to · ST-09 GEN-07', async () => {
  const api = shop();
  api.on('tracking', 'POST /shippings/coverage', { data: none });
  await enter(api);
  expect(await (await card('Bodega')).findByText('Sin cobertura por ahora')).toBeTruthy();
});

test('another address becomes the main one and replaces the earlier one', async () => {
  const { api } = await enter();
  await userEvent.click((await card('Bodega')).getByText('Hacer principal'));
  expect(await (await card('Bodega')).findByText('Principal')).toBeTruthy();
  expect((await card('Local Chapinero')).queryByText('Principal')).toBeNull();
  expect(api.requestsTo('auth PUT /v3/me/addresses/{id}').map(({ body }) => body)).toEqual([{ fixed: true }]);
  expect(await screen.findByText('Bodega es la dirección principal')).toBeTruthy();
});

test('an address is removed only after a confirmation', async () => {
  const { api } = await enter();
  await userEvent.click((await card('Bodega')).getByText('Eliminar'));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Eliminar Bodega?' });
  expect(api.requestsTo('auth DELETE /v3/me/addresses/{id}')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('Bodega', { selector: 'b' })).toBeNull());
  expect(await screen.findByText('Dirección eliminada')).toBeTruthy();
});

test('an address that could not be removed stays, and the dialog says why', async () => {
  const api = shop();
  api.on('auth', 'DELETE /v3/me/addresses/{id}', new Refusal('INTERNAL', { error: 'Algo falló.' }));
  await enter(api);
  await userEvent.click((await card('Bodega')).getByText('Eliminar'));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Algo falló.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Conservar dirección' }));
  expect(await card('Bodega')).toBeTruthy();
});

test('without addresses the screen explains them; a failed request can be retried', async () => {
  const empty = await enter(shop([]));
  expect(await screen.findByText('Aún no hay direcciones')).toBeTruthy();
  empty.unmount();
  const api = shop();
  api.on('auth', 'GET /v3/me/addresses', new Refusal('INTERNAL', { error: 'Algo falló.' }));
  await enter(api);
  expect(await screen.findByText('No pudimos cargar las direcciones')).toBeTruthy();
  api.on('auth', 'GET /v3/me/addresses', { results: [address] });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Local Chapinero')).toBeTruthy();
});

test('a seller who lost the customer chooses another one and returns · ERR-05 ROL-04', async () => {
  const api = mockApi({ user: sellerUser });
  api.on('auth', 'GET /v3/me/addresses', new Refusal('CUSTOMER_REQUIRED'));
  await enter(api);
  act(() => chooseCustomer(portfolioCustomer));
  expect(await screen.findByText('Selecciona un cliente')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Escoger' }).getAttribute('href')).toBe(
    '/home/select-customer?redirectTo=%2Fhome%2Fprofile%2Faddress',
  );
  chooseCustomer(null);
});
