import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { paths } from '../../paths.ts';
import { BottomTabs } from './bottom-tabs.tsx';

test.each([
  [paths.profile(), 'Cuenta', 'page'],
  [paths.myProfile('Luz'), 'Cuenta', 'true'],
  [paths.support(), 'Cuenta', 'true'],
  [paths.orderHistory(), 'Pedir de nuevo', 'page'],
  [paths.orderHistoryDetail('TN-48210'), 'Pedir de nuevo', 'true'],
  [paths.categories(), 'Categorías', 'page'],
  [paths.category({ _id: '3', name: 'Uñas' }), 'Categorías', 'true'],
])('at %s a customer is in the tab %s', async (at, tab, current) => {
  await renderScreen(<BottomTabs />, {
    at,
    api: mockApi({ user: makeUser() }),
    signedIn: true,
  });
  const marked = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[tab, current]]);
});

test.each([
  [null, ['Inicio', 'Categorías', 'Ofertas', 'Carrito', 'Ingresar']],
  ['Admin customer', ['Inicio', 'Categorías', 'Pedir de nuevo', 'Carrito', 'Cuenta']],
  ['Seller', ['Inicio', 'Tomar pedido', 'Clientes', 'Carrito', 'Cuenta']],
] as const)('the five tabs of %s', async (rol, names) => {
  const api = mockApi(rol === null ? {} : { user: makeUser({ rol }) });
  await renderScreen(<BottomTabs />, { api, signedIn: rol !== null });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
});

test.each([
  [paths.homeSeller(), 'Inicio'],
  [paths.quickOrder(), 'Tomar pedido'],
])('at %s a seller is in the tab %s (SEL-107)', async (at, tab) => {
  await renderScreen(<BottomTabs />, { at, api: mockApi({ user: makeUser({ rol: 'Seller' }) }), signedIn: true });
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([tab]);
});
