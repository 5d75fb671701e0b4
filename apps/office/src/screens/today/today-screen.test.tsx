import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayIn } from '@tonalia/rules/dates';
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

test('today says when its next orders leave, and the own warehouse stands out once it is chosen as such (OFC-101)', async () => {
  const today = dayIn(new Date());
  const saved = { 'PUT /api/office/preferences': () => ({ body: { results: { warehouse: 'BOG' } } }) };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/purchase/office/orders/filters': () => ({
      body: {
        results: {
          ...filters.body.results,
          warehouses: [
            { _id: 'BOG', name: 'Bogotá' },
            { _id: 'CLO', name: 'Cali' },
          ],
          due: ['BOG', 'CLO'].map((warehouseId) => ({
            day: today,
            warehouseId,
            orders: 4,
            isLate: false,
            isPreSales: false,
          })),
          leaving: [{ warehouseId: 'BOG', at: '12:00', orders: 3 }],
        },
      },
    }),
    ...saved,
  });
  renderOffice('/?bodega=BOG');
  expect(await screen.findAllByText('3 salen a las 12:00 m.')).not.toHaveLength(0);
  const cell = () => screen.getByRole('link', { name: '4 para Hoy en Bogotá' }).className;
  expect(cell()).not.toContain('bg-brand-soft');
  await userEvent.click(screen.getByRole('button', { name: 'Bodega: Bogotá' }));
  await userEvent.click(screen.getByRole('button', { name: 'Es mi bodega' }));
  expect(cell()).toContain('bg-brand-soft');
  await waitFor(() => expect(asked['PUT /api/office/preferences']?.[0]?.body).toEqual({ warehouse: 'BOG' }));
});

test('what runs out is red when none is left or the last goes today, and a warning otherwise (OFC-101)', async () => {
  const item = (versionId: string, available: number, daysLeft: number) => ({
    versionId,
    code: versionId,
    name: `Tinte ${versionId}`,
    detail: 'Tinta Sur',
    image: '',
    tile: 'piedra',
    swatch: null,
    available,
    daysLeft,
  });
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/products/office/running-out': () => ({
      body: { results: { total: 3, topSellers: 2, items: [item('1', 0, 0), item('2', 3, 0), item('3', 8, 4)] } },
    }),
  });
  renderOffice('/');
  const panel = await screen.findByRole('region', { name: 'Agotándose' });
  const tones = within(panel)
    .getAllByText(/^\d+ u/)
    .map(({ className }) => /text-(danger|warn)/.exec(className)?.[1]);
  expect(tones).toEqual(['danger', 'danger', 'warn']);
  expect(screen.getByRole('link', { name: /^Agotándose.*2 son Top seller$/ })).toBeDefined();
});

test('when nothing runs out the queue says that it is up to date (OFC-101)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/products/office/running-out': () => ({ body: { results: { total: 0, topSellers: 0, items: [] } } }),
  });
  renderOffice('/');
  expect(await screen.findByRole('link', { name: /^Agotándose.*al día$/ })).toBeDefined();
});

test('queues that do not load say so beside those that do, and are asked for again (OFC-101)', async () => {
  let isDown = true;
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/purchase/office/orders/filters': () => ({ body: filters.body }),
    'GET /api/products/office/running-out': () => ({ body: { results: { total: 2, topSellers: 0, items: [] } } }),
    'GET /api/purchase/office/problems': () => ({ body: { results: { waiting: 0, oldestAt: null } } }),
    'GET /api/customers/office/registrations': () => ({ body: { results: [], total: 0 } }),
    'GET /api/purchase/office/today': () =>
      isDown
        ? { status: 500, body: { error: { code: 'INTERNAL' } } }
        : {
            body: { results: { transfers: { waiting: 3, oldestAt: null }, refunds: null, returns: null, sales: null } },
          },
  });
  renderOffice('/');
  const failure = await screen.findByText('No pudimos cargar los demás pendientes');
  screen.getByRole('link', { name: /Agotándose/ });
  isDown = false;
  await userEvent.click(
    within(failure.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Reintentar' }),
  );
  const transfers = await screen.findByRole('link', { name: /Transferencias por revisar/ });
  expect(transfers.textContent).toContain('3');
  expect(screen.queryByText('No pudimos cargar los demás pendientes')).toBeNull();
});
