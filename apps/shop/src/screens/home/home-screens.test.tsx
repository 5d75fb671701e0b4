import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Banner } from '@tonalia/contract/marketing';
import { afterEach, expect, test, vi } from 'vitest';
import { address, makeOrderSummary, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { CustomerHomeScreen } from './customer-home-screen.tsx';
import { SellerHomeScreen } from './seller-home-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const banner = (id: string, title: string, link: string): Banner => ({
  _id: id,
  name: title,
  title,
  subtitle: `Sobre ${title}`,
  desktop: `/pictures/banner/${id}`,
  mobile: `/pictures/banner/m${id}`,
  medium: `/pictures/banner/x${id}`,
  app_link: link,
});
const main = [banner('1', 'Marcas', '/home/manufacturers'), banner('2', 'Semana del color', '/home/offers/full')];
const featured = [
  banner('3', 'Combos', '/home/combos/combos'),
  banner('4', 'Tonos', '/home/new-products'),
  banner('5', 'Vuelve el rizo', '/products/custom-list/vuelve-el-rizo'),
  banner('6', 'Otra tienda', 'https://otra.example/'),
];

async function openHome(user: ReturnType<typeof makeUser> | null = null, prepare: (api: Api) => void = () => {}) {
  const api = mockApi({ user });
  api.on('marketing', 'GET /banner/list/home', { results: { featured, main, 'main-mobile': main } });
  prepare(api);
  return renderScreen(<CustomerHomeScreen />, { api, signedIn: user !== null });
}
type Api = ReturnType<typeof mockApi>;
const banners = () => screen.findByRole('region', { name: 'Lo más destacado' });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a guest sees the current banners, each in its place with its link · ENT-12 GEN-04', async () => {
  await openHome();
  const row = await banners();
  expect(within(row).getByRole('link', { name: 'Marcas' }).getAttribute('href')).toBe('/home/manufacturers');
  const [picture] = row.querySelectorAll('picture');
  expect(picture?.querySelector('source')?.srcset).toBe('/pictures/banner/1/960.webp');
  expect(picture?.querySelector('img')?.srcset).toContain('/pictures/banner/m1/480.webp 480w');
  const others = screen.getByRole('group', { name: 'Para tu negocio' });
  const links = within(others).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/home/combos/combos',
    '/home/new-products',
    '/products/custom-list/vuelve-el-rizo',
  ]);
});

test.each([
  ['three fill the row of a desktop, though two of them stand above too', featured, [false, false, false]],
  [
    'five leave those above to their place',
    [...featured, ...featured].filter((_, at) => at < 6),
    [true, true, false, false, false],
  ],
])('of the featured banners %s', async (_case, all, hidden) => {
  await openHome(null, (api) => {
    const results = { featured: all.map((one, at) => ({ ...one, _id: String(at) })), main, 'main-mobile': main };
    api.on('marketing', 'GET /banner/list/home', { results });
  });
  const items = within(await screen.findByRole('group', { name: 'Para tu negocio' })).getAllByRole('listitem');
  expect(items.map(({ className }) => className.includes('lg:hidden'))).toEqual(hidden);
});

test('the welcome of a guest links to the registration', async () => {
  await openHome();
  await banners();
  expect(hrefOf('Crear cuenta')).toBe('/registro');
});

test('the shelves and the brands link to their lists · GEN-04', async () => {
  await openHome();
  await screen.findByRole('heading', { name: 'Más vendidos' });
  expect(hrefOf('Ver todos: Más vendidos')).toBe('/home/bestsellers');
  expect(hrefOf('Ver todos: En oferta')).toBe('/home/offers/full');
  expect(hrefOf('Ver todos: Marcas')).toBe('/home/manufacturers');
  expect(hrefOf('Tinta Sur')).toBe('/home/manufacturers/1/tinta-sur');
});

test('the main banner turns every six seconds, stops under the focus, and for good when paused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openHome();
  const row = await banners();
  const list = within(row).getByRole('list');
  const turned = vi.fn<() => void>();
  Object.assign(list, { scrollTo: turned });
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(turned).toHaveBeenCalledTimes(1);
  act(() => within(row).getByRole('link', { name: 'Marcas' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(turned).toHaveBeenCalledTimes(1);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(within(row).getByRole('button', { name: 'Detener el cambio automático' }));
  act(() => within(row).getByRole('button', { name: 'Reanudar el cambio automático' }).blur());
  await user.unhover(row);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(turned).toHaveBeenCalledTimes(1);
});

test('with reduced motion the banner does not turn', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openHome();
  const list = within(await banners()).getByRole('list');
  const turned = vi.fn<() => void>();
  Object.assign(list, { scrollTo: turned });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(turned).not.toHaveBeenCalled();
});

test('a banner whose picture fails keeps its text, without a broken image', async () => {
  const { container } = await openHome();
  await banners();
  const pictures = container.querySelectorAll('img[srcset*="/banner/"]');
  // Two main ones, two beside them, and three in the row.
  expect(pictures).toHaveLength(7);
  for (const picture of pictures) fireEvent.error(picture);
  expect(container.querySelector('img[srcset*="/banner/"]')).toBeNull();
  expect(hrefOf('Semana del color')).toBe('/home/offers/full');
});

test('without a banner the guest still sees a welcome', async () => {
  await openHome(null, (api) => {
    api.on('marketing', 'GET /banner/list/home', new Refusal('INTERNAL'));
  });
  expect(await screen.findByText('Las mejores marcas en un solo lugar')).toBeDefined();
});

test('failed shelves leave the rest of the page, and can be retried', async () => {
  const { api } = await openHome(null, (mock) => {
    mock.on('products', 'GET /product/listHome', new Refusal('INTERNAL'));
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('heading', { name: 'Marcas' })).toBeDefined();
  expect(await banners()).toBeDefined();
  api.on('products', 'GET /product/listHome', { results: { shelves: [] } });
  await userEvent.click(retry);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('a customer sees first the last order and the amount missing to the next tier · GEN-07', async () => {
  await openHome(makeUser(), (api) => {
    api.on('purchase', 'GET /order/list', { results: [makeOrderSummary()], page: 1, limit: 20, total: 1, pages: 1 });
  });
  expect(await screen.findByText('Nivel Oro')).toBeDefined();
  expect(screen.getByText('$ 420.000')).toBeDefined();
  expect(screen.getByText('Pedir de nuevo')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Lo más destacado' })).toBeNull();
});

async function openSeller() {
  const view = await renderScreen(<SellerHomeScreen />, { api: mockApi({ user: sellerUser }), signedIn: true });
  await screen.findAllByRole('listitem');
  return view;
}

test('a seller without a customer sees the assortment and chooses a customer to add · ST-06 ST-16', async () => {
  const { api } = await openSeller();
  expect(screen.getByRole('link', { name: /Selecciona un cliente/ })).toBeDefined();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Agregar una unidad' }))[0] as HTMLElement);
  expect(await screen.findByRole('alertdialog', { name: 'Selecciona un cliente' })).toBeDefined();
  expect(api.requestsTo('purchase POST /cart/additem')).toEqual([]);
});

test('a seller sees their frequent links and the chosen customer', async () => {
  await openSeller();
  act(() => chooseCustomer(portfolioCustomer));
  expect(await screen.findByText(portfolioCustomer.name)).toBeDefined();
  const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
  expect(await fact('Ciudad')).toBe('Soacha, Cundinamarca');
  expect(await fact('Dirección')).toBe(address.address);
  expect(await fact('Cupo disponible')).toBe('$\u00A01.850.000');
  expect(hrefOf(/^Ofertas/)).toBe('/home/offers/full');
  expect(hrefOf(/^Buscar por color/)).toBe('/home/color-search');
  expect(hrefOf(/^Registrar cliente/)).toBe('/register/process');
});
