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

const lastStep = (list: HTMLElement) => list.lastElementChild?.textContent?.replaceAll(/\s/g, ' ');

test('an order on its way shows the code that the driver asks for (OFC-206)', async () => {
  await show([part({ status: 'dispatched', deliveryCode: '4821' })]);
  const [steps] = screen.getAllByRole('list', { name: 'Seguimiento' });
  expect(steps && lastStep(steps)).toBe('Después: EntregadoCon tu código 48214 8 2 1, díselo al recibir');
});

test('of an order in parts each code is in the steps of its part, and a part that is not on its way has none (OFC-206)', async () => {
  await show([
    part({ status: 'preparing' }),
    part({ status: 'dispatched', dispatchDate: '2099-01-02', deliveryCode: '0042' }),
  ]);
  expect(lastStep(screen.getByRole('list', { name: 'Seguimiento, viernes 2 de enero' }))).toContain('0 0 4 2');
  expect(screen.getAllByText(/^Con tu código/)).toHaveLength(1);
});
