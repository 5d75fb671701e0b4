import { act, cleanup, screen, within } from '@testing-library/react';
import type { Approval } from '@tonalia/contract/people';
import { expect, test } from 'vitest';
import { customer, makeUser, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RegistrationStatusScreen } from './registration-status-screen.tsx';

const received = '2026-11-21T14:12:00.000Z';
const reviewed = '2026-11-21T16:40:00.000Z';
const as = (approval: Partial<Approval>) =>
  makeUser({
    customer: {
      ...customer,
      document: '9005550141',
      approval: { state: 'in_review', reason: null, receivedAt: received, reviewedAt: null, ...approval },
    },
  });

async function open(user: ReturnType<typeof makeUser>, redirectTo: string | null = null) {
  const api = mockApi({ user });
  const view = await renderScreen(<RegistrationStatusScreen redirectTo={redirectTo} />, {
    api,
    at: '/registration-status',
    signedIn: true,
  });
  return { ...view, api };
}
const steps = () =>
  within(screen.getByRole('list', { name: 'Estado del registro' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent.replace(/\s+/g, ' '));
const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('in review the customer may fill the cart · RT-12', async () => {
  await open(as({}));
  expect(screen.getByRole('heading').textContent).toBe('Estamos revisando tus datos');
  expect(steps()).toEqual([
    'Hecho: Datos recibidos21 nov, 9:12 a. m.',
    'Ahora: En revisiónMenos de 1 día hábil',
    'Después: Cuenta lista',
  ]);
  expect(way('Armar mi carrito')).toBe('/view-results-search?sort=bestsellers');
  expect(way('Ir al inicio')).toBe('/home/');
});

test('an approved account links to the shop · RT-12', async () => {
  await open(as({ state: 'approved', reviewedAt: reviewed }));
  expect(screen.getByRole('heading').textContent).toBe('Tu cuenta está lista');
  expect(steps()[1]).toBe('Hecho: Datos revisados21 nov, 11:40 a. m.');
  expect(way('Empezar a comprar')).toBe('/home/marketplace/customer');
});

test('the status continues to the target product, approved or not', async () => {
  const product = '/product/tinte/102/details';
  await open(as({ state: 'approved', reviewedAt: reviewed }), product);
  expect(way('Empezar a comprar')).toBe(product);
  cleanup();
  await open(as({}), product);
  expect(way('Armar mi carrito')).toBe(product);
});

test('a rejection says why and where to correct it · RT-12', async () => {
  await open(as({ state: 'rejected', reason: 'El NIT no coincide con el nombre del negocio.', reviewedAt: reviewed }));
  expect(screen.getByRole('heading').textContent).toBe('Falta corregir un dato');
  expect(screen.getByText('El NIT no coincide con el nombre del negocio.')).toBeDefined();
  expect(steps()[1]).toBe('No se pudo: No pudimos aprobarlaNIT 900.555.014-1');
  expect(way('Corregir y enviar')).toBe('/home/profile/edit');
  expect(way('Hablar con Ayuda')).toBe('/home/support');
});

test('an approval is shown on returning to the page', async () => {
  const { api } = await open(as({}));
  api.signInAs(as({ state: 'approved', reviewedAt: reviewed }));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: 'Tu cuenta está lista' })).toBeDefined();
});

test('a seller, who registered no account here, continues to the shop', async () => {
  const { address } = await open(sellerUser);
  expect(address()).toMatch(/^\/home\/?$/);
});
