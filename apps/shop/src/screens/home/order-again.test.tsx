import type { RepeatLine, RepeatQuote } from '@tonalia/contract/repeat-order';
import type { Reordered } from '@tonalia/contract/purchase';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loseAnswer } from '../../../test/lose-answer.ts';
import { makeCart, makeLine, makeOrderSummary, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderAgain } from './order-again.tsx';

const cancelled = makeOrderSummary({
  orderCode: 'TN-3',
  status: 'cancelled',
  cartId: '0a000000-0000-4000-8000-0000000000c3',
});
const last = makeOrderSummary({ orderCode: 'TN-2', lines: 3 });

const line = (lineNo: number, change: Partial<RepeatLine> = {}): RepeatLine => ({
  lineNo,
  code: `C${lineNo}`,
  versionId: String(100 + lineNo),
  name: `Producto ${lineNo}`,
  versionName: null,
  color: null,
  image: '/pictures/product/1',
  tile: 'rubor',
  instead: null,
  before: 5,
  quantity: 5,
  most: 40,
  minQuantity: 1,
  priceBefore: 1_000,
  price: 1_000,
  amount: 5_000,
  presale: null,
  changes: [],
  asks: false,
  alternatives: [],
  ...change,
});
const red = { name: 'Rojo', image: null, color: '#A02030' };
const shade = line(2, {
  name: 'Tinte',
  versionName: '8.5 Rubio claro caoba',
  color: red,
  instead: { name: '7.5 Rubio caoba', color: red, isOtherBrand: false, difference: 'un poco más claro' },
  changes: ['replaced'],
  alternatives: [
    {
      productId: '9',
      code: 'TS',
      versionCode: 'TS-76',
      name: 'Tinte',
      versionName: '7.6 Rubio rojizo',
      manufacturer: { _id: '1', name: 'Tinta Sur' },
      color: red,
      image: '/pictures/product/1',
      tile: 'rubor',
      price: 1_000,
      originalPrice: 1_000,
      minQuantity: 1,
      stock: 9,
      nearness: 'Parecido',
      difference: null,
    },
  ],
});
const dearer = line(1, { price: 1_050, changes: ['dearer'] });
const quote = (lines: RepeatLine[], change: Partial<RepeatQuote> = {}): RepeatQuote => ({
  orderCode: 'TN-2',
  orderedAt: '2026-11-09T15:00:00.000Z',
  lines,
  units: 15,
  goods: 15_250,
  shipping: 0,
  total: 15_250,
  address: { _id: '0a000000-0000-4000-8000-0000000000d1', name: 'Local Soacha', line: 'Cra. 7 # 14-32' },
  parts: [{ dispatchDate: null, units: 15, arrives: { day: '2026-11-24', from: '08:00', to: '12:00' } }],
  method: { reference: 'pse', name: 'PSE', reason: null },
  seen: 'seen-1',
  ...change,
});
const placed = {
  orderId: '0a000000-0000-4000-8000-0000000000e1',
  orderCode: 'TN-9',
  status: 'confirmed' as const,
  total: 15_250,
};
const added: Reordered = { ...makeCart([makeLine()]), added: 15, notAdded: [] };

async function openSheet(answer: RepeatQuote = quote([dearer, shade, line(3)])) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'POST /repeat-order/quote', { results: answer });
  api.on('purchase', 'POST /repeat-order', { results: placed });
  api.on('purchase', 'POST /cart/add-list', added);
  const view = await renderScreen(<OrderAgain orders={[cancelled, last]} mine />, { api, signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Pedir de nuevo' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pedir de nuevo' });
  await within(sheet).findByText('Producto 3');
  const confirm = () => within(sheet).getByRole('button', { name: 'Confirmar con PSE' });
  return { ...view, api, sheet, confirm };
}
const sent = (api: ReturnType<typeof mockApi>) =>
  api.requestsTo('purchase POST /repeat-order').map(({ body }) => body as { repeatId: string });

test('SEL-008: the last order opens with what changed first, and the second tap orders it, once · CON-12', async () => {
  const { sheet, api, address, confirm } = await openSheet();
  expect(within(sheet).getByText('Como el lun 9 nov, 15 und.')).toBeDefined();
  expect(within(sheet).getByText('2 de 3 líneas')).toBeDefined();
  expect(within(sheet).getByText('8.5 en vez de 7.5')).toBeDefined();
  expect(within(sheet).getByText('un poco más claro')).toBeDefined();
  expect(within(sheet).getByText('1 línea')).toBeDefined();
  expect(within(sheet).getByText('Local Soacha, mar 24 nov')).toBeDefined();
  await userEvent.dblClick(confirm());
  await waitFor(() => expect(address()).toBe('/home/orders/purchased?orderCode=TN-9'));
  expect(sent(api)).toEqual([{ cartId: last.cartId, lines: [], seen: 'seen-1', repeatId: expect.any(String) }]);
});

test('SEL-008: changed units and a chosen shade are asked again and ordered', async () => {
  const { sheet, api } = await openSheet();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cambiar 8.5 Rubio claro caoba' }));
  const others = await screen.findByRole('dialog', { name: 'En vez de 7.5 Rubio caoba' });
  await userEvent.click(within(others).getByRole('button', { name: /7\.6 Rubio rojizo/ }));
  const group = await screen.findByRole('group', { name: 'Cantidad de Producto 3' });
  await userEvent.click(within(group).getByRole('button', { name: 'Agregar una unidad' }));
  const lines = [
    { lineNo: 2, code: 'TS-76', quantity: 5 },
    { lineNo: 3, quantity: 6 },
  ];
  await waitFor(() =>
    expect(api.requestsTo('purchase POST /repeat-order/quote').at(-1)?.body).toEqual({ cartId: last.cartId, lines }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirmar con PSE' }).ariaDisabled).not.toBe('true'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar con PSE' }));
  await waitFor(() => expect(sent(api)).toMatchObject([{ lines }]));
});

test('SEL-008: a steep rise and another brand keep the order back until the buyer decides', async () => {
  const steep = line(1, { price: 2_000, changes: ['dearer'], asks: true });
  const { sheet, api, confirm } = await openSheet(quote([steep, line(3)]));
  expect(confirm().title).toBe('Decide primero qué llevas de lo que cambió');
  await userEvent.click(confirm());
  expect(sent(api)).toEqual([]);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Llevar' }));
  await userEvent.click(confirm());
  await waitFor(() => expect(sent(api)).toHaveLength(1));
});

test('SEL-008: what changed meanwhile is shown again; a lost answer is repeated under the same id', async () => {
  const { sheet, api, address, confirm } = await openSheet();
  api.on('purchase', 'POST /repeat-order', new Refusal('CART_CHANGED', { message: 'Cambió.' }));
  await userEvent.click(confirm());
  expect(await screen.findByText('Algo cambió mientras revisabas. Míralo y confirma de nuevo.')).toBeDefined();
  expect(api.requestsTo('purchase POST /repeat-order/quote')).toHaveLength(2);
  api.on('purchase', 'POST /repeat-order', { results: placed });
  loseAnswer(api, 'repeat-order');
  await userEvent.click(confirm());
  await within(sheet).findByRole('alert');
  await userEvent.click(confirm());
  await waitFor(() => expect(address()).toBe('/home/orders/purchased?orderCode=TN-9'));
  expect(new Set(sent(api).map(({ repeatId }) => repeatId)).size).toBe(1);
});

test('SEL-008: the lines can go to the cart instead, and what is left out does not', async () => {
  const { sheet, api, address } = await openSheet(quote([line(3), line(4, { quantity: 0, amount: 0 })]));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Agregar al carrito' }));
  expect(await screen.findByText('Agregamos 15 unidades al carrito')).toBeDefined();
  expect(api.requestsTo('purchase POST /cart/add-list').map(({ body }) => body)).toEqual([
    { items: [{ versionId: '103', quantity: 5 }] },
  ]);
  expect(address()).toBe('/home/marketplace/customer');
});

test('SEL-008: a method that cannot be used now leads to the checkout with the lines', async () => {
  const gone = { reference: 'pse', name: 'PSE', reason: 'Ese medio de pago ya no está disponible.' };
  const { sheet, address } = await openSheet(quote([line(3)], { method: gone }));
  expect(within(sheet).getByText(gone.reason)).toBeDefined();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Elegir otro medio de pago' }));
  await waitFor(() => expect(address()).toBe('/home/purchase/order/detail'));
});

test('without a completed order there is no reorder', async () => {
  await renderScreen(<OrderAgain orders={[cancelled]} mine />, { signedIn: true, api: mockApi({ user: makeUser() }) });
  expect(screen.queryByRole('button', { name: 'Pedir de nuevo' })).toBeNull();
});
