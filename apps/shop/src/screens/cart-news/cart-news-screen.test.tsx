import type { Alternative, CartView, ProductNews } from '@tonalia/contract/purchase';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loseAnswer } from '../../../test/lose-answer.ts';
import { makeCart, makeLine, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { messages } from '../../messages/es-CO.ts';
import { CartNewsScreen } from './cart-news-screen.tsx';
import { substituteUnits } from './use-news-actions.ts';

const dearer = makeLine({ name: 'Tinte', versionName: '7.1 Rubio', quantity: 3, price: 13_500 });
const soldOut = makeLine({
  productId: '9',
  code: 'NA',
  versionCode: 'NA-214',
  name: 'Esmalte',
  versionName: '214 Guayaba',
  color: { name: 'Guayaba', image: null, color: '#B9233F' },
  quantity: 2,
});
const later = makeLine({ code: 'RR', name: 'Acondicionador', advancedPurchasing: true, dispatchDate: '2026-12-01' });

const priceNews: ProductNews = {
  line: dearer,
  kind: 'price',
  before: { price: 12_900, quantity: 3, dispatchDate: null },
  after: { price: 13_500, quantity: 3, dispatchDate: null },
};
const goneNews: ProductNews = {
  line: soldOut,
  kind: 'gone',
  before: { price: soldOut.price, quantity: 2, dispatchDate: null },
  after: { price: soldOut.price, quantity: 0, dispatchDate: null },
};
const dateNews: ProductNews = {
  line: later,
  kind: 'date',
  before: { price: later.price, quantity: later.quantity, dispatchDate: '2026-11-24' },
  after: { price: later.price, quantity: later.quantity, dispatchDate: '2026-12-01' },
};
const near: Alternative = {
  productId: '9',
  code: 'NA',
  versionCode: 'NA-215',
  name: 'Esmalte',
  versionName: '215 Cereza',
  manufacturer: { _id: '1', name: 'Nácar' },
  color: { name: 'Cereza', image: null, color: '#A9203A' },
  image: '/pictures/product/9',
  tile: 'rubor',
  price: 9_800,
  originalPrice: 9_800,
  minQuantity: 1,
  stock: 64,
  nearness: 'Muy parecido',
  difference: 'más oscuro',
};

const openNews = (...productsNews: ProductNews[]) => openNewsWith([near], ...productsNews);

async function openNewsWith(instead: Alternative[], ...productsNews: ProductNews[]) {
  const gone = productsNews.filter(({ kind }) => kind === 'gone').map(({ line }) => line);
  const there = productsNews.filter(({ kind }) => kind !== 'gone').map(({ line }) => line);
  const view: CartView = { ...makeCart(there), outOfStock: gone, productsNews };
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/listcart', view);
  api.on('purchase', 'GET /cart/alternatives', { results: instead });
  return renderScreen(<CartNewsScreen />, { api, signedIn: true, at: '/cart-news' });
}

test('each change shows before and after, and one button accepts all of them and returns to the cart · RT-16 API-22', async () => {
  const { api, address } = await openNews(priceNews, dateNews, goneNews);
  expect(await screen.findByRole('heading', { name: 'Cambiaron 3 productos' })).toBeDefined();
  const [dear, date, gone] = within(screen.getByRole('list', { name: 'Productos que cambiaron' })).getAllByRole(
    'listitem',
  );
  expect(dear?.textContent).toMatch(/Subió de precio.*12\.900.*13\.500/);
  expect(date?.textContent).toMatch(/Nueva fecha.*Mar 24 nov.*Mar 1 dic/);
  expect(gone?.textContent).toContain('Tono fuera de stock');
  api.on('purchase', 'PUT /cart/listcart', makeCart([dearer, later]));
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar carrito' }));
  await waitFor(() => expect(address()).toBe('/home/cart'));
  expect(api.requestsTo('purchase PUT /cart/listcart')[0]?.body).toMatchObject({ acceptNews: true });
});

test('a gone product is replaced by its nearest alternative, once: the new line is added before the old one is removed · API-20 API-27', async () => {
  const { api, address } = await openNews(goneNews);
  expect(await screen.findByText('Muy parecido, más oscuro, hay 64')).toBeDefined();
  api.on('purchase', 'DELETE /cart/deleteitem', makeCart([makeLine({ code: 'NA', versionCode: 'NA-215' })]));
  const swap = screen.getByRole('button', { name: 'Cambiar 214 Guayaba por 215 Cereza' });
  fireEvent.click(swap);
  fireEvent.click(swap);
  await waitFor(() => expect(address()).toBe('/home/cart'));
  const written = api.requests.map(({ call }) => call).filter((call) => / (POST|DELETE) \/cart/.test(call));
  expect(written).toEqual(['purchase POST /cart/additem', 'purchase DELETE /cart/deleteitem']);
  expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({
    productId: '9',
    versions: [{ code: 'NA-215', quantity: 2 }],
  });
  expect(api.requestsTo('purchase DELETE /cart/deleteitem')[0]?.body).toMatchObject({ code: 'NA', version: 'NA-214' });
});

test('a replacement with a lost answer happens once: a retry sends the same keys', async () => {
  const { api, address } = await openNews(goneNews);
  api.on('purchase', 'DELETE /cart/deleteitem', makeCart([makeLine({ code: 'NA', versionCode: 'NA-215' })]));
  loseAnswer(api, 'deleteitem');
  const swap = () => screen.findByRole('button', { name: /^Cambiar 214/ });
  await userEvent.click(await swap());
  expect(await screen.findByText(messages.errors.offline)).toBeDefined();
  await userEvent.click(await swap());
  await waitFor(() => expect(address()).toBe('/home/cart'));
  for (const call of ['purchase POST /cart/additem', 'purchase DELETE /cart/deleteitem']) {
    const [lost, again] = api.requestsTo(call).map(({ headers }) => headers.get('idempotency-key'));
    expect(lost).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(lost);
  }
});

test('an acceptance with a lost answer is the same one on retry', async () => {
  const { api, address } = await openNews(priceNews);
  api.on('purchase', 'PUT /cart/listcart', makeCart([dearer]));
  loseAnswer(api, 'listcart');
  const update = await screen.findByRole('button', { name: 'Actualizar carrito' });
  await userEvent.click(update);
  expect(await screen.findByText(messages.errors.offline)).toBeDefined();
  await userEvent.click(update);
  await waitFor(() => expect(address()).toBe('/home/cart'));
  const [lost, again] = api
    .requestsTo('purchase PUT /cart/listcart')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(lost);
});

test('a shade is never replaced by a mere bestseller; a product without shades can be replaced by another product', async () => {
  const soap = makeLine({ productId: '7', code: 'SH', name: 'Shampoo', color: null, versionName: null });
  const popular: Alternative = {
    ...near,
    productId: '8',
    name: 'Keratina',
    versionName: '500 ml',
    nearness: null,
    difference: null,
  };
  await openNewsWith([popular], goneNews, { ...goneNews, line: soap });
  const offered = await screen.findByText('De la misma categoría, hay 64');
  expect(offered.closest('li')?.textContent).toContain('Shampoo');
  expect(screen.getAllByText('Keratina, 500 ml')).toHaveLength(1);
});

test('a shade without similar shades in its product is replaced by one of another product, which is named', async () => {
  const other: Alternative = {
    ...near,
    productId: '8',
    code: 'RB',
    name: 'Laca Rubí',
    versionCode: 'RB-3',
    versionName: '3 Vino',
  };
  await openNewsWith([other], goneNews);
  expect(await screen.findByText('Laca Rubí, 3 Vino')).toBeDefined();
  expect(screen.getByText('Muy parecido, más oscuro, hay 64')).toBeDefined();
});

test('a refused replacement says why, and the old line stays', async () => {
  const { api } = await openNews(goneNews);
  api.on('purchase', 'POST /cart/additem', new Refusal('CART_FULL', { message: 'Tu carrito está lleno.' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Cambiar 214/ }));
  expect(await screen.findByText('Tu carrito está lleno.')).toBeDefined();
  expect(api.requestsTo('purchase DELETE /cart/deleteitem')).toEqual([]);
  expect(screen.getByText('Tono fuera de stock')).toBeDefined();
});

test('a changed line can be removed', async () => {
  const { api } = await openNews(priceNews, dateNews);
  api.on('purchase', 'DELETE /cart/deleteitem', { ...makeCart([later]), productsNews: [dateNews] });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar Tinte, 7.1 Rubio' }));
  const left = await screen.findByRole('heading', { name: 'Cambió 1 producto' });
  await waitFor(() => expect(document.activeElement).toBe(left));
});

test('without changes the screen shows a link to the cart', async () => {
  const { address } = await openNews();
  await waitFor(() => expect(address()).toBe('/home/cart'));
});

test.each([
  [2, 1, 64, 2],
  [3, 2, 64, 4],
  [5, 3, 4, 3],
  [1, 6, 64, 6],
])('%i units wanted in steps of %i with %i there: %i', (wanted, minQuantity, stock, units) => {
  expect(substituteUnits(wanted, { ...near, minQuantity, stock })).toBe(units);
});
