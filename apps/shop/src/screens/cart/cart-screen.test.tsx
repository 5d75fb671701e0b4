import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCart, makeLine, makeProduct, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { CartScreen } from './cart-screen.tsx';

// a Thursday morning: stock is dispatched the same day
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T09:00:00-05:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const shampoo = makeLine({ name: 'Champú', quantity: 2, stock: 5, price: 10_000, originalPrice: 12_000 });
const nail = makeLine({
  productId: '9',
  code: 'NA',
  versionCode: 'NA-214',
  name: 'Esmalte',
  versionName: '214 Rojo guayaba',
  quantity: 4,
  stock: 4,
});
const nailLater = {
  ...nail,
  advancedPurchasing: true,
  isPreSales: true,
  dispatchDate: '2026-11-24',
  quantity: 6,
  stock: 60,
};
const later = makeLine({
  productId: '7',
  code: 'RR',
  name: 'Acondicionador',
  advancedPurchasing: true,
  dispatchDate: '2026-12-05',
  quantity: 1,
});

async function openCart(view = makeCart([shampoo, later, nail, nailLater]), api = mockApi({ user: makeUser() })) {
  api.on('purchase', 'GET /cart/listcart', view);
  const rendered = await renderScreen(<CartScreen />, { api, signedIn: true, at: '/home/cart' });
  await waitFor(() => expect(api.requestsTo('purchase GET /cart/listcart').length).toBeGreaterThan(0));
  return rendered;
}
const quantityOf = (name: string) => screen.getByRole('group', { name: `Cantidad de ${name}` });
const plus = (name: string) => within(quantityOf(name)).getByRole('button', { name: 'Agregar una unidad' });

test("lines are grouped by dispatch day, today's first; a split shade says when its rest leaves · ST-11", async () => {
  await openCart();
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Entrega inmediata',
    'Martes 24 de noviembre',
    'Sábado 5 de diciembre',
  ]);
  const now = screen.getByRole('region', { name: 'Entrega inmediata' });
  expect(within(now).getByText('6 unidades, salen hoy')).toBeDefined();
  expect(within(now).getByText(/Las otras 6 salen el mar/)).toBeDefined();
  const presale = screen.getByRole('region', { name: 'Martes 24 de noviembre' });
  expect(within(presale).getByText('Las otras 4 unidades salen hoy')).toBeDefined();
  expect(within(presale).getByText('Preventa')).toBeDefined();
});

test("the header shows the number of units, and 'Vaciar' asks before it empties the cart · UI-15", async () => {
  const { api } = await openCart();
  expect((await screen.findAllByRole('heading', { level: 1 }))[0]?.textContent).toBe('Carrito 13');
  api.on('purchase', 'DELETE /cart/cleanCart', { cart: { amount: 0 } });
  const [empty] = screen.getAllByRole('button', { name: 'Vaciar' });
  if (empty) await userEvent.click(empty);
  const question = screen.getByRole('alertdialog', { name: '¿Vaciar el carrito?' });
  expect(within(question).getByText('Se quitan 13 unidades.')).toBeDefined();
  api.on('purchase', 'GET /cart/listcart', makeCart([]));
  await userEvent.click(within(question).getByRole('button', { name: 'Vaciar' }));
  expect(await screen.findByText('Tu carrito está vacío')).toBeDefined();
});

test('when emptying fails the dialog shows the specified text · ERR-06', async () => {
  const { api } = await openCart();
  api.on('purchase', 'DELETE /cart/cleanCart', new Refusal('INTERNAL'));
  const [empty] = await screen.findAllByRole('button', { name: 'Vaciar' });
  if (empty) await userEvent.click(empty);
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Vaciar' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'No se pudo procesar la petición. Intentalo nuevamente, si el problema persiste contacta a soporte técnico.',
  );
});

test('a quantity changes at once; taps within 400 ms are one write of the absolute quantity · API-26', async () => {
  const { api } = await openCart(makeCart([shampoo]));
  await screen.findByText('$ 20.000', { selector: 'b b, p b' });
  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([{ ...shampoo, quantity: 4 }]));
  // synchronously: awaited taps would be too far apart on a slow machine
  fireEvent.click(plus('Champú'));
  fireEvent.click(plus('Champú'));
  expect(quantityOf('Champú').textContent).toContain('4');
  expect(screen.getAllByText('$ 40.000').length).toBeGreaterThan(1);
  await waitFor(() => expect(api.requestsTo('purchase PUT /cart/changequantityitem')).toHaveLength(1));
  expect(api.requestsTo('purchase PUT /cart/changequantityitem')[0]?.body).toMatchObject({
    code: shampoo.code,
    quantity: 4,
  });
});

test('a quantity that could not be changed returns to its value, with a notice · ERR-07', async () => {
  const { api } = await openCart(makeCart([shampoo]));
  api.on('purchase', 'PUT /cart/changequantityitem', new Refusal('INTERNAL'));
  await screen.findByRole('group');
  await userEvent.click(plus('Champú'));
  expect(quantityOf('Champú').textContent).toContain('3');
  const text = 'Ouups, algo ha ocurrido! No se pudo actualizar la cantidad.';
  expect(await screen.findByText(text)).toBeDefined();
  await waitFor(() => expect(quantityOf('Champú').textContent).toContain('2'));
});

test('a line without enough stock shows the remaining units · ERR-08', async () => {
  const { api } = await openCart(makeCart([shampoo]));
  const message = 'Stock insuficiente. Solo quedan 2 unidades disponibles';
  api.on('purchase', 'PUT /cart/changequantityitem', new Refusal('INSUFFICIENT_STOCK', { message, error: message }));
  await screen.findByRole('group');
  await userEvent.click(plus('Champú'));
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(quantityOf('Champú').textContent).toContain('2'));
});

test('a removed line can be restored; leaving the cart removes it for good', async () => {
  const { api, unmount } = await openCart(makeCart([shampoo, nail]));
  api.on('purchase', 'DELETE /cart/deleteitem', makeCart([nail]));
  const remove = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Eliminar Champú' });
    if (button) await userEvent.click(button);
  };
  await remove();
  expect(screen.queryByRole('group', { name: 'Cantidad de Champú' })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(quantityOf('Champú').textContent).toContain('2');
  expect(document.activeElement?.contains(quantityOf('Champú'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(api.requestsTo('purchase DELETE /cart/deleteitem')).toEqual([]);
  await remove();
  unmount();
  await waitFor(() => expect(api.requestsTo('purchase DELETE /cart/deleteitem')).toHaveLength(1));
  expect(api.requestsTo('purchase DELETE /cart/deleteitem')[0]?.body).toMatchObject({
    code: shampoo.code,
    version: null,
  });
});

test('a line that could not be removed is back, with the specified text · ERR-09 API-27', async () => {
  const { api } = await openCart(makeCart([shampoo, nail]));
  api.on('purchase', 'DELETE /cart/deleteitem', new Refusal('INTERNAL'));
  const [remove] = await screen.findAllByRole('button', { name: 'Eliminar Champú' });
  if (remove) await userEvent.click(remove);
  // continuing writes removals that can still be undone
  const [go] = screen.getAllByRole('button', { name: /^Continuar compra/ });
  if (go) await userEvent.click(go);
  expect(await screen.findByText('No hemos podido realizar tu solicitud. Inténtalo nuevamente.')).toBeDefined();
  expect(quantityOf('Champú').textContent).toContain('2');
});

test('a changed line shows before and after, and links to the cart changes · ENT-04', async () => {
  const news = {
    line: shampoo,
    kind: 'price' as const,
    before: { price: 9_000, quantity: 2, dispatchDate: null },
    after: { price: 10_000, quantity: 2, dispatchDate: null },
  };
  const { address } = await openCart({ ...makeCart([shampoo]), productsNews: [news] });
  const line = (await screen.findByText('Subió de precio')).closest('li');
  expect(line?.textContent).toContain('9.000');
  expect(line?.textContent).toContain('10.000');
  const [go] = screen.getAllByRole('button', { name: /^Continuar compra/ });
  if (go) await userEvent.click(go);
  expect(address()).toBe('/home/cart');
  expect(screen.getByRole('link', { name: 'Ver cambios' }).getAttribute('href')).toBe('/cart-news');
  // Visible above the buttons of both sizes, for users without a pointer to hover; each also has it as a hidden description.
  expect(screen.getAllByText('Revisa los cambios para continuar', { selector: 'p' })).toHaveLength(2);
});

test('lines that cannot be bought have a group of their own', async () => {
  await openCart({ ...makeCart([shampoo]), outOfStock: [{ ...nail, stock: 0 }] });
  const gone = await screen.findByRole('region', { name: 'Agotados' });
  expect(within(gone).getByText('Esmalte')).toBeDefined();
});

test('SEL-007: a line that ran out offers to wait for its units, in a sheet of its own', async () => {
  const product = makeProduct();
  const [version] = product.versions;
  const api = mockApi({ user: makeUser() });
  const color = { name: 'Rubio', color: '#8A7A60', image: null };
  const versions = product.versions.map((one) => ({ ...one, color }));
  api.on('products', 'GET /product/query', { results: { ...product, versions } });
  api.on('products', 'GET /alerts/version', { results: { arrivesOn: null, alerts: [] } });
  api.on('products', 'POST /alerts', new Refusal('ALERTS_FULL', { error: 'Ya esperas 200 productos.' }));
  const line = { ...nail, productId: product._id, versionCode: version?.code ?? '', stock: 0, quantity: 3 };
  await openCart({ ...makeCart([shampoo]), outOfStock: [line] }, api);
  await userEvent.click(await screen.findByRole('button', { name: /^Avísame de/ }));
  expect(await screen.findByText('Tono fuera de stock')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Avísame cuando llegue' }));
  expect(await screen.findByText('Ya esperas 200 productos.')).toBeDefined();
  expect(api.requestsTo('products POST /alerts')[0]?.body).toEqual({
    versionId: version?._id,
    kind: 'stock',
    quantity: 3,
  });
});

test("'Entregar a' names the customer a seller orders for and links to the others · ROL-04", async () => {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'GET /cart/listcart', makeCart([shampoo]));
  await renderScreen(<Seller />, { api, signedIn: true, at: '/home/cart' });
  const link = await screen.findByRole('link', { name: /Entregar a.*Salón Bella Aurora, Soacha/ });
  expect(link.getAttribute('href')).toBe('/home/select-customer?redirectTo=%2Fhome%2Fcart');
});

/** The seller chose a customer before coming here. */
function Seller() {
  return (
    <>
      <button type="button" ref={() => chooseCustomer(portfolioCustomer)}>
        .
      </button>
      <CartScreen />
    </>
  );
}

test('a cart that goes out of sight is reported as left, once · API-25', async () => {
  const { api } = await openCart(makeCart([shampoo]));
  api.on('purchase', 'POST /cart/abandoned-cart', { cart: { _id: '0a000000-0000-4000-8000-0000000000ca' } });
  await screen.findByRole('group');
  const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  looks.mockRestore();
  await waitFor(() => expect(api.requestsTo('purchase POST /cart/abandoned-cart')).toHaveLength(1));
  expect(api.requestsTo('purchase POST /cart/abandoned-cart')[0]?.body).toEqual({
    cartId: '0a000000-0000-4000-8000-0000000000ca',
  });
});
