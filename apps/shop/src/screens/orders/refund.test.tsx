import type { Refund } from '@tonalia/contract/payment';
import type { Order } from '@tonalia/contract/purchase';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeOrder, makeOrderSummary, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';

const refund: Refund = {
  amount: 75_500,
  method: 'card',
  name: 'Tarjeta',
  card: { brand: 'VISA', lastFour: '4242' },
  state: 'sent',
  reference: null,
  steps: [
    { step: 'requested', at: '2026-11-22T15:00:00.000Z' },
    { step: 'sent', at: '2026-11-22T15:01:00.000Z' },
  ],
};
const [shipment] = makeOrder().shipments;

function makeCancelled(change: Partial<Order> = {}): Order {
  return makeOrder({
    status: 'cancelled',
    paymentMethod: { reference: 'card', name: 'Tarjeta', group: 'instant' },
    shipments: shipment ? [{ ...shipment, status: 'cancelled' }] : [],
    history: [
      { status: 'pending_payment', at: '2026-11-21T14:12:00.000Z', why: '' },
      { status: 'paid', at: '2026-11-21T14:13:00.000Z', why: '' },
      { status: 'cancelled', at: '2026-11-22T15:00:00.000Z', why: 'Pedí otro tono' },
    ],
    refunds: [refund],
    ...change,
  });
}

async function open(order: Order, isList = false) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  const results = [makeOrderSummary({ status: order.status, refunds: order.refunds })];
  api.on('purchase', 'GET /order/list', { results, page: 1, limit: 20, total: 1, pages: 1 });
  await renderScreen(<OrdersScreen {...(isList ? {} : { named: order.orderCode })} />, { api, signedIn: true });
}

/** The steps of a timeline: the state and the detail of each. */
const stepsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a cancelled paid order says so, why it ended and where its money is · D-45', async () => {
  await open(makeCancelled());
  expect(await stepsOf('Seguimiento')).toEqual([
    'Hecho: Pedido recibidosáb 21 nov, 9:12 a. m.',
    'Hecho: Pago confirmadosáb 21 nov, 9:13 a. m. con Tarjeta',
    'No se pudo: Canceladodom 22 nov, 10:00 a. m. · Pedí otro tono',
  ]);
  expect(screen.getByRole('heading', { name: /^Devolución de \$\s75\.500 a Visa ···· 4242, en camino$/ })).toBeTruthy();
  expect(await stepsOf('Devolución')).toEqual([
    'Hecho: Devolución pedidadom 22 nov, 10:00 a. m.',
    'Ahora: Enviada al bancodom 22 nov, 10:01 a. m.',
    'Después: Devolución hecha',
  ]);
});

test("a manual refund shows the bank's reference and no pending step", async () => {
  const steps: Refund['steps'] = [
    { step: 'requested', at: '2026-11-22T15:00:00.000Z' },
    { step: 'manual', at: '2026-11-22T15:00:00.000Z' },
    { step: 'done', at: '2026-11-23T16:00:00.000Z' },
  ];
  const made: Refund = { ...refund, method: 'bank_transfer', card: null, state: 'done', reference: 'M-7', steps };
  await open(makeCancelled({ refunds: [made] }));
  expect(await stepsOf('Devolución')).toEqual([
    'Hecho: Devolución pedidadom 22 nov, 10:00 a. m.',
    'Hecho: La hacemos por transferenciadom 22 nov, 10:00 a. m.',
    'Hecho: Devolución hechalun 23 nov, 11:00 a. m., referencia M-7',
  ]);
});

test('a rejected order is named so, and its completed steps stay', async () => {
  const history: Order['history'] = [
    { status: 'confirmed', at: '2026-11-21T14:12:00.000Z', why: '' },
    { status: 'preparing', at: '2026-11-21T16:00:00.000Z', why: '' },
    { status: 'rejected', at: '2026-11-22T15:00:00.000Z', why: '' },
  ];
  const order = makeCancelled({ status: 'rejected', history, refunds: [] });
  const shipments = order.shipments.map((one) => ({ ...one, preparedAt: '2026-11-21T16:00:00.000Z' }));
  await open({ ...order, shipments });
  expect(await stepsOf('Seguimiento')).toEqual([
    'Hecho: Pedido recibidosáb 21 nov, 9:12 a. m.',
    'Hecho: En preparaciónsáb 21 nov, 11:00 a. m.',
    'No se pudo: Rechazadodom 22 nov, 10:00 a. m.',
  ]);
});

test('a partial refund of an active order is shown below its tracking', async () => {
  await open(makeOrder({ refunds: [{ ...refund, amount: 30_000 }] }));
  expect(await screen.findByRole('heading', { name: /de \$\s30\.000 a Visa ···· 4242, en camino$/ })).toBeTruthy();
});

test('the history shows the refund with the order', async () => {
  await open(makeCancelled(), true);
  const card = await screen.findByRole('link', { name: /TN-48210/ });
  expect(card.textContent).toMatch(/Cancelado.*Devolución de \$\s75\.500 a Visa ···· 4242, en camino/);
});
