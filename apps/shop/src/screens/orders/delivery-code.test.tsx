import { screen } from '@testing-library/react';
import type { Order } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { makeOrder, makeProgress, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';

type Part = Order['shipments'][number];

const part = (more: Partial<Part>): Part => ({ ...makeProgress(), isPreSales: false, products: [], ...more });

async function show(shipments: Part[]): Promise<void> {
  const order = makeOrder({ status: 'dispatched', shipments });
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  await renderScreen(<OrdersScreen named={order.orderCode} />, { api, signedIn: true });
  await screen.findAllByRole('list', { name: /^Seguimiento/ });
}

test('an order on its way shows the code that the driver asks for (OFC-206)', async () => {
  await show([part({ status: 'dispatched', deliveryCode: '4821' })]);
  expect(screen.getByText('Código de entrega')).toBeDefined();
  expect(screen.getByText('4 8 2 1')).toBeDefined();
  expect(screen.getByText('Díselo al conductor cuando recibas, no antes.')).toBeDefined();
});

test('of an order in parts each code names its part, and a part that is not on its way has none (OFC-206)', async () => {
  await show([
    part({ status: 'preparing' }),
    part({ status: 'dispatched', dispatchDate: '2099-01-02', deliveryCode: '0042' }),
  ]);
  expect(screen.getByText('Código de entrega, viernes 2 de enero')).toBeDefined();
  expect(screen.getAllByText(/^Código de entrega/)).toHaveLength(1);
});
