import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { literals } from '@tonalia/contract/literals.es-CO';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeProduct, makeUser, makeVersion, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { ColourCard } from './index.tsx';

// a Thursday morning: stock is dispatched the same day
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T09:00:00-05:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

// jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

const shade = (code: string, name: string, volume: string | null, change = {}) =>
  makeVersion({
    code: `TS-${code}-${volume ?? ''}`,
    attributes: [{ name: 'Tono', value: `${code} ${name}` }, ...(volume ? [{ name: 'Volumen', value: volume }] : [])],
    color: { name: `${code} ${name}`, image: null, color: '#8A7A64' },
    is_top_seller: false,
    ...change,
  });

const dye = makeProduct({
  _id: '102',
  code: 'TS-PER',
  name: 'Tinte permanente en crema',
  has_versions: true,
  has_colors: true,
  dispatchDate: '2026-11-24',
  versions: [
    shade('7.0', 'Rubio medio', null, { stock: 4, quantityAvailable: 4 }),
    shade('7.1', 'Rubio medio cenizo', null),
    shade('7.5', 'Rubio medio caoba', null, { stock: 0, quantityAvailable: 0 }),
    shade('7.6', 'Rubio medio rojo', null, { stock: 2, quantityAvailable: 12 }),
    shade('8.0', 'Rubio claro', null, { stock: 0, quantityAvailable: 9, section: '8 Rubio claro', is_new: true }),
  ],
});
const inVolumes = {
  ...dye,
  has_volumes: true,
  versions: ['60 ml', '90 ml'].flatMap((ml) => [
    shade('7.0', 'Rubio medio', ml),
    shade('7.1', 'Rubio medio cenizo', ml),
  ]),
};

function Host() {
  const { opened, closeColourCard, openColourCard } = useColourCard();
  return (
    <>
      <button type="button" onClick={() => openColourCard('102')}>
        Abrir
      </button>
      <ColourCard
        open={opened !== null}
        productId="102"
        shadeCode={opened?.shadeCode ?? null}
        onClose={closeColourCard}
      />
    </>
  );
}

async function openCard({
  product = dye,
  user = makeUser() as ReturnType<typeof makeUser> | null,
  at = '/home/marketplace/customer',
} = {}) {
  const api = mockApi({ user });
  api.on('products', 'GET /product/query', { results: product });
  const view = await renderScreen(<Host />, { api, at, signedIn: user !== null });
  if (!at.includes('carta')) await userEvent.click(screen.getByText('Abrir'));
  await screen.findByRole('button', { name: /^7.0/ });
  return view;
}
const tile = (code: string) => screen.getByRole('button', { name: new RegExp(`^${code.replace('.', '\\.')} `) });
const card = () => screen.getByRole('dialog', { name: 'Carta de color' });
const addAll = () => userEvent.click(screen.getByRole('button', { name: literals.addToCart }));
const isOpen = () => screen.queryByRole('dialog', { name: 'Carta de color' }) !== null;
const closed = () => waitFor(() => expect(isOpen()).toBe(false));

test('one tap adds a unit, a stepper replaces the name, and one call adds all shades · UI-14 API-20', async () => {
  const { api, address } = await openCard();
  await userEvent.click(tile('7.1'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Agregar una unidad');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(tile('7.0'));
  expect(within(card()).getByText('2 tonos, 3 und.')).toBeDefined();
  expect(within(card()).getByText('$ 38.700')).toBeDefined();
  expect(screen.getByText('7.0, 1 unidad. Total 38.700 pesos')).toBeDefined();
  await addAll();
  await closed();
  expect(api.requestsTo('purchase POST /cart/additem')).toHaveLength(1);
  expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({
    productId: '102',
    code: 'TS-PER',
    versions: [
      { code: 'TS-7.1-', quantity: 2, quantityPresale: 0 },
      { code: 'TS-7.0-', quantity: 1, quantityPresale: 0 },
    ],
  });
  expect(address()).not.toContain('carta');
  expect(await screen.findByText('Agregado al carrito')).toBeDefined();
});

test('one tap adds the minimum quantity, a tap on a chosen shade adds it again · VAL-11', async () => {
  await openCard({ product: { ...dye, minQuantity: 2 } });
  await userEvent.click(tile('7.1'));
  await userEvent.click(tile('7.1'));
  expect(within(card()).getByText('1 tono, 4 und.')).toBeDefined();
});

test('adding without a shade shows an error · VAL-05', async () => {
  const { api } = await openCard();
  await addAll();
  expect(screen.getByRole('alert').textContent).toBe('Debes seleccionar por lo menos un color para agregar');
  expect(api.requestsTo('purchase POST /cart/additem')).toEqual([]);
});

test('adding without a volume shows an error at the volumes · VAL-06', async () => {
  await openCard({ product: inVolumes });
  await userEvent.click(tile('7.1'));
  expect(screen.getByRole('alert').textContent).toBe('Debes seleccionar un volumen de Tinte permanente en crema');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '60 ml' }));
});

test('changing the volume asks before it clears the chosen shades · ST-13', async () => {
  await openCard({ product: inVolumes });
  await userEvent.click(screen.getByRole('radio', { name: '90 ml' }));
  await userEvent.click(tile('7.1'));
  await userEvent.click(screen.getByRole('radio', { name: '60 ml' }));
  const question = screen.getByRole('alertdialog', { name: '¿Cambiar a 60 ml?' });
  expect(within(question).getByText('Se quita el tono elegido.')).toBeDefined();
  await userEvent.click(within(question).getByRole('button', { name: 'Conservar selección' }));
  expect(screen.getByText('1 tono, 1 und.')).toBeDefined();
  expect(screen.getByRole('radio', { name: '90 ml' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: '60 ml' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar y quitar tonos' }));
  expect(screen.getByText('0 tonos, 0 und.')).toBeDefined();
  expect(screen.getByRole('radio', { name: '60 ml' })).toHaveProperty('checked', true);
});

const soldOut = () =>
  screen.getByRole('button', { name: '7.5 Tono fuera de stock, Rubio medio caoba, ver los más parecidos' });

test('a shade without stock cannot be chosen: the card offers the nearest shades in stock, the tray stays · VAL-09 D-34', async () => {
  const colours = ['#976F45', '#7F7867', '#915C59', '#A24D3E', '#B1776E'];
  const versions = dye.versions.map((version, at) => ({
    ...version,
    color: { name: '', image: null, color: colours[at] ?? null },
  }));
  const { address } = await openCard({ product: { ...dye, versions } });
  await userEvent.click(tile('7.1'));
  await userEvent.click(soldOut());
  const sheet = screen.getByRole('dialog', { name: '7.5 Rubio medio caoba' });
  expect(within(sheet).getByText('Tono fuera de stock', { selector: 'span.text-warn' })).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Los más parecidos con stock');
  expect(within(sheet).getByText('1 tono, 1 und.')).toBeDefined();
  const offered = within(sheet)
    .getAllByRole('button', { name: /, agregar$/ })
    .map((button) => button.getAttribute('aria-label'));
  // 8.0 is in presale only.
  expect(offered).toEqual(['7.6 Rubio medio rojo, agregar', '7.0 Rubio medio, agregar']);
  expect(within(sheet).getByText('Un poco más intenso')).toBeDefined();
  await userEvent.click(within(sheet).getByRole('button', { name: '7.6 Rubio medio rojo, agregar' }));
  expect(within(sheet).getByText('2 tonos, 2 und.')).toBeDefined();
  expect(within(sheet).getByRole('link', { name: 'Ver parecidos de otras marcas' }).getAttribute('href')).toBe(
    '/home/color-search?hex=915C59',
  );
  await userEvent.click(within(sheet).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(document.activeElement).toBe(soldOut()));
  expect(address()).toContain('carta=102');
});

test('returning from the search by colour restores the selection', async () => {
  const { address, router } = await openCard();
  await userEvent.click(tile('7.1'));
  await userEvent.click(screen.getByRole('button', { name: 'Buscar por color' }));
  expect(address()).toBe('/home/color-search');
  act(() => router.history.back());
  expect(await screen.findByText('1 tono, 1 und.')).toBeDefined();
});

test('without presale, more than the stock shows how many are left · VAL-08', async () => {
  await openCard();
  for (let taps = 0; taps < 4; taps += 1) await userEvent.click(tile('7.0'));
  expect(screen.getByText('Solo quedan 4 unidades disponibles')).toBeDefined();
  await userEvent.click(tile('7.0'));
  expect(screen.getByText('1 tono, 4 und.')).toBeDefined();
  expect(screen.getByText('Stock máximo sobrepasado: solo quedan 4 unidades disponibles')).toBeDefined();
});

test('units above the stock go to presale, and the tile shows both parts · VAL-10', async () => {
  const { api } = await openCard();
  expect(screen.getByText('Preventa 24 nov')).toBeDefined();
  for (let taps = 0; taps < 5; taps += 1) await userEvent.click(tile('7.6'));
  expect(screen.getByText('2 hoy, 3 el 24 nov')).toBeDefined();
  expect(screen.getByText('7.6: 2 salen hoy y 3 en preventa el 24 nov')).toBeDefined();
  await addAll();
  await closed();
  expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({
    versions: [{ code: 'TS-7.6-', quantity: 2, quantityPresale: 3 }],
  });
});

test('the name of a new top seller says both', async () => {
  const both = shade('9.0', 'Rubio muy claro', null, { is_top_seller: true, is_new: true });
  await openCard({ product: { ...dye, versions: [...dye.versions, both] } });
  expect(screen.getByRole('button', { name: '9.0 Rubio muy claro, Top seller, Nuevo, agregar' })).toBeDefined();
});

test('a keyboard user can skip the shades to reach the add button', async () => {
  await openCard();
  await userEvent.click(await screen.findByRole('button', { name: 'Saltar la lista de tonos' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: literals.addToCart }));
});

test('search, Top seller and Nuevos filter the card · UI-14 VAL-13', async () => {
  await openCard();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar tono' }), 'cenizo');
  expect(document.querySelectorAll('[data-shade]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nuevos' }));
  expect(document.querySelectorAll('[data-shade]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Top seller' }));
  expect(screen.getByText('Ningún tono coincide')).toBeDefined();
});

const close = async () => {
  await userEvent.click(within(card()).getByRole('button', { name: 'Cerrar' }));
  await closed();
};
const reopen = async () => {
  await userEvent.click(screen.getByText('Abrir'));
  await waitFor(() => expect(isOpen()).toBe(true));
};

test('closing resets the card; the selection is offered when it opens again · ST-13', async () => {
  await openCard({ product: inVolumes });
  await userEvent.click(screen.getByRole('radio', { name: '90 ml' }));
  await userEvent.click(tile('7.1'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar tono' }), 'cenizo');
  await close();
  expect(await screen.findByText('Guardamos el tono elegido')).toBeDefined();
  await reopen();
  expect(screen.getByText('0 tonos, 0 und.')).toBeDefined();
  expect(screen.getByRole('radio', { name: '90 ml' })).toHaveProperty('checked', false);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar tono' }).value).toBe('');
  expect(screen.getByText('Sigues con 1 tono elegido de 90 ml')).toBeDefined();
  await userEvent.click(within(card()).getByRole('button', { name: 'Continuar' }));
  expect(screen.getByText('1 tono, 1 und.')).toBeDefined();
  expect(screen.getByRole('radio', { name: '90 ml' })).toHaveProperty('checked', true);
});

test('choosing another volume asks before it drops a stored selection · ST-13', async () => {
  await openCard({ product: inVolumes });
  await userEvent.click(screen.getByRole('radio', { name: '90 ml' }));
  await userEvent.click(tile('7.1'));
  await close();
  await reopen();
  await userEvent.click(screen.getByRole('radio', { name: '60 ml' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Conservar selección' }));
  await userEvent.click(screen.getByRole('radio', { name: '90 ml' }));
  expect(await screen.findByText('1 tono, 1 und.')).toBeDefined();
});

test('the back button returns from the chosen shades to the tiles, and from a question to the view below', async () => {
  const { router } = await openCard();
  await userEvent.click(tile('7.1'));
  await userEvent.click(screen.getByRole('button', { name: /Ver el tono elegido/ }));
  expect(await screen.findByRole('dialog', { name: 'Tonos elegidos' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar selección' }));
  await screen.findByRole('alertdialog', { name: '¿Vaciar la selección?' });
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Tonos elegidos' })).toBeDefined();
  act(() => router.history.back());
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(screen.getByText('1 tono, 1 und.')).toBeDefined();
  act(() => router.history.back());
  await closed();
  expect(await screen.findByText('Guardamos el tono elegido')).toBeDefined();
});

test('the close button closes the card from the chosen shades too, and the next back leaves the page', async () => {
  const { address, router } = await openCard();
  await userEvent.click(tile('7.1'));
  await userEvent.click(screen.getByRole('button', { name: /Ver el tono elegido/ }));
  const review = await screen.findByRole('dialog', { name: 'Tonos elegidos' });
  await userEvent.click(within(review).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tonos elegidos' })).toBeNull());
  expect(address()).toBe('/home/marketplace/customer');
  expect(router.history.canGoBack()).toBe(false);
});

test('emptying the selection asks first and leaves nothing to offer', async () => {
  await openCard();
  await userEvent.click(tile('7.1'));
  await userEvent.click(screen.getByRole('button', { name: /Ver el tono elegido/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vaciar selección' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Vaciar la selección?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Vaciar selección' }));
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(screen.getByText('0 tonos, 0 und.')).toBeDefined();
  await close();
  await reopen();
  expect(screen.queryByText(/Sigues con/)).toBeNull();
});

test('after the close button, the next back leaves the page', async () => {
  const { address, router } = await openCard();
  expect(router.history.length).toBe(2);
  await userEvent.click(within(card()).getByRole('button', { name: 'Cerrar' }));
  await closed();
  expect(address()).toBe('/home/marketplace/customer');
  await userEvent.click(screen.getByText('Abrir'));
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(router.history.length).toBe(2);
});

test('a card opened by a link closes on the same page', async () => {
  const { address } = await openCard({ at: '/home/marketplace/customer?carta=102' });
  await userEvent.click(within(card()).getByRole('button', { name: 'Cerrar' }));
  await closed();
  expect(address()).toBe('/home/marketplace/customer');
});

const focused = () => document.activeElement?.closest('[data-shade]')?.getAttribute('data-shade');

test('a card opened at a shade marks and focuses it', async () => {
  await openCard({ at: '/home/marketplace/customer?carta=102.TS-7.6-' });
  await waitFor(() => expect(focused()).toBe('TS-7.6-'));
  expect(document.querySelectorAll('[aria-current="true"]:is([data-shade] *)')).toHaveLength(1);
  expect(tile('7.6').getAttribute('aria-current')).toBe('true');
});

test('a shade of one volume opens the card in that volume', async () => {
  await openCard({ product: inVolumes, at: '/home/marketplace/customer?carta=102.TS-7.1-90 ml' });
  await waitFor(() => expect(focused()).toBe('TS-7.1-90 ml'));
  expect(screen.getByRole('radio', { name: '90 ml' })).toHaveProperty('checked', true);
});

test('Enter in Buscar tono goes to the shade · UI-14', async () => {
  await openCard();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar tono' }), '7.6{Enter}');
  await waitFor(() => expect(focused()).toBe('TS-7.6-'));
});

test('+ and - on the keyboard change the shade that has the focus', async () => {
  await openCard();
  tile('7.1').focus();
  await userEvent.keyboard('++-');
  expect(screen.getByText('1 tono, 1 und.')).toBeDefined();
  await userEvent.keyboard('-');
  expect(screen.getByText('0 tonos, 0 und.')).toBeDefined();
  expect(document.activeElement).toBe(tile('7.1'));
  fireEvent.keyDown(tile('7.1'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tile('7.5'));
});

test('a guest goes to login and returns to the open card · VAL-12', async () => {
  const { address, api } = await openCard({ user: null });
  await userEvent.click(tile('7.1'));
  await addAll();
  expect(address()).toMatch(/^\/login\?redirect-login-required=1&redirect=.*carta%3D102/);
  expect(api.requestsTo('purchase POST /cart/additem')).toEqual([]);
});

test('a seller without a customer is asked to choose one · ST-06 ERR-05', async () => {
  const { address } = await openCard({ user: sellerUser });
  await userEvent.click(tile('7.1'));
  await addAll();
  const alert = await screen.findByRole('alertdialog', { name: 'Selecciona un cliente' });
  await userEvent.click(within(alert).getByRole('button', { name: 'Escoger' }));
  expect(address()).toMatch(/^\/home\/select-customer\?redirectTo=/);
});

test('a refusal shows the specified text and keeps the selection · ERR-01 ERR-02 ERR-03', async () => {
  const { api } = await openCard();
  api.on('purchase', 'POST /cart/additem', new Refusal('OUT_OF_STOCK', { message: 'Out of stock' }));
  await userEvent.click(tile('7.1'));
  await addAll();
  const alert = await screen.findByRole('alertdialog', { name: '!Atención¡' });
  expect(within(alert).getByText('Ha ocurrido algo. Ouups! Producto fuera de stock')).toBeDefined();
  expect(screen.getByText('1 tono, 1 und.')).toBeDefined();
});

test('the card is shared by a customer, and not by a guest (SEL-201)', async () => {
  await openCard({ user: null });
  expect(within(card()).queryByRole('button', { name: 'Compartir carta' })).toBeNull();
  cleanup();
  await openCard();
  expect(within(card()).getByRole('button', { name: 'Compartir carta' })).toBeDefined();
});
