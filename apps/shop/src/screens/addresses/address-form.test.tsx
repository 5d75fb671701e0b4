import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { address, customer, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EditAddressScreen } from './edit-address-screen.tsx';
import { NewAddressScreen } from './new-address-screen.tsx';

const shop = () => mockApi({ user: makeUser() });
const enterNew = (api = shop(), redirectTo: string | null = null) =>
  renderScreen(<NewAddressScreen redirectTo={redirectTo} />, { api, signedIn: true, at: '/home/profile/address/new' });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));

async function chooseSoacha() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Departamento' }), 'cundi');
  await userEvent.click(await screen.findByRole('option', { name: 'Cundinamarca' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Ciudad' }).value).toBe('Soacha'));
}
async function writeStreet() {
  await userEvent.selectOptions(screen.getByLabelText('Tipo de vía'), 'Carrera');
  const [number, crossing, plate] = ['number', 'crossing', 'plate'].map((name) => {
    const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!input) throw new Error(`no field for the ${name}`);
    return input;
  });
  for (const [input, text] of [
    [number, '7'],
    [crossing, '14'],
    [plate, '32'],
  ] as const) {
    if (input) await userEvent.type(input, text);
  }
}
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

test('a new address is previewed, sent with its city and customer, and returns to the list · RT-45 API-15', async () => {
  const { api, address: here } = await enterNew(shop(), '/home/purchase/order/detail');
  await chooseSoacha();
  await writeStreet();
  await userEvent.type(field(/^Nombre de la dirección/), 'Bodega');
  expect(screen.getByText('Cra. 7 # 14-32')).toBeTruthy();
  expect(await screen.findByText(/^Martes y viernes, envío \$\s6\.900$/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Dejar como principal'));
  await save();
  await waitFor(() => expect(here()).toBe('/home/purchase/order/detail'));
  expect(api.requestsTo('auth POST /v3/me/addresses').map(({ body }) => body)).toEqual([
    {
      title: 'Bodega',
      address: 'Cra. 7 # 14-32',
      cityid: '25754',
      stateid: '25',
      fixed: true,
      customer_id: customer.customerId,
    },
  ]);
});

test('errors are shown beside their fields, and the first invalid field has the focus', async () => {
  const { api } = await enterNew();
  await screen.findByRole('combobox', { name: 'Departamento' });
  await save();
  const state = screen.getByRole('combobox', { name: 'Departamento' });
  expect(screen.getByText('Escoge el departamento.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(state));
  await chooseSoacha();
  expect(screen.queryByText('Escoge el departamento.')).toBeNull();
  await save();
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('input[name=number]')));
  expect(api.requestsTo('auth POST /v3/me/addresses')).toHaveLength(0);
});

test('a city without coverage shows the specified text once, and can still be saved · ERR-04 ST-09', async () => {
  const api = shop();
  api.on('tracking', 'POST /shippings/coverage', { data: uncovered });
  await enterNew(api);
  await chooseSoacha();
  const dialog = await screen.findByRole('alertdialog', { name: 'Sin cobertura:' });
  expect(within(dialog).getByText('Actualmente no tenemos cobertura para Soacha, Cundinamarca.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cambiar ciudad' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Ciudad' })));
  expect(screen.getByText('Sin cobertura: Actualmente no tenemos cobertura para Soacha, Cundinamarca.')).toBeTruthy();
  await writeStreet();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await save();
  await waitFor(() => expect(api.requestsTo('auth POST /v3/me/addresses')).toHaveLength(1));
});

test('the typed values survive a failed save, and a second attempt sends them', async () => {
  const api = shop();
  api.on('auth', 'POST /v3/me/addresses', new Refusal('INTERNAL', { error: 'Algo falló.' }));
  const { address: here } = await enterNew(api);
  await chooseSoacha();
  await writeStreet();
  await userEvent.type(field(/^Nombre de la dirección/), 'Bodega');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Algo falló.');
  expect(field(/^Nombre de la dirección/).value).toBe('Bodega');
  expect(screen.getByText('Cra. 7 # 14-32')).toBeTruthy();
  api.on('auth', 'POST /v3/me/addresses', { results: address });
  await save();
  await waitFor(() => expect(here()).toBe('/home/profile/address'));
});

test('two taps save one address', async () => {
  const api = shop();
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  api.on('auth', 'POST /v3/me/addresses', async () => {
    await waiting;
    return { results: address };
  });
  const { address: here } = await enterNew(api);
  await chooseSoacha();
  await writeStreet();
  await save();
  await save();
  answer();
  await waitFor(() => expect(here()).toBe('/home/profile/address'));
  expect(api.requestsTo('auth POST /v3/me/addresses')).toHaveLength(1);
});

test('a saved address is edited in its parts; the main address stays the main one', async () => {
  const { api, address: here } = await renderScreen(<EditAddressScreen addressId={address._id} />, {
    api: shop(),
    signedIn: true,
    at: `/home/profile/address/${address._id}`,
  });
  expect(await screen.findByText('Cra. 7 # 14-32, local 2')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Es tu dirección principal').disabled).toBe(true);
  await userEvent.clear(field('Local, piso o barrio'));
  await save();
  await waitFor(() => expect(here()).toBe('/home/profile/address'));
  expect(api.requestsTo('auth PUT /v3/me/addresses/{id}')).toMatchObject([
    { params: { id: address._id }, body: { title: 'Local Chapinero', address: 'Cra. 7 # 14-32', cityid: '11001' } },
  ]);
  expect(api.requestsTo('auth PUT /v3/me/addresses/{id}')[0]?.body).not.toHaveProperty('fixed');
});

test('an address that no longer exists shows a link to the existing ones', async () => {
  await renderScreen(<EditAddressScreen addressId="0a000000-0000-4000-8000-0000000000ff" />, {
    api: shop(),
    signedIn: true,
  });
  expect(await screen.findByText('Esta dirección ya no existe')).toBeTruthy();
});
