import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { literals } from '@tonalia/contract/literals.es-CO';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCard, makeCart, makeLine, makeProduct, makeUser, makeVersion, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { forgetOnSignOut, remembered } from '../../api/storage/device-storage.ts';
import { ProductScreen } from './product-screen.tsx';

// a Thursday morning: stock is dispatched the same day
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T09:00:00-05:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const shade = (code: string, name: string, volume: string, change = {}) =>
  makeVersion({
    code: `TS-${code}-${volume}`,
    attributes: [
      { name: 'Tono', value: `${code} ${name}` },
      { name: 'Volumen', value: volume },
    ],
    color: { name: `${code} ${name}`, image: null, color: '#8A7A64' },
    is_top_seller: false,
    ...change,
  });

const soap = makeProduct({
  minQuantity: 6,
  versions: [makeVersion({ code: 'SC-CHN-1000', attributes: [], color: null, stock: 13, quantityAvailable: 13 })],
});
const dye = makeProduct({
  _id: '102',
  code: 'TS-PER',
  name: 'Tinte permanente en crema',
  has_versions: true,
  has_colors: true,
  versions: [
    shade('7.0', 'Rubio medio', '90 ml'),
    shade('7.1', 'Rubio medio cenizo', '90 ml', { stock: 2, quantityAvailable: 2 }),
  ],
});
const inVolumes = {
  ...dye,
  has_volumes: true,
  versions: [
    ...dye.versions,
    shade('7.0', 'Rubio medio', '60 ml', { price: 9_000, originalPrice: 9_000, discount: null }),
  ],
};

async function openProduct(product: typeof soap, user: ReturnType<typeof makeUser> | null = makeUser()) {
  const api = mockApi({ user });
  api.on('products', 'GET /product/query', { results: product });
  const view = await renderScreen(<ProductScreen productId={product._id} />, { api, signedIn: user !== null });
  await screen.findByRole('heading', { level: 1, name: product.name });
  return view;
}
const addAll = () => userEvent.click(screen.getByRole('button', { name: literals.addToCart }));
const added = (api: ReturnType<typeof mockApi>) => api.requestsTo('purchase POST /cart/additem');

test('a plain product starts with its minimum quantity and changes by its step, up to the rest · VAL-08 VAL-11', async () => {
  const { api } = await openProduct(soap);
  const quantity = await screen.findByRole('group', { name: `Cantidad de ${soap.name}` });
  expect(await within(quantity).findByText('6')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar 6 unidades' }));
  expect(screen.getByText('$ 154.800')).toBeDefined();
  expect(screen.getByText('Solo quedan 12 unidades disponibles')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar 6 unidades' }));
  expect(screen.getByText('Stock máximo sobrepasado: solo quedan 12 unidades disponibles')).toBeDefined();
  await addAll();
  await waitFor(() => expect(added(api)).toHaveLength(1));
  expect(added(api)[0]?.body).toMatchObject({ productId: soap._id, code: soap.code, quantity: 12, quantityPresale: 0 });
});

test('after adding, a plain product can be added again; once all units are in the cart, it says so · VAL-08', async () => {
  const { api } = await openProduct(soap);
  const line = { productId: soap._id, code: soap.code, versionCode: null, quantity: 6 };
  await screen.findByText('6 unidades');
  api.on('purchase', 'GET /cart/listcart', makeCart([makeLine(line)]));
  await addAll();
  await waitFor(() => expect(added(api)).toHaveLength(1));
  expect(await screen.findByText('6 unidades')).toBeDefined();
  api.on('purchase', 'GET /cart/listcart', makeCart([makeLine({ ...line, quantity: 12 })]));
  await addAll();
  expect(await screen.findByText('0 unidades')).toBeDefined();
  await addAll();
  expect(screen.getByRole('alert').textContent).toBe('Stock máximo sobrepasado');
  expect(added(api)).toHaveLength(2);
});

test('a product with shades requires one · VAL-07', async () => {
  const { api } = await openProduct(dye);
  await addAll();
  expect(screen.getByRole('alert').textContent).toBe('Debe seleccionar un color');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('7.0 Rubio medio');
  expect(added(api)).toEqual([]);
});

test('the first volume in stock is chosen, and its price is shown', async () => {
  const isSold = (volume: string) => (volume === '90 ml' ? { stock: 0, quantityAvailable: 0 } : {});
  await openProduct({
    ...inVolumes,
    versions: inVolumes.versions.map((one) => ({ ...one, ...isSold(one.attributes[1]?.value ?? '') })),
  });
  expect(screen.getByRole('button', { name: '60 ml' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('9.000 pesos')).toBeDefined();
});

test('a product with volumes requires one, and its price follows · VAL-06', async () => {
  await openProduct(inVolumes);
  await userEvent.click(screen.getByRole('button', { name: '90 ml', pressed: true }));
  await addAll();
  expect(screen.getByRole('alert').textContent).toBe('Debes seleccionar un volumen de Tinte permanente en crema');
  expect(document.activeElement?.textContent).toBe('90 ml');
  await userEvent.click(screen.getByRole('button', { name: '60 ml' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('9.000 pesos')).toBeDefined();
  expect(screen.getByText('$ 150 / ml')).toBeDefined();
});

test('each tap on a shade adds one unit, up to the rest; chosen shades are rows with a stepper · VAL-08 CON-06', async () => {
  const { api } = await openProduct(dye);
  const ash = () => screen.getByRole('button', { name: /^7.1 Rubio medio cenizo/ });
  expect(ash().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(ash());
  expect(ash().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(ash());
  await userEvent.click(ash());
  expect(screen.getByRole('alert').textContent).toBe('Stock máximo sobrepasado: solo quedan 2 unidades disponibles');
  expect(ash().getAttribute('aria-label')).toBe('7.1 Rubio medio cenizo, 2 unidades');
  expect(await screen.findByRole('group', { name: 'Cantidad de 7.1 Rubio medio cenizo' })).toBeDefined();
  await addAll();
  await waitFor(() => expect(added(api)).toHaveLength(1));
  expect(added(api)[0]?.body).toMatchObject({ versions: [{ code: 'TS-7.1-90 ml', quantity: 2, quantityPresale: 0 }] });
});

test("'Carta de color' opens over the page", async () => {
  const { address } = await openProduct(dye);
  await userEvent.click(screen.getByRole('button', { name: 'Carta de color' }));
  expect(address()).toMatch(/\?carta=102/);
});

test('a guest who adds is sent to login, and returns · VAL-12', async () => {
  const { address, api } = await openProduct(soap, null);
  await screen.findByText('6 unidades');
  await addAll();
  expect(address()).toMatch(/^\/login\?redirect-login-required=1&redirect=/);
  expect(added(api)).toEqual([]);
});

test("a guest's chosen shades remain after signing in, until they are added · VAL-12", async () => {
  const choose = () => userEvent.click(screen.getByRole('button', { name: /^7.1 Rubio medio cenizo/ }));
  await openProduct(inVolumes, null);
  await choose();
  await choose();
  await addAll();
  cleanup();
  await openProduct(inVolumes);
  expect(screen.getByText('2 unidades')).toBeDefined();
  expect(screen.getByRole('button', { name: '7.1 Rubio medio cenizo, 2 unidades' })).toBeDefined();
  cleanup();
  await openProduct(inVolumes);
  expect(screen.getByText('2 unidades')).toBeDefined();
  await addAll();
  expect(await screen.findByText('0 unidades')).toBeDefined();
  cleanup();
  await openProduct(inVolumes);
  expect(screen.getByText('0 unidades')).toBeDefined();
});

test("a guest's quantity of a plain product remains after signing in · VAL-12", async () => {
  await openProduct(soap, null);
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar 6 unidades' }));
  await addAll();
  cleanup();
  await openProduct(soap);
  expect(await screen.findByText('12 unidades')).toBeDefined();
});

test('a seller without a customer gets a link to choose one · ST-06 ERR-05', async () => {
  await openProduct(soap, sellerUser);
  await screen.findByText('6 unidades');
  await addAll();
  expect(await screen.findByRole('alertdialog', { name: 'Selecciona un cliente' })).toBeDefined();
});

async function typeUnits(name: string, units: string) {
  await userEvent.click(await screen.findByRole('button', { name: `6, escribir la cantidad de ${name}` }));
  const field = screen.getByRole('textbox', { name: `Cantidad de ${name}` });
  await userEvent.clear(field);
  await userEvent.type(field, units ? `${units}{Enter}` : '{Enter}');
}

test('a typed quantity is taken, and an empty one changes nothing · ST-16', async () => {
  await openProduct(soap);
  await typeUnits(soap.name, '');
  expect(screen.getByText('6 unidades')).toBeDefined();
  await typeUnits(soap.name, '12');
  expect(await screen.findByText('12 unidades')).toBeDefined();
});

test('without coverage a typed quantity is not taken, and an alert names the place · ST-16 ERR-04', async () => {
  const { api } = await openProduct(soap);
  const uncovered = {
    city: 'Mitú',
    state: 'Vaupés',
    coverage: false,
    warehouse: null,
    weekdays: [],
    shipping: null,
    freeFrom: null,
    maxShippingFees: 1,
  };
  api.on('tracking', 'POST /shippings/coverage', { data: uncovered });
  await typeUnits(soap.name, '12');
  const alert = await screen.findByRole('alertdialog', { name: 'Sin cobertura:' });
  expect(within(alert).getByText('Actualmente no tenemos cobertura para Mitú, Vaupés.')).toBeDefined();
  expect(screen.getByText('6 unidades')).toBeDefined();
});

test('when coverage cannot be read, a typed quantity is taken · ST-16', async () => {
  const { api } = await openProduct(soap);
  api.on('tracking', 'POST /shippings/coverage', new Refusal('INTERNAL'));
  await typeUnits(soap.name, '12');
  expect(await screen.findByText('12 unidades')).toBeDefined();
});

test('a seller without a customer who types a quantity is asked for one, and the quantity is unchanged · ST-16', async () => {
  const { address } = await openProduct(soap, sellerUser);
  await typeUnits(soap.name, '12');
  const alert = await screen.findByRole('alertdialog', { name: 'Selecciona un cliente' });
  expect(screen.getByText('6 unidades')).toBeDefined();
  await userEvent.click(within(alert).getByText('Escoger'));
  await waitFor(() => expect(address()).toMatch(/^\/home\/select-customer/));
});

test('a sold-out product says so and cannot be added', async () => {
  const { api } = await openProduct({
    ...soap,
    stock: 0,
    versions: soap.versions.map((version) => ({ ...version, stock: 0, quantityAvailable: 0 })),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Agotado por ahora/ }));
  expect(added(api)).toEqual([]);
});

test('SEL-007: a plain product offers to wait: for a lower price, or for its arrival when it is sold out', async () => {
  const ways = [
    { stock: 13, button: 'Avísame si baja de precio', kind: 'price' },
    { stock: 0, button: 'Avísame cuando llegue', kind: 'stock' },
  ];
  for (const { stock, button, kind } of ways) {
    const [version] = soap.versions;
    const api = mockApi({ user: makeUser() });
    const versions = soap.versions.map((one) => ({ ...one, stock, quantityAvailable: stock }));
    api.on('products', 'GET /product/query', { results: { ...soap, stock, versions } });
    api.on('products', 'GET /alerts/version', { results: { arrivesOn: null, alerts: [] } });
    api.on('products', 'POST /alerts', new Refusal('ALERTS_FULL', { message: 'Ya esperas muchos productos.' }));
    await renderScreen(<ProductScreen productId={soap._id} />, { api, signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(api.requestsTo('products POST /alerts')[0]?.body).toEqual({ versionId: version?._id, kind });
    cleanup();
  }
});

test('related products are shown below', async () => {
  await openProduct({ ...soap, related: [makeCard({ _id: '105', name: 'Acondicionador hidratante' })] });
  expect(screen.getByRole('heading', { name: 'Se usa con' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Acondicionador hidratante' })).toBeDefined();
});

test('a sold-out shade says so and links to similar ones · VAL-09', async () => {
  const { address } = await openProduct({
    ...dye,
    versions: [shade('7.0', 'Rubio medio', '90 ml', { stock: 0, quantityAvailable: 0 })],
  });
  await userEvent.click(screen.getByRole('button', { name: /^7.0 Rubio medio/ }));
  expect(screen.getByRole('alert').textContent).toBe('Tono fuera de stock');
  await userEvent.click(screen.getByRole('button', { name: 'Ver tonos parecidos' }));
  expect(new URLSearchParams(address().split('?')[1]).get('carta')).toBe('102.TS-7.0-90 ml');
});

test('few units and the presale after them are shown beside the quantity · RT-22', async () => {
  const few = makeVersion({ code: soap.code, attributes: [], color: null, stock: 4, quantityAvailable: 64 });
  await openProduct({ ...soap, minQuantity: 1, presaleLeft: 60, dispatchDate: '2026-12-01', versions: [few] });
  expect(await screen.findByText('Quedan 4 unidades en bodega y 60 en preventa')).toBeDefined();
  const more = screen.getByRole('button', { name: 'Agregar una unidad' });
  for (let n = 1; n < 6; n += 1) await userEvent.click(more);
  expect(screen.getByText(/Salen 4 unidades hoy y 2 el martes 1 de diciembre/)).toBeDefined();
});

test('a product that does not exist says so, with a next step', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/query', new Refusal('PRODUCT_NOT_FOUND'));
  await renderScreen(<ProductScreen productId="999" />, { api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Este producto ya no está' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver lo más vendido' }).getAttribute('href')).toBe('/home/bestsellers');
});

test('a product that failed to load can be retried', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/query', new Refusal('INTERNAL'));
  await renderScreen(<ProductScreen productId={soap._id} />, { api });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('products', 'GET /product/query', { results: soap });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: soap.name })).toBeDefined();
});

test('sharing gives the address without the campaign of the visit', async () => {
  const user = userEvent.setup();
  const api = mockApi();
  api.on('products', 'GET /product/query', { results: soap });
  await renderScreen(<ProductScreen productId={soap._id} />, {
    api,
    at: `/product/champu/${soap._id}/details?campaign=julio&reference=ana`,
  });
  await user.click(await screen.findByRole('button', { name: 'Compartir' }));
  expect(await screen.findByText('Enlace copiado')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/product/champu-nutritivo-sin-sal-1-000-ml/${soap._id}/details`,
  );
});

test('recently seen products are shown below, on this device and until sign-out', async () => {
  const first = await openProduct(soap);
  await waitFor(() => expect(remembered('seenProducts', makeUser()._id)).toHaveLength(1));
  first.unmount();
  const second = await openProduct(dye);
  expect(await screen.findByRole('heading', { name: 'Vistos hace poco' })).toBeDefined();
  expect(screen.getByRole('link', { name: new RegExp(`^${soap.name}`) })).toBeDefined();
  second.unmount();
  forgetOnSignOut();
  await openProduct({ ...dye, _id: '109' });
  await waitFor(() => expect(remembered('seenProducts', makeUser()._id)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Vistos hace poco' })).toBeNull();
});
