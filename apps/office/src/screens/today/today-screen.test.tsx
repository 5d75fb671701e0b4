import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filters, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const due = [
  { day: '2099-11-24', warehouseId: 'BOG', orders: 13, isLate: false, isPreSales: false },
  { day: '2099-11-24', warehouseId: 'CLO', orders: 4, isLate: false, isPreSales: false },
];

test('with a warehouse chosen, each sum leads to the list of that warehouse (OFC-101)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/purchase/office/orders/filters': () => ({ body: { results: { ...filters.body.results, due } } }),
  });
  renderOffice('/?bodega=BOG');
  const panel = await screen.findByRole('region', { name: 'Por alistar' });
  const addresses = within(panel)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://x').search);
  expect(new Set(addresses)).toEqual(new Set(['?despacho=2099-11-24&bodega=BOG']));
  expect((await screen.findByRole('link', { name: /Ver todos/ })).getAttribute('href')).toMatch(/bodega=BOG/);
});

test('until a panel has its data its place is held, and it is said once to be loading (OFC-101)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/purchase/office/orders/filters': () => new Promise(() => {}),
  });
  renderOffice('/');
  await screen.findByRole('region', { name: 'Últimos pedidos' });
  expect(screen.getAllByRole('status', { name: 'Cargando' })).toHaveLength(1);
});
