import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { address, customer, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { DeliverTo } from './deliver-to.tsx';

const store = {
  ...address,
  _id: '0a000000-0000-4000-8000-0000000000a2',
  title: '',
  address: 'Av. Villavicencio # 43-12',
  city: 'Soacha',
  state: 'Cundinamarca',
  cityid: '25754',
  stateid: '25',
  fixed: false,
};
const addresses = [address, store];
const uncovered = {
  coverage: false,
  city: 'Soacha',
  state: 'Cundinamarca',
  warehouse: null,
  weekdays: [],
  shipping: null,
  freeFrom: null,
  maxShippingFees: 1,
};

function shop(shipping_addresses = addresses) {
  const api = mockApi({ user: makeUser({ customer: { ...customer, shipping_addresses } }) });
  api.on('auth', 'GET /v3/me/addresses', { results: shipping_addresses });
  return api;
}
const enter = (api = shop()) => renderScreen(<DeliverTo />, { api, signedIn: true });
const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Entregar en/ }));
  return within(await screen.findByRole('dialog', { name: 'Escoge una dirección' }));
};
const alert = () => screen.queryByRole('alertdialog', { name: 'Sin cobertura:' });

beforeEach(() => sessionStorage.clear());

test('a choice shows the title or the address as heading, then address, city and department · UI-13', async () => {
  await enter();
  const sheet = await openSheet();
  const [first, second] = await sheet.findAllByRole('radio');
  expect(first?.closest('label')?.textContent).toBe(
    'Local ChapineroCra. 7 # 14-32, local 2, Bogotá, D.C. - Bogotá, D.C.',
  );
  expect(second?.closest('label')?.textContent).toBe(
    'Av. Villavicencio # 43-12Av. Villavicencio # 43-12, Soacha - Cundinamarca',
  );
  expect(sheet.getByRole('link', { name: 'Agregar dirección' }).getAttribute('href')).toBe(
    '/home/profile/address/new?redirect=%2Fhome%2Fmarketplace%2Fcustomer',
  );
});

test('changing the address asks first; a refusal is shown in the dialog · ST-07', async () => {
  const api = shop();
  api.on('auth', 'PUT /v3/me/addresses/{id}', new Refusal('INTERNAL', { error: 'Algo falló.' }));
  await enter(api);
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Villavicencio/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Usar esta dirección' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Entregar en Av. Villavicencio # 43-12?' });
  expect(api.requestsTo('auth PUT /v3/me/addresses/{id}')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Entregar ahí' }));
  expect((await within(question).findByRole('alert')).textContent).toBe('Algo falló.');
  expect(api.requestsTo('auth PUT /v3/me/addresses/{id}')).toMatchObject([
    { params: { id: store._id }, body: { fixed: true } },
  ]);
});

test('choosing the address in use again asks nothing', async () => {
  const { api } = await enter();
  const sheet = await openSheet();
  await sheet.findAllByRole('radio');
  await userEvent.click(sheet.getByRole('button', { name: 'Usar esta dirección' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.requestsTo('auth PUT /v3/me/addresses/{id}')).toHaveLength(0);
});

test('an address without coverage cannot be chosen, and the sheet shows the specified text · ERR-04 D-31', async () => {
  const api = shop();
  api.on('tracking', 'POST /shippings/coverage', ({ body }) => ({
    data: JSON.stringify(body).includes('25754')
      ? uncovered
      : {
          coverage: true,
          city: 'Bogotá',
          state: 'Bogotá',
          warehouse: 'BOG',
          weekdays: [1],
          shipping: 0,
          freeFrom: null,
          maxShippingFees: 1,
        },
  }));
  await enter(api);
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Villavicencio/ }));
  const words = 'Sin cobertura: Actualmente no tenemos cobertura para Soacha, Cundinamarca.';
  expect(await sheet.findByText(words, { selector: 'div' })).toBeTruthy();
  const use = sheet.getByRole('button', { name: 'Usar esta dirección' });
  expect(use.getAttribute('aria-disabled')).toBe('true');
  expect(use.title).toBe(words);
});

test.each([
  [
    'the fixed one',
    [
      { ...store, fixed: true },
      { ...address, fixed: false },
    ],
    'Av. Villavicencio # 43-12',
  ],
  ['the one in the customer’s city', [store, { ...address, fixed: false }], 'Local Chapinero'],
  ['the first', [store, { ...store, _id: address._id, title: 'Otra' }], 'Av. Villavicencio # 43-12'],
])('without a choice it is delivered at %s · ST-08', async (_, saved, name) => {
  await enter(shop(saved));
  expect((await screen.findByRole('button', { name: /Entregar en/ })).textContent).toContain(name);
});

test('an address in use without coverage raises one alert per visit · ST-09', async () => {
  const api = shop();
  api.on('tracking', 'POST /shippings/coverage', { data: uncovered });
  const first = await enter(api);
  await waitFor(() => expect(alert()).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  first.unmount();
  await enter(api);
  await waitFor(() => expect(api.requestsTo('tracking POST /shippings/coverage')).toHaveLength(1));
  await screen.findByRole('button', { name: /Entregar en/ });
  expect(alert()).toBeNull();
});

test('a seller without a customer gets the list of customers · ERR-05', async () => {
  const api = mockApi({ user: sellerUser });
  await enter(api);
  const link = await screen.findByRole('link', { name: /Selecciona un cliente/ });
  expect(link.getAttribute('href')).toBe('/home/select-customer?redirectTo=%2Fhome%2Fmarketplace%2Fcustomer');
  expect(api.requestsTo('auth GET /v3/me/addresses')).toHaveLength(0);
  act(() => chooseCustomer(portfolioCustomer));
  expect(await screen.findByRole('link', { name: /Salón Bella Aurora/ })).toBeTruthy();
  chooseCustomer(null);
});
