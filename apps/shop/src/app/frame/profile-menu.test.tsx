import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ProfilePanel } from './profile-panel.tsx';

test('the header shows the first eight letters of the name and the loyalty tier · UI-04 CON-04', async () => {
  await renderScreen(<ProfileMenu />, { api: mockApi({ user: makeUser() }), signedIn: true });
  const button = await screen.findByRole('button', { name: /Nivel Oro/ });
  expect(button.textContent).toContain('Luz Mari…');
  expect(button.textContent).not.toContain('Marina');
});

test('the contents of the menu load when it is opened', async () => {
  await renderScreen(<ProfileMenu />, { api: mockApi({ user: makeUser() }), signedIn: true });
  const menu = screen.getByRole('dialog', { hidden: true });
  expect(menu.textContent).toBe('');
  fireEvent(menu, new Event('beforetoggle'));
  expect(await screen.findByRole('link', { name: /^Mis créditos/, hidden: true })).toBeTruthy();
});

test('a customer’s menu has address, tier, amount to the next tier and every entry · UI-04 UI-07 UI-08 UI-09 UI-10 GEN-07', async () => {
  const leave = vi.fn<() => void>();
  await renderScreen(<ProfilePanel onLeave={leave} />, { api: mockApi({ user: makeUser() }), signedIn: true });
  expect(screen.getByText('Luz Mari…')).toBeTruthy();
  expect(screen.getByText('Bogotá, D.C.')).toBeTruthy();
  expect((await screen.findByRole('region', { name: 'Tu nivel' })).textContent).toMatch(
    /Oro.*Te faltan \$\s420\.000 para Platino/,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Historial de pedidos',
    expect.stringMatching(/^Mis créditos\$\s1\.850\.000$/),
    'Favoritos',
    'Mi lista de precios',
    'Mezclas',
    'Mis direcciones de entrega1',
    'Permisos del negocio',
    'Ayuda',
    'Términos y condiciones',
    'Cerrar sesión',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Ayuda' }));
  expect(leave).toHaveBeenCalledOnce();
});

test('a seller has the seller’s menu · ROL-06 ROL-08', async () => {
  await renderScreen(<ProfilePanel onLeave={() => {}} />, { api: mockApi({ user: sellerUser }), signedIn: true });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tomar pedido',
    'Registrar cliente',
    'Historial de pedidos',
    'Mis créditos',
    'Favoritos',
    'Mi lista de precios',
    'Ayuda',
    'Términos y condiciones',
    'Cerrar sesión',
  ]);
});
