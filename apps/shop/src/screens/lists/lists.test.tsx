import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCard, makeDye } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { BestsellersScreen } from './bestsellers-screen.tsx';
import { CustomListScreen } from './custom-list-screen.tsx';
import { NewProductsScreen } from './new-products-screen.tsx';
import { OffersScreen } from './offers-screen.tsx';

const flags = { available: 0, offers: 0, news: 0, presale: 0, combos: 0 };
const facets = {
  manufacturers: [],
  categories: [
    { _id: '11', name: 'Tintes', count: 8 },
    { _id: '2', name: 'Capilar', count: 4 },
  ],
  colorFamilies: [],
  volumes: [],
  prices: [],
  flags,
};
const many = (n: number) =>
  Array.from({ length: n }, (_, at) => makeCard({ _id: `${at + 1}`, name: `Producto ${at + 1}` }));
const pageOf = (results: ReturnType<typeof many>) => ({
  results,
  page: 1,
  limit: 20,
  total: results.length,
  pages: 1,
  facets,
});

test('offers are shown under the current promotion, and a category narrows them · RT-24', async () => {
  const api = mockApi();
  api.on('products', 'GET /discounts/products', pageOf(many(2)));
  api.on('marketing', 'GET /promotional-header/list', {
    results: [
      {
        _id: '1',
        title: 'Semana del color',
        end_date: '2099-01-01T00:00:00.000Z',
        timer: true,
        app_link: null,
        design: {
          timerBg: '#062E23',
          itemTimeText: '#FFFFFF',
          itemTimeBg: '#062E23',
          tagText: '#FFFFFF',
          tagBg: '#062E23',
        },
      },
    ],
  });
  const { address } = await renderScreen(<OffersScreen filters={{ sort: 'price_asc' }} />, { api });
  expect(await screen.findByText('Semana del color')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeDefined();
  expect(screen.getByRole('timer')).toBeDefined();
  expect(await screen.findByText('2 productos con descuento')).toBeDefined();
  expect(api.requestsTo('products GET /discounts/products')[0]?.query).toMatchObject({
    sort: 'price_asc',
    limit: '20',
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Coloración' }));
  expect(address()).toBe('/home/offers/full?sort=price_asc&categoryId=1');
});

test('without offers the page says so, and links elsewhere · RT-24', async () => {
  const api = mockApi();
  api.on('products', 'GET /discounts/products', pageOf([]));
  await renderScreen(<OffersScreen filters={{}} />, { api });
  expect(await screen.findByRole('heading', { name: 'Vuelve pronto' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver nuevos' }).getAttribute('href')).toBe('/home/new-products');
});

test('new products are grouped by week; new shades of one product are one card · RT-25', async () => {
  const api = mockApi();
  api.on(
    'products',
    'GET /product/list',
    pageOf([
      makeDye({ newsAt: '2026-03-11T15:00:00.000Z', newTones: ['#B9436B', '#C75B43'] }),
      makeCard({ _id: '2', name: 'Aceite para barba', newsAt: '2026-03-09T15:00:00.000Z' }),
      makeCard({ _id: '3', name: 'Paleta de sombras', newsAt: '2026-03-02T15:00:00.000Z' }),
    ]),
  );
  const { address } = await renderScreen(<NewProductsScreen filters={{}} />, { api });
  const week = within(await screen.findByRole('region', { name: '9 al 15 de marzo' }));
  expect(week.getAllByRole('article')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: '2 al 8 de marzo' })).getByText('Paleta de sombras')).toBeDefined();
  expect(api.requestsTo('products GET /product/list')[0]?.query).toMatchObject({ news: 'true', sort: 'newest' });
  await userEvent.click(week.getByRole('button', { name: /^2 tonos nuevos de Tinte permanente/ }));
  expect(address()).toContain('carta=102');
});

test('in another order new products are one grid · RT-25', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/list', pageOf(many(3)));
  await renderScreen(<NewProductsScreen filters={{ sort: 'name' }} />, { api });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a category without products in the list links to the whole list', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/list', new Refusal('CATEGORY_NOT_FOUND'));
  const filters = { categoryId: '99', sort: 'name' as const, available: true };
  await renderScreen(<BestsellersScreen filters={filters} />, { api });
  const way = await screen.findByRole('link', { name: 'Quitar filtros' });
  expect(way.getAttribute('href')).toBe('/home/bestsellers?sort=name');
});

test('bestsellers: three on the podium, seven in rows, the others in a grid · RT-26', async () => {
  const api = mockApi();
  const all = many(12).map((card, at) => (at === 4 ? makeDye({ _id: card._id, name: card.name }) : card));
  api.on('products', 'GET /product/list', pageOf(all));
  await renderScreen(<BestsellersScreen filters={{}} />, { api });
  const podium = within(await screen.findByRole('list', { name: 'Los tres más vendidos' }));
  expect(podium.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Producto 1',
    'Producto 2',
    'Producto 3',
  ]);
  expect(podium.getAllByText(/^\d+$/).map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  const rows = screen.getByRole<HTMLOListElement>('list', { name: 'Del cuarto al décimo' });
  expect(rows.start).toBe(4);
  expect(within(rows).getAllByRole('listitem')).toHaveLength(7);
  const shades = within(rows).getAllByRole('button', { name: /^Elegir tonos/ });
  expect(shades.map((button) => button.getAttribute('aria-label'))).toEqual(['Elegir tonos de Producto 5']);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(api.requestsTo('products GET /product/list')[0]?.query).toMatchObject({ sort: 'bestsellers' });
});

test('in another order there is no podium · RT-26', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/list', pageOf(many(12)));
  const { address } = await renderScreen(<BestsellersScreen filters={{ sort: 'name' }} />, { api });
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  expect(screen.queryByRole('list', { name: 'Los tres más vendidos' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'bestsellers');
  // The default order is not in the address.
  expect(address()).toBe('/home/bestsellers');
});

test('a curated list has its title and all its pages · RT-23', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/custom-list/{url_name}', ({ params, query }) => ({
    results: [makeCard({ _id: query['page'] ?? '', name: `${params['url_name']} ${query['page']}` })],
    page: Number(query['page']),
    limit: 20,
    total: 2,
    pages: 2,
    facets,
    title: 'Vuelta al salón',
  }));
  await renderScreen(<CustomListScreen urlName="vuelta" filters={{}} />, { api });
  expect(await screen.findByText('vuelta 1')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 1, name: 'Vuelta al salón' }).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
  expect(await screen.findByText('vuelta 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ver más productos' })).toBeNull();
});

test("a curated list keeps the operator's order, and can be sorted and filtered · RT-23", async () => {
  const api = mockApi();
  api.on('products', 'GET /product/custom-list/{url_name}', {
    ...pageOf(many(2)),
    facets: { ...facets, manufacturers: [{ _id: '3', name: 'Selva Clara', count: 2 }] },
    title: 'Vuelta al salón',
  });
  const filters = { volume: '60ml,90ml', sort: 'name' as const };
  const { address } = await renderScreen(<CustomListScreen urlName="vuelta" filters={filters} />, { api });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(api.requestsTo('products GET /product/custom-list/{url_name}')[0]?.query).toMatchObject({
    volume: '60ml,90ml',
    sort: 'name',
    facets: 'true',
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /Selva Clara/ }));
  expect(address()).toBe('/products/custom-list/vuelta?volume=60ml%2C90ml&sort=name&manufacturerId=3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Recomendados');
  expect(address()).toBe('/products/custom-list/vuelta?volume=60ml%2C90ml');
  await userEvent.click(await screen.findByRole('link', { name: 'Coloración' }));
  expect(address()).toBe('/products/custom-list/vuelta?volume=60ml%2C90ml&sort=name&categoryId=1');
});

test('a list that no longer exists says so and links to another · RT-23', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/custom-list/{url_name}', new Refusal('LIST_NOT_FOUND'));
  await renderScreen(<CustomListScreen urlName="vuelta" filters={{}} />, { api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Esa lista ya no está' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver ofertas' }).getAttribute('href')).toBe('/home/offers/full');
});

test.each([
  ['offers', 'GET /discounts/products', <OffersScreen key="" filters={{}} />],
  [
    'a list of an operator',
    'GET /product/custom-list/{url_name}',
    <CustomListScreen key="" urlName="vuelta" filters={{}} />,
  ],
] as const)('%s that failed to load can be retried · ERR-14', async (_, call, list) => {
  const api = mockApi();
  api.on('products', call, new Refusal('INTERNAL', { error: 'Algo falló' }));
  await renderScreen(list, { api });
  expect(await screen.findByText('No pudimos cargar los productos')).toBeDefined();
  const loaded = { ...pageOf(many(1)), title: 'Vuelta al salón' };
  api.on('products', call, loaded);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Producto 1')).toBeDefined();
});
