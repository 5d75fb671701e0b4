import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { address, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { loyaltyQuery } from '../../api/queries/queries.ts';
import { chooseCustomer } from '../../api/session/session.ts';
import { setTheme } from '../../state/theme.ts';
import { AccountScreen } from './account-screen.tsx';

afterEach(() => setTheme('auto'));
const enterAs = (user: ReturnType<typeof makeUser>, api = mockApi({ user })) =>
  renderScreen(<AccountScreen />, { api, signedIn: true, at: '/home/profile' });

test('a guest sees sign-in, the device’s favourites, help and terms, and nothing of an account · RT-41', async () => {
  const { api } = await renderScreen(<AccountScreen />);
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login?redirect=%2Fhome%2Fprofile');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ingresar',
    'Favoritos',
    'Ayuda',
    'Términos y condiciones',
  ]);
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).toBeNull();
  expect(api.requests).toEqual([]);
});

test('a customer sees initials, tier with its progress, and their orders · UI-07 UI-12 ENT-08', async () => {
  await enterAs(makeUser());
  expect(screen.getByText('LO')).toBeTruthy();
  const card = await screen.findByRole('region', { name: 'Tu nivel' });
  expect(card.textContent).toMatch(/Oro.*Te faltan \$\s420\.000 para Platino/);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('79');
  expect(screen.getByRole('link', { name: 'Historial de pedidos' }).getAttribute('href')).toBe(
    '/home/profile/orders/history',
  );
  expect(screen.queryByRole('link', { name: 'Tomar pedido' })).toBeNull();
});

test('the tiers requested are those of the zone · CON-08', async () => {
  const { api } = await enterAs(makeUser());
  await screen.findByRole('region', { name: 'Tu nivel' });
  expect(api.requestsTo('auth GET /v3/loyalty_status/customer')[0]?.query['zone']).toBe('URBANO1 BTA');
});

test('credit and addresses are shown at once, because they came with the session · UI-08 UI-09', async () => {
  const user = makeUser();
  await enterAs({
    ...user,
    customer: user.customer && {
      ...user.customer,
      shipping_addresses: [address, { ...address, _id: '0a000000-0000-4000-8000-0000000000a2' }],
    },
  });
  expect(screen.getByRole('link', { name: /Mis créditos/ }).textContent).toMatch(/\$\s1\.850\.000/);
  expect(screen.getByRole('link', { name: /^Mis direcciones/ }).textContent).toMatch(/2$/);
});

test('with a loaded tier nothing on the page waits', async () => {
  const api = mockApi({ user: makeUser() });
  const first = await enterAs(makeUser(), api);
  const tier = await first.cache.ensureQueryData(loyaltyQuery);
  first.unmount();
  // No more responses from here on.
  const never = () => new Promise<never>(() => {});
  api.on('auth', 'GET /v3/loyalty_status/customer', never);
  api.on('auth', 'GET /v3/me/addresses', never);
  const { cache, container } = await enterAs(makeUser(), api);
  cache.setQueryData(loyaltyQuery.queryKey, tier);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Tu nivel' }).textContent).toContain('Oro'));
  expect(container.querySelector('[aria-busy], .skeleton')).toBeNull();
  expect(screen.getByRole('link', { name: /Mis créditos/ }).textContent).toMatch(/\$\s1\.850\.000/);
});

test('without the tier the rest of the account is shown', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'GET /v3/loyalty_status/customer', new Refusal('NOT_FOUND'));
  const { container } = await enterAs(makeUser(), api);
  await waitFor(() => expect(container.querySelector('.skeleton')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Tu nivel' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ayuda' })).toBeTruthy();
});

test('a seller opens orders and registers customers from here, and has no tier of their own · UI-05 UI-06 ROL-05', async () => {
  const { api } = await enterAs(sellerUser);
  expect(screen.getByRole('link', { name: 'Tomar pedido' }).getAttribute('href')).toBe('/home/marketplace/customer');
  expect(screen.getByRole('link', { name: 'Registrar cliente' }).getAttribute('href')).toBe('/register/process');
  expect(screen.queryByRole('link', { name: /^Mis direcciones/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Tu nivel' })).toBeNull();
  expect(api.requestsTo('auth GET /v3/loyalty_status/customer')).toEqual([]);
});

test('a seller sees the tier of the chosen customer · ROL-05', async () => {
  await enterAs(sellerUser);
  chooseCustomer(portfolioCustomer);
  const tier = await screen.findByText('Nivel Oro');
  expect(tier.parentElement?.textContent).toBe('Salón Bella AuroraNivel Oro');
  expect(screen.getByText(/Le faltan \$\s420\.000 para Platino/)).toBeTruthy();
});

test('the theme is chosen for this device, and can follow the device again', async () => {
  await enterAs(makeUser());
  await userEvent.click(screen.getByRole('radio', { name: 'Oscuro' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('tonalia.theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Automático' }));
  expect(document.documentElement.className).toBe('');
  expect(localStorage.getItem('tonalia.theme')).toBeNull();
});
