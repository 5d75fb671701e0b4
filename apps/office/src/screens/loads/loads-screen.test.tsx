import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

/** The board of a day with one route without a sheet. */
const withRoute = (shipments: object[], pickups: number) =>
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
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
