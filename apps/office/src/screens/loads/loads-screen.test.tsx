import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

/** The board of a day with one route without a sheet. */
const withRoute = (shipments: object[], pickups: number, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    'POST /api/purchase/office/loads': () => refusal(409, 'LOAD_EMPTY', 'La hoja no tiene paradas.'),
    'GET /api/purchase/office/loads': () => ({
      body: {
        results: {
          day: '2026-11-23',
          warehouseId: 'BOG',
          warehouses: [],
          loads: [],
          free: [{ routeId: null, name: 'Sur', leavesAt: '12:00', shipments, pickups }],
        },
      },
    }),
  });

const shipment = { _id: '1', orderCode: 'TN-48201', customer: 'Salón Uno', isPacked: true };

test('a route with nothing but returns to pick up offers its sheet (OFC-205)', async () => {
  withRoute([], 2);
  renderOffice('/alistamiento/rutas');
  expect(await screen.findByText('2 recogidas de esta ruta sin hoja')).toBeDefined();
  expect(screen.getByText('La hoja lleva las devoluciones por recoger.')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Armar la hoja de Sur/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sur 2' })).toBeDefined();
});

test('a route with orders and returns names both, and how many orders are packed (OFC-205)', async () => {
  withRoute([shipment], 1);
  renderOffice('/alistamiento/rutas');
  expect(await screen.findByText('1 pedido y 1 recogida de esta ruta sin hoja')).toBeDefined();
  expect(screen.getByText('1 de 1 empacados')).toBeDefined();
});

test('A makes the sheet of a route (OFC-205)', async () => {
  const asked = withRoute([shipment], 0);
  renderOffice('/alistamiento/rutas');
  await screen.findByRole('button', { name: /^Armar la hoja de Sur/ });
  await userEvent.keyboard('a');
  await waitFor(() => expect(asked['POST /api/purchase/office/loads']).toHaveLength(1));
});

test('the day opens with a sheet that has stops, before an empty one (OFC-205)', async () => {
  const sheet = { routeId: null, dispatchDate: '2026-11-23', state: 'draft' };
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/loads': () => ({
      body: {
        results: {
          day: '2026-11-23',
          warehouseId: 'BOG',
          warehouses: [],
          loads: [
            { ...sheet, code: 'HR-00001', routeName: 'Sur', stops: 0 },
            { ...sheet, code: 'HR-00002', routeName: 'Norte', stops: 6 },
          ],
          free: [],
        },
      },
    }),
  });
  const router = renderOffice('/alistamiento/rutas');
  await waitFor(() => expect(router.state.location.pathname).toBe('/alistamiento/rutas/HR-00002'));
});

test('the routes are edited from those of the day, by operators that may plan (OFC-205)', async () => {
  withRoute([shipment], 0);
  renderOffice('/alistamiento/rutas');
  const link = await screen.findByRole('link', { name: 'Editar rutas' });
  expect(link.getAttribute('href')).toMatch(/\/configuracion\/rutas$/);
  cleanup();
  withRoute([shipment], 0, 'read-only');
  renderOffice('/alistamiento/rutas');
  expect(await screen.findByText('1 pedido de esta ruta sin hoja')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Editar rutas' })).toBeNull();
});
