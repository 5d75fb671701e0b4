import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { makeCart, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import type { ApiRequest } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer, currentSession } from '../../api/session/session.ts';
import { SelectCustomerScreen } from './select-customer-screen.tsx';

const barber = {
  ...portfolioCustomer,
  name: 'Barbería La 45',
  trade_type: 'Barbería',
  city: 'Chía',
  warehouseId: 'BOG',
};
barber.customerId = barber._id = '0a000000-0000-4000-8000-0000000000c3';

function shop() {
  const api = mockApi({ user: sellerUser, portfolio: [portfolioCustomer, barber] });
  api.on('auth', 'GET /seller/customers', ({ query }: ApiRequest) => {
    const results = query['search'] === 'barberia' ? [barber] : query['search'] ? [] : [portfolioCustomer, barber];
    return { results, page: 1, limit: 20, total: results.length, pages: 1 };
  });
  return api;
}
const enter = (redirectTo: string | null = '/home/cart', api = shop()) =>
  renderScreen(<SelectCustomerScreen redirectTo={redirectTo} />, { api, signedIn: true, at: '/home/select-customer' });
const rowOf = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => chooseCustomer(null));

test('a customer shows trade type, city and missing coverage; choosing one continues · RT-28 ROL-03 ENT-13', async () => {
  const { address } = await enter();
  const row = await rowOf(/Bella Aurora/);
  expect(row.textContent).toBe('BASalón Bella AuroraPeluquería, SoachaSin cobertura');
  expect((await rowOf(/La 45/)).textContent).not.toContain('Sin cobertura');
  await userEvent.click(row);
  await waitFor(() => expect(address()).toBe('/home/cart'));
  expect(currentSession().customer?.name).toBe('Salón Bella Aurora');
  expect(localStorage.getItem(`tonalia.customer.${sellerUser._id}`)).toContain('Salón Bella Aurora');
});

test('without a target page, choosing a customer continues to the order', async () => {
  const { address } = await enter(null);
  await userEvent.click(await rowOf(/La 45/));
  await waitFor(() => expect(address()).toBe('/home/marketplace/seller'));
});

test('the search waits half a second after the last letter and says when no customer matches · CON-01', async () => {
  const { api } = await enter();
  await rowOf(/La 45/);
  await userEvent.type(screen.getByRole('searchbox'), 'barberia');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Bella Aurora/ })).toBeNull());
  expect(await rowOf(/La 45/)).toBeTruthy();
  const searches = api.requestsTo('auth GET /seller/customers').map(({ query }) => query['search']);
  expect(searches.filter(Boolean)).toEqual(['barberia']);
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('Ningún cliente se llama “barberiazz”')).toBeTruthy();
});

test('without a network, customers seen before are searched; a customer never seen waits', async () => {
  const api = shop();
  await enter('/home/cart', api);
  await rowOf(/Bella Aurora/);
  api.on('auth', 'GET /seller/customers', new Refusal('INTERNAL'));
  await userEvent.type(screen.getByRole('searchbox'), 'barberia');
  expect(await screen.findByText(/ya los viste en este equipo/)).toBeTruthy();
  expect(await rowOf(/La 45/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Bella Aurora/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No pudimos cargar tus clientes')).toBeTruthy();
});

test('an empty portfolio says so', async () => {
  const api = shop();
  api.on('auth', 'GET /seller/customers', { results: [], page: 1, limit: 20, total: 0, pages: 0 });
  await enter('/home/cart', api);
  expect(await screen.findByText('Aún no tienes clientes')).toBeTruthy();
});

test('with lines in the cart a change asks first, and cancelling changes nothing', async () => {
  const api = shop();
  api.on('purchase', 'GET /cart/listcart', makeCart());
  const first = await enter('/home/cart', api);
  await userEvent.click(await rowOf(/Bella Aurora/));
  first.unmount();

  const { address } = await renderAgain(api);
  await waitFor(() => expect(api.requestsTo('purchase GET /cart/listcart').length).toBeGreaterThan(0));
  await userEvent.click(await screen.findByRole('button', { name: /^Todos/ }));
  await userEvent.click(await rowOf(/La 45/));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Cambiar a Barbería La 45?' });
  expect(dialog.textContent).toContain('El carrito de Salón Bella Aurora, con 2 unidades, queda guardado.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(currentSession().customer?.name).toBe('Salón Bella Aurora');
  await userEvent.click(await rowOf(/La 45/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cambiar' }));
  expect(currentSession().customer?.name).toBe('Barbería La 45');
  await waitFor(() => expect(address()).toBe('/home/cart'));
});

test('the customer chosen last is first among the recent ones', async () => {
  const api = shop();
  for (const name of [/Bella Aurora/, /La 45/]) {
    const { unmount } = await renderAgain(api);
    const all = screen.queryByRole('button', { name: /^Todos/ });
    if (all) await userEvent.click(all);
    await userEvent.click(await rowOf(name));
    unmount();
  }
  await renderAgain(api);
  expect(screen.getByRole('button', { name: 'Recientes' }).getAttribute('aria-pressed')).toBe('true');
  const names = screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
  expect(names).toEqual(['Barbería La 45', 'Salón Bella Aurora']);
});

/** Opens the screen again, with the customers this seller chose before. */
function renderAgain(api: ReturnType<typeof shop>) {
  return renderScreen(<SelectCustomerScreen redirectTo="/home/cart" />, {
    api,
    signedIn: true,
    at: '/home/select-customer',
  });
}

test('a missing customer can be registered · ROL-06', async () => {
  await renderScreen(<SelectCustomerScreen redirectTo={null} />, {
    api: mockApi({ user: sellerUser }),
    signedIn: true,
  });
  const way = screen.getByRole('link', { name: 'Registrar cliente' });
  expect(way.getAttribute('href')).toBe('/register/process');
});
