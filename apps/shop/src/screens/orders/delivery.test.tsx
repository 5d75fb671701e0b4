import { screen, waitFor, within } from '@testing-library/react';
import type { OrderDelivery, PartDelivery } from '@tonalia/contract/order-delivery';
import { afterEach, expect, test, vi } from 'vitest';
import { makeOrder, makeProgress, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { Shipment } from './next-part.ts';
import { OrdersScreen } from './orders-screen.tsx';

afterEach(() => vi.useRealTimers());

const { products = [] } = makeOrder().shipments[0] ?? {};
const onTheWay: Shipment = {
  ...makeProgress({
    _id: '7',
    status: 'dispatched',
    preparedAt: '2026-11-23T14:00:00.000Z',
    dispatchedAt: '2026-11-23T17:35:00.000Z',
  }),
  isPreSales: false,
  products,
};
const road = {
  arrives: { from: '14:10', to: '14:50' },
  stopsBefore: 4,
  stopsDone: 3,
  driver: { name: 'Jhon', vehicle: 'Van, WGT482' },
};
const makePart = (more: Partial<PartDelivery> = {}): PartDelivery => ({
  _id: '7',
  state: 'on_way',
  packedAt: '2026-11-23T16:20:00.000Z',
  leavesFrom: 'Bogotá, D.C.',
  road,
  back: [],
  ...more,
});
/** 1:48 p. m. in Bogotá. */
const readAt = '2026-11-23T18:48:00.000Z';

async function show(shipments: Shipment[], answer: () => OrderDelivery) {
  const order = makeOrder({ status: 'dispatched', shipments });
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  api.on('purchase', 'GET /order/{orderCode}/delivery', () => ({ results: answer() }));
  await renderScreen(<OrdersScreen named={order.orderCode} />, { api, signedIn: true });
  return api;
}
const stepsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '));

test('SEL-206: a part on its way shows its hour, the stops before it and the first name of its driver', async () => {
  await show([{ ...onTheWay, deliveryCode: '4821' }], () => ({ readAt, parts: [makePart()] }));
  expect(await screen.findByText('1:48, faltan 4 paradas')).toBeTruthy();
  const head = screen.getByRole('region', { name: 'Próxima entrega, 2 und.' });
  expect(head.textContent?.replaceAll(/\s/g, ' ')).toContain('2:10 a 2:50 p. m.');
  expect(within(head).getByText('Jhon').nextSibling?.textContent).toBe('Van, WGT482');
  expect((await stepsOf('Seguimiento')).slice(1)).toEqual([
    'Hecho: Alistado2 und., lun 23 nov, 11:20 a. m.',
    'Hecho: Salió de bodega Bogotálun 23 nov, 12:35 p. m.',
    'Ahora: En caminoCra. 7 # 14-32, local 2',
    'Después: EntregadoCon tu código 48214 8 2 1, díselo al recibir',
  ]);
});

test('SEL-206: without an hour the stops before it are still shown', async () => {
  await show([onTheWay], () => ({ readAt, parts: [makePart({ road: { ...road, arrives: null } })] }));
  expect(await screen.findByText('1:48, faltan 4 paradas')).toBeTruthy();
});

test('SEL-206: the page asks again every 30 seconds, and reads the order again when its part arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [
    makePart(),
    makePart({ road: { ...road, stopsBefore: 1 } }),
    makePart({ state: 'delivered', road: null }),
  ];
  let asked = 0;
  const api = await show([onTheWay], () => ({ readAt, parts: answers.slice(Math.min(asked++, 2)).slice(0, 1) }));
  expect(await screen.findByText('1:48, faltan 4 paradas')).toBeTruthy();
  const orders = () => api.requestsTo('purchase GET /order/{orderCode}').length;
  const before = orders();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await screen.findByText('1:48, falta 1 parada')).toBeTruthy();
  expect(orders()).toBe(before);
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(orders()).toBeGreaterThan(before));
});

test('SEL-206: what was short shows its units and pesos, and each place where the money is', async () => {
  const lines = [{ line: 1, units: 2, amount: 25_800 }];
  const portions: PartDelivery['back'][number]['portions'] = [
    { to: 'balance', name: null, amount: 20_000 },
    { to: 'source', name: 'Nequi', amount: 5_800 },
  ];
  const short = { cause: 'short' as const, amount: 25_800, lines, portions, at: readAt };
  await show([onTheWay], () => ({ readAt, parts: [makePart({ back: [short, short] })] }));
  const card = await screen.findByRole('region', { name: 'No alcanzaron 4 und.' });
  expect(card.textContent?.replaceAll(/\s/g, ' ')).toContain('+$ 51.600');
  expect(within(card).getByText('Ya está en tu saldo a favor').nextSibling?.textContent?.replaceAll(/\s/g, ' ')).toBe(
    '$ 40.000',
  );
  expect(within(card).getByText('Vuelve a Nequi').nextSibling?.textContent?.replaceAll(/\s/g, ' ')).toBe('$ 11.600');
});

test('SEL-206: a part that was not taken says so instead of its hour and its code', async () => {
  const part = makePart({ state: 'not_taken', road: null });
  await show([{ ...onTheWay, deliveryCode: '4821' }], () => ({ readAt, parts: [part] }));
  await waitFor(async () => expect((await stepsOf('Seguimiento')).at(-2)).toMatch(/^No se pudo: No se pudo entregar/));
  expect(screen.queryByText('4821')).toBeNull();
});

test('SEL-206: of several parts the next is open; the others are rows that open', async () => {
  const later = { ...onTheWay, ...makeProgress({ _id: '8', dispatchDate: '2099-01-02' }), isPreSales: true };
  await show([onTheWay, later], () => ({
    readAt,
    parts: [makePart(), makePart({ _id: '8', state: 'received', road: null })],
  }));
  const row = await screen.findByText('Despacho 2 de 2, 2 und.');
  expect(row.closest('details')?.open).toBe(false);
  expect(row.closest('summary')?.textContent).toContain('Preventa');
  expect(screen.getByRole('region', { name: 'Despacho 1 de 2, 2 und.' }).closest('details')).toBeNull();
});
