import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { setTheme } from '../../theme.ts';
import { ProfileScreen } from './profile-screen.tsx';

afterEach(() => setTheme('auto'));
const enterAs = (user: ReturnType<typeof makeUser>) =>
  renderScreen(<ProfileScreen />, { api: mockApi({ user }), signedIn: true, at: '/home/profile' });

test('a guest finds the way in, and nothing of an account · RT-41', async () => {
  const { api } = await renderScreen(<ProfileScreen />);
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login?redirect=%2Fhome%2Fprofile');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(api.asked).toEqual([]);
});

test('a customer sees initials, tier with the way to the next, and their orders · UI-07 UI-12', async () => {
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

test('a seller takes orders from here and has no tier of their own · UI-05', async () => {
  const { api } = await enterAs(sellerUser);
  expect(screen.getByRole('link', { name: 'Tomar pedido' }).getAttribute('href')).toBe('/home/marketplace/customer');
  expect(screen.queryByRole('region', { name: 'Tu nivel' })).toBeNull();
  expect(api.askedFor('auth GET /v3/loyalty_status/customer')).toEqual([]);
});

test('the theme is chosen once for this device, and given back to it', async () => {
  await enterAs(makeUser());
  await userEvent.click(screen.getByRole('radio', { name: 'Oscuro' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('tonalia.theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Automático' }));
  expect(document.documentElement.className).toBe('');
  expect(localStorage.getItem('tonalia.theme')).toBeNull();
});
