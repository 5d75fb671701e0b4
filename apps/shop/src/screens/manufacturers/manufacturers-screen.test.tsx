import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeLine, makeOrder, makeProgress, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ManufacturersScreen } from './manufacturers-screen.tsx';

const brand = (_id: string, name: string) => ({
  _id,
  name,
  image: '/pictures/manufacturer/1',
  products: 12,
  ink: '#FFFFFF',
  ground: '#1F2A44',
});
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** An API with these brands, two a page. */
function withBrands(names: readonly string[], user: Parameters<typeof mockApi>[0] = {}) {
  const api = mockApi(user);
  const all = names.map((name, at) => brand(String(at + 1), name));
  api.on('products', 'GET /manufacturer/list', ({ query }) => {
    const page = Number(query['page']);
    return { results: all.slice(page * 2 - 2, page * 2), page, limit: 2, total: all.length, pages: all.length / 2 };
  });
  return api;
}

test('every brand is under its letter, over all pages · RT-17 GEN-04', async () => {
  const api = withBrands(['Zumo', 'Ámbar', 'Ñandú', 'Almendro']);
  await renderScreen(<ManufacturersScreen />, { api });
  const sections = await screen.findAllByRole('region', { name: /^[A-ZÑ]$/ });
  expect(sections.map((section) => [section.getAttribute('aria-label'), linksIn(section)])).toEqual([
    ['A', ['/home/manufacturers/4/almendro', '/home/manufacturers/2/ambar']],
    ['Ñ', ['/home/manufacturers/3/nandu']],
    ['Z', ['/home/manufacturers/1/zumo']],
  ]);
});

test('a letter links to its first brand, and a letter without brands to nothing', async () => {
  await renderScreen(<ManufacturersScreen />, { api: withBrands(['Zumo', 'Almendro']) });
  const [bar] = await screen.findAllByRole('navigation', { name: 'Ir a la letra' });
  if (!bar) throw new Error('no letters');
  expect(within(bar).getByRole('button', { name: 'Ir a B' })).toHaveProperty('disabled', true);
  await userEvent.click(within(bar).getByRole('button', { name: 'Ir a Z' }));
  expect(document.activeElement?.getAttribute('href')).toBe('/home/manufacturers/1/zumo');
});

test('a brand is found by a part of its name, and an empty result says so', async () => {
  await renderScreen(<ManufacturersScreen />, { api: withBrands(['Zumo', 'Ámbar']) });
  const field = await screen.findByRole('searchbox', { name: 'Buscar marca' });
  await userEvent.type(field, 'amb');
  expect(linksIn(screen.getByRole('list', { name: 'Marcas' }))).toEqual(['/home/manufacturers/2/ambar']);
  await userEvent.type(field, 'xx');
  expect(screen.getByText('No encontramos la marca “ambxx”')).toBeDefined();
});

test('a guest sees first the bestselling brands, a customer those of their last order', async () => {
  const guest = await renderScreen(<ManufacturersScreen />, { api: withBrands(['Zumo', 'Tinta', 'Selva', 'Lumbra']) });
  expect(linksIn(await screen.findByRole('region', { name: 'Las más vendidas' }))[0]).toMatch(
    /^\/home\/manufacturers\/./,
  );
  guest.unmount();

  const api = withBrands(['Zumo', 'Tinta', 'Selva', 'Lumbra'], { user: makeUser() });
  const products = [
    { ...makeLine({ manufacturer: { _id: '2', name: 'Tinta' }, quantity: 1 }), line: 1 },
    { ...makeLine({ manufacturer: { _id: '1', name: 'Zumo' }, quantity: 9 }), line: 2 },
  ];
  const order = makeOrder({
    shipments: [{ ...makeProgress({ status: 'preparing' }), isPreSales: false, products }],
  });
  api.on('purchase', 'GET /order/list', { results: [order], page: 1, limit: 20, total: 1, pages: 1 });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  await renderScreen(<ManufacturersScreen />, { api, signedIn: true });
  expect(linksIn(await screen.findByRole('region', { name: 'Las que más pides' }))).toEqual([
    '/home/manufacturers/1/zumo',
    '/home/manufacturers/2/tinta',
  ]);
});

test('brands that failed to load can be retried · ERR-14', async () => {
  const api = withBrands(['Zumo', 'Almendro']);
  api.on('products', 'GET /manufacturer/list', new Refusal('INTERNAL', { error: 'Algo falló' }));
  await renderScreen(<ManufacturersScreen />, { api });
  expect(await screen.findByText('No pudimos cargar las marcas')).toBeDefined();
  api.on('products', 'GET /manufacturer/list', {
    results: [brand('1', 'Zumo')],
    page: 1,
    limit: 100,
    total: 1,
    pages: 1,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Z' })).toBeDefined();
});
