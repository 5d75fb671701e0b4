import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeCart, makeLine, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CartScreen } from './cart-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

let made = 0;

/** Shades of one dye; another dye for each test, because an expanded list stays expanded. */
function makeShades(count: number) {
  made += 1;
  return Array.from({ length: count }, (_, at) =>
    makeLine({
      productId: `dye-${made}`,
      code: `DYE${made}`,
      versionCode: `DYE${made}-${at}`,
      name: 'Tinte',
      versionName: `${at}.1 Rubio, 90 ml`,
      color: { name: 'Rubio', color: '#7A563A', image: null },
      quantity: 2,
      stock: 50,
      price: 10_000,
    }),
  );
}
const soap = makeLine({ productId: 'soap', code: 'SOAP', name: 'Jabón', quantity: 1, price: 5_000 });

async function openCart(view = makeCart([...makeShades(40), soap])) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/listcart', view);
  const rendered = await renderScreen(<CartScreen />, { api, signedIn: true, at: '/home/cart' });
  await screen.findByRole('group', { name: 'Cantidad de Jabón' });
  return rendered;
}
const rows = () => [...screen.getByRole('list', { name: 'Tinte' }).children];
/** The tiles are code of their own. */
const card = () => screen.findByRole('list', { name: 'Tonos de Tinte' });
const tiles = () => within(screen.getByRole('list', { name: 'Tonos de Tinte' })).getAllByRole('button');
/** Sums contain non-breaking spaces. */
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00A0', ' ');
const named = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body;

test('forty shades of one dye are one product with its sum and forty tiles with code and quantity (SEL-009)', async () => {
  await openCart();
  expect(screen.getAllByRole('link', { name: 'Tinte' })).toHaveLength(1);
  const product = screen.getByRole('list', { name: 'Tinte' }).closest('[data-product]');
  expect(textOf(product)).toContain('90 ml, 40 tonos');
  expect(textOf(product)).toContain('80 unidades');
  expect(textOf(product)).toContain('$ 800.000');
  expect(screen.getAllByText('$ 10.000 c/u')).toHaveLength(1);
  await card();
  expect(tiles().map(textOf).slice(0, 2)).toEqual(['0.1 Rubio, 2 unidades', '1.1 Rubio, 2 unidades']);
  expect(tiles()).toHaveLength(40);
  expect(rows()).toEqual([]);
});

test('the tiles come by the number of their shade, however they were added (SEL-009)', async () => {
  const names = ['10.1', '8.5', '8.34', 'Clear', '8.3', '0.0', '9.1'];
  const shades = makeShades(7).map((line, at) => ({ ...line, versionName: `${names[at]} Rubio, 90 ml` }));
  await openCart(makeCart([...shades, soap]));
  await card();
  const codes = tiles().map((tile) => textOf(tile)?.split(' ')[0]);
  expect(codes).toEqual(['0.0', '8.3', '8.34', '8.5', '9.1', '10.1', 'Clear']);
});

test('a shade in two sizes has two tiles with their size; the others show none (SEL-009)', async () => {
  const shades = makeShades(8).map((line, at) => ({
    ...line,
    versionName: at < 2 ? `7.1 Rubio cenizo, ${at === 0 ? 60 : 90} ml` : `${at}.3 Rubio, 90 ml`,
  }));
  await openCart(makeCart([...shades, soap]));
  await card();
  expect(within(screen.getByRole('list', { name: 'Tonos de Tinte' })).getAllByText(/^(60|90)( ml)?$/)).toHaveLength(2);
  const ofShade = tiles().filter((tile) => textOf(tile)?.startsWith('7.1'));
  expect(ofShade.map((tile) => /60|90/.exec(textOf(tile) ?? '')?.[0])).toEqual(['60', '90']);
  expect(screen.getByRole('button', { name: /^7\.1 Rubio cenizo, 60 ml, ?2 unidades$/ })).toBeDefined();
});

test('six shades are rows, without tiles (SEL-009)', async () => {
  await openCart(makeCart([...makeShades(6), soap]));
  expect(rows()).toHaveLength(6);
  expect(textOf(rows()[0])).toContain('0.1 Rubio$ 20.000');
  expect(screen.queryByRole('list', { name: 'Tonos de Tinte' })).toBeNull();
});

test('a tile opens the row of its shade, with the stepper, and shows the new quantity (SEL-009)', async () => {
  const shades = makeShades(40);
  const { api } = await openCart(makeCart([...shades, soap]));
  const after = shades.map((line, at) => (at === 2 ? { ...line, quantity: 3 } : line));
  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([...after, soap]));
  await card();
  await userEvent.click(tiles()[2] ?? document.body);
  expect(rows().map(textOf)).toEqual([expect.stringContaining('2.1 Rubio')]);
  const stepper = within(screen.getByRole('group', { name: 'Cantidad de Tinte, 2.1 Rubio, 90 ml' }));
  await userEvent.click(stepper.getByRole('button', { name: 'Agregar una unidad' }));
  await waitFor(() => expect(textOf(tiles()[2])).toContain('3 unidades'));
  await userEvent.click(tiles()[2] ?? document.body);
  expect(rows()).toEqual([]);
});

test('on a desktop each tile has its stepper; digits write the quantity and Supr takes the shade out (SEL-009)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const shades = makeShades(40);
  const { api } = await openCart(makeCart([...shades, soap]));
  await card();
  const steppers = within(screen.getByRole('list', { name: 'Tonos de Tinte' })).getAllByRole('group');
  expect(steppers).toHaveLength(40);
  const withUnits = (units: number) =>
    makeCart([...shades.map((line, at) => (at === 2 ? { ...line, quantity: units } : line)), soap]);
  api.on('purchase', 'PUT /cart/changequantityitem', withUnits(3));
  await userEvent.click(within(steppers[2] ?? document.body).getByRole('button', { name: 'Agregar una unidad' }));
  const tile = (code: string) =>
    screen.getAllByRole('button').find((one) => textOf(one)?.startsWith(`${code} Rubio, `)) ?? document.body;
  await waitFor(() => expect(textOf(tile('2.1'))).toContain('3 unidades'));
  expect(rows(), 'no row is opened').toEqual([]);
  api.on('purchase', 'PUT /cart/changequantityitem', withUnits(12));
  act(() => tile('1.1').focus());
  await userEvent.keyboard('{ArrowRight}12{Enter}');
  await waitFor(() => expect(textOf(tile('2.1'))).toContain('12 unidades'));
  act(() => tile('2.1').focus());
  await userEvent.keyboard('{Delete}');
  expect(screen.getByRole('status').textContent).toContain('Se quitó Tinte, 2.1 Rubio, 90 ml');
  expect(textOf(document.activeElement)).toBe('Deshacer');
});

test('on a desktop the tile with the focus is beside the cart, with stock, units and sum, and Ctrl Z restores what Supr took out (SEL-009)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const shades = makeShades(40);
  const { api } = await openCart(makeCart([...shades, soap]));
  await card();
  const side = () => screen.findByRole('region', { name: 'Tono elegido' });
  expect(within(await side()).queryByRole('group')).toBeNull();
  const tile = (code: string) =>
    screen.getAllByRole('button').find((one) => textOf(one)?.startsWith(`${code} Rubio, `)) ?? document.body;
  act(() => tile('1.1').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(textOf(await side())).toContain('2.1 Rubio, 90 ml 50 disponibles');
  expect(textOf(await side())).toContain('$ 20.000');
  const more = shades.map((line, nth) => (nth === 2 ? { ...line, quantity: 3 } : line));
  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([...more, soap]));
  await userEvent.click(within(await side()).getByRole('button', { name: 'Agregar una unidad' }));
  await waitFor(() => expect(textOf(tile('2.1'))).toContain('3 unidades'));
  act(() => tile('5.1').focus());
  await userEvent.keyboard('{Delete}');
  expect(tile('5.1')).toBe(document.body);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(document.activeElement).toBe(tile('5.1'));
  expect(textOf(tile('5.1'))).toContain('2 unidades');
  expect(api.requestsTo('purchase DELETE /cart/deleteitem')).toEqual([]);
});

test('on a phone holding a tile and sliding changes its quantity within the stock, and a tap or a scroll does not (SEL-009)', async () => {
  const shades = makeShades(40).map((line, at) => (at === 3 ? { ...line, stock: 6 } : line));
  const { api } = await openCart(makeCart([...shades, soap]));
  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([...shades, soap]));
  await card();
  const tile = () => tiles()[3] ?? document.body;
  const at = (clientX: number, clientY = 0) => ({ pointerType: 'touch', clientX, clientY });
  fireEvent.pointerDown(tile(), at(0));
  fireEvent.pointerMove(tile(), at(60));
  fireEvent.pointerUp(tile(), at(60));
  expect(textOf(tile())).toContain('2 unidades');
  vi.useFakeTimers();
  fireEvent.pointerDown(tile(), at(0));
  act(() => void vi.advanceTimersByTime(400));
  vi.useRealTimers();
  fireEvent.pointerMove(tile(), at(20, -10));
  expect(textOf(tile())).toContain('4 unidades');
  fireEvent.pointerMove(tile(), at(300));
  expect(textOf(tile()), 'the stock is its limit').toContain('6 unidades');
  fireEvent.pointerMove(tile(), at(-300));
  expect(textOf(tile()), 'the minimum stays').toBe('3.1 Rubio, 1 unidad');
  fireEvent.pointerMove(tile(), at(14));
  fireEvent.pointerUp(tile(), at(14));
  fireEvent.click(tile());
  expect(textOf(tile())).toContain('3 unidades');
  expect(rows().map(textOf), 'the held tile stays chosen').toEqual([expect.stringContaining('3.1 Rubio')]);
});

test('arrows move among the tiles, of which one is in the order of Tab; Enter opens its row with the focus (SEL-009)', async () => {
  await openCart();
  await card();
  act(() => tiles()[0]?.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(tiles()[1]);
  expect(tiles().filter((tile) => tile.tabIndex === 0)).toEqual([tiles()[1]]);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(rows()[0]);
  expect(textOf(rows()[0])).toContain('1.1 Rubio');
});

test('the shades become rows on request, and stay so on the next visit, until the card is chosen (SEL-009)', async () => {
  const view = makeCart([...makeShades(40), soap]);
  const { unmount } = await openCart(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Lista' }));
  expect(rows()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Ver los 34 tonos más' }));
  expect(rows()).toHaveLength(40);
  unmount();
  await openCart(view);
  expect(rows().length).toBeGreaterThan(0);
  expect(screen.queryByRole('list', { name: 'Tonos de Tinte' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver como carta' }));
  await card();
  expect(tiles()).toHaveLength(40);
});

test('arrows up and down lead to the nearest tile of the next strip (SEL-009)', async () => {
  const codes = ['6.0', '6.1', '6.3', '6.4', '7.0', '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7'];
  const shades = makeShades(12).map((line, at) => ({ ...line, versionName: `${codes[at]} Rubio, 90 ml` }));
  await openCart(makeCart([...shades, soap]));
  await card();
  act(() => tiles()[3]?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(textOf(document.activeElement)).toContain('7.3');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(textOf(document.activeElement)).toContain('6.4');
});

test('a presale has its sum in the order and its shades in a strip that leads to it (SEL-009)', async () => {
  const later = makeShades(2).map((line) => ({ ...line, advancedPurchasing: true, dispatchDate: '2030-11-26' }));
  const view = makeCart([...later, soap]);
  const subtotal = [...later, soap].reduce((sum, line) => sum + line.originalPrice * line.quantity, 0);
  await openCart({ ...view, cart: view.cart && { ...view.cart, subtotal } });
  expect(screen.getByText('Martes 26 de noviembre, 4 und.')).toBeDefined();
  expect(screen.getByText('Entrega inmediata, 1 und.')).toBeDefined();
  expect(
    (await screen.findByRole('link', { name: /^Martes 26 de noviembre.*Preventa.*0\.1.*2/ })).getAttribute('href'),
  ).toBe('#despacho-2030-11-26');
});

test('a shade that changed, or that is short of stock, has a row of its own that is never hidden', async () => {
  const shades = makeShades(40).map((line, at) => (at === 30 ? { ...line, stock: 1 } : line));
  const [changed = soap] = shades.slice(20);
  const news = {
    line: changed,
    kind: 'price' as const,
    before: { price: 9_000, quantity: 2, dispatchDate: null },
    after: { price: 10_000, quantity: 2, dispatchDate: null },
  };
  await openCart({ ...makeCart([...shades, soap]), productsNews: [news] });
  const first = rows().map(textOf);
  expect(first).toHaveLength(2);
  expect(first[0]).toContain('20.1 Rubio');
  expect(first[0]).toContain('Subió de precio');
  expect(first[1]).toContain('30.1 Rubio');
  expect(first[1]).toContain('Stock máximo sobrepasado');
});

test('each row shows its price when the shades have different prices', async () => {
  const shades = makeShades(3).map((line, at) => ({ ...line, price: 10_000 + at * 1000 }));
  await openCart(makeCart([...shades, soap]));
  expect(textOf(rows()[2])).toContain('$ 12.000 c/u');
});

test('one tap removes all shades of a product and one restores them', async () => {
  const { api } = await openCart();
  await userEvent.click(named('Eliminar Tinte, 40 tonos'));
  expect(screen.queryByRole('list', { name: 'Tinte' })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Se quitó Tinte, 40 tonos');
  expect(screen.getAllByText('$ 5.000').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await card();
  expect(tiles()).toHaveLength(40);
  expect(textOf(document.activeElement?.closest('[data-product]'))).toContain('40 tonos');
  expect(api.requestsTo('purchase DELETE /cart/deleteitem')).toEqual([]);
});

test('a shade is removed and restored in its row', async () => {
  await openCart(makeCart([...makeShades(3), soap]));
  await userEvent.click(named('Eliminar Tinte, 1.1 Rubio, 90 ml'));
  expect(textOf(rows()[1])).toContain('Se quitó Tinte, 1.1 Rubio, 90 ml');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(document.activeElement).toBe(rows()[1]);
});

test('a change in a cart of two hundred lines renders only its own row and the sums', async () => {
  const shades = makeShades(200);
  const { api } = await openCart(makeCart([...shades, soap]));
  const after = shades.map((line, at) => (at === 2 ? { ...line, quantity: 3 } : line));
  api.on('purchase', 'PUT /cart/changequantityitem', makeCart([...after, soap]));
  await userEvent.click(await screen.findByRole('radio', { name: 'Lista' }));
  const all = rows();
  const [, , row] = all;
  const touched = new Set<Element | undefined>();
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) touched.add(all.find((one) => one.contains(target)));
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  fireEvent.click(row?.querySelector('[aria-label="Agregar una unidad"]') ?? document.body);
  await waitFor(() => expect(textOf(row)).toContain('$ 30.000'));
  watcher.disconnect();
  touched.delete(undefined);
  expect([...touched]).toEqual([row]);
});
