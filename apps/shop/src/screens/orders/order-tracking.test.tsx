import { render, screen, within } from '@testing-library/react';
import type { Order } from '@tonalia/contract/purchase';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { dayInSentence } from '@tonalia/rules/weekday-moment';
import { expect, test } from 'vitest';
import { makeOrder, makeOrderSummary, makeProgress, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderTracking } from './order-tracking.tsx';
import { OrdersScreen } from './orders-screen.tsx';

type Change = Partial<Order['shipments'][number]>;

const today = dayIn(new Date());
const ago = (days: number): string => dayAfter(today, -days);
const stepsOf = (name: string): string[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '));

/** Shows the tracking of an order of these shipments. */
function show(changes: readonly Change[], order: Partial<Order> = {}) {
  const shipments = changes.map((change) => ({ ...makeProgress(change), isPreSales: false, products: [], ...change }));
  return render(<OrderTracking order={makeOrder({ status: 'preparing', ...order, shipments })} />);
}

test('each step of each shipment shows its moment with the weekday · RT-47', () => {
  show([
    {
      status: 'delivered',
      preparedAt: '2026-11-23T14:00:00.000Z',
      dispatchedAt: '2026-11-23T20:40:00.000Z',
      deliveredAt: '2026-11-25T02:30:00.000Z',
      leavesBy: '2026-11-23',
      arrivesBy: '2026-11-24',
    },
    { dispatchDate: '2099-01-02', status: 'preparing', preparedAt: '2026-11-24T15:05:00.000Z', leavesBy: '2099-01-02' },
  ]);
  expect(stepsOf('Seguimiento, entrega inmediata')).toEqual([
    'Hecho: Pedido recibidosáb 21 nov, 9:12 a. m.',
    'Hecho: En preparaciónlun 23 nov, 9:00 a. m.',
    'Hecho: En caminolun 23 nov, 3:40 p. m.',
    'Hecho: Entregadomar 24 nov, 9:30 p. m.',
  ]);
  expect(stepsOf('Seguimiento, viernes 2 de enero').slice(1)).toEqual([
    'Ahora: En preparaciónmar 24 nov, 10:05 a. m.',
    'Después: En caminoViernes 2 de enero',
    'Después: Entregado',
  ]);
});

test('a shipment that should have left shows since when, instead of the expected day', () => {
  show([{ status: 'preparing', leavesBy: ago(1), arrivesBy: today }]);
  expect(stepsOf('Seguimiento')[2]).toBe(`Después: En caminoDebía salir el ${dayInSentence(ago(1))} · va 1 día tarde`);
});

test('a late shipment on its way shows since when it is late', () => {
  const delivery = { day: ago(3), from: '08:00', to: '12:00' };
  show([
    { status: 'dispatched', dispatchedAt: '2026-11-23T20:40:00.000Z', delivery, leavesBy: ago(4), arrivesBy: ago(3) },
  ]);
  expect(stepsOf('Seguimiento').slice(2)).toEqual([
    'Ahora: En caminolun 23 nov, 3:40 p. m.',
    `Después: EntregadoDebía llegar el ${dayInSentence(ago(3))} · va 3 días tarde`,
  ]);
});

test('a shipment that arrived late shows by how many days', () => {
  show([
    { status: 'delivered', deliveredAt: '2026-11-26T15:00:00.000Z', leavesBy: '2026-11-23', arrivesBy: '2026-11-25' },
  ]);
  expect(stepsOf('Seguimiento')[3]).toBe('Hecho: Entregadojue 26 nov, 10:00 a. m.Llegó 1 día después de lo prometido');
});

test('a delivery day that a late payment made impossible is replaced by the day promised now', () => {
  const delivery = { day: ago(2), from: '08:00', to: '12:00' };
  show([{ delivery, leavesBy: '2099-01-02', arrivesBy: '2099-01-03' }]);
  expect(stepsOf('Seguimiento').slice(2)).toEqual([
    'Después: En caminoViernes 2 de enero',
    'Después: EntregadoSábado 3 de enero',
  ]);
});

test('a cancelled shipment shows the completed steps, and no lateness', () => {
  show([{ status: 'cancelled', preparedAt: '2026-11-23T14:00:00.000Z' }], {
    status: 'rejected',
    history: [{ status: 'rejected', at: '2026-11-23T15:00:00.000Z', why: 'Se dañó en bodega' }],
  });
  expect(stepsOf('Seguimiento').slice(1)).toEqual([
    'Hecho: En preparaciónlun 23 nov, 9:00 a. m.',
    'No se pudo: Rechazadolun 23 nov, 10:00 a. m. · Se dañó en bodega',
  ]);
});

test('the list of orders shows the greatest lateness of what has not arrived', async () => {
  const api = mockApi({ user: makeUser() });
  const arrived = { status: 'delivered', deliveredAt: '2026-11-26T15:00:00.000Z', arrivesBy: '2026-11-20' } as const;
  const late = [
    makeProgress({ leavesBy: ago(1) }),
    makeProgress({ leavesBy: ago(2), dispatchDate: ago(2) }),
    makeProgress(arrived),
  ];
  const results = [
    makeOrderSummary({ orderCode: 'TN-48211', shipments: late }),
    makeOrderSummary({
      orderId: '0a000000-0000-4000-8000-0000000000d2',
      orderCode: 'TN-48212',
      shipments: [makeProgress(arrived)],
    }),
  ];
  api.on('purchase', 'GET /order/list', { results, page: 1, limit: 20, total: 2, pages: 1 });
  await renderScreen(<OrdersScreen />, { api, signedIn: true });
  const card = await screen.findByRole('link', { name: /TN-48211/ });
  expect(card.textContent).toContain(`Debía salir el ${dayInSentence(ago(2))} · va 2 días tarde`);
  expect(screen.getByRole('link', { name: /TN-48212/ }).textContent).not.toMatch(/tarde|prometido/);
});

test('two parts that leave on one day are distinguished by the city of their warehouse (OFC-106)', () => {
  const day = { dispatchDate: '2099-01-02', leavesBy: '2099-01-02' } as const;
  show([
    { ...day, _id: '1', status: 'preparing', leavesFrom: 'Bogotá' },
    { ...day, _id: '2', status: 'received', leavesFrom: 'Medellín' },
  ]);
  expect(stepsOf('Seguimiento, viernes 2 de enero, desde Bogotá').at(1)).toBe('Ahora: En preparación');
  expect(stepsOf('Seguimiento, viernes 2 de enero, desde Medellín').at(-1)).toBe('Después: Entregado');
});
