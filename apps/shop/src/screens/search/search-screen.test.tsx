import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeCard, makeFacets, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { readFilters } from '../../features/listing/filters.ts';
import { useHere } from '../../navigation/link.tsx';
import { SearchScreen } from './search-screen.tsx';

const at = '/view-results-search?search=champu';
const nothing = {
  results: [],
  page: 1,
  limit: 20,
  total: 0,
  pages: 0,
  facets: null,
  searchedFor: null,
  didYouMean: [],
};

function pages(total: number) {
  const api = mockApi();
  api.on('products', 'GET /search', ({ query }) => ({
    ...nothing,
    results: [makeCard({ _id: query['page'] ?? '', name: `Producto ${query['page']}` })],
    page: Number(query['page']),
    total,
    pages: total,
  }));
  return api;
}

/** An IntersectionObserver that reports everything as visible at once. */
function seesEverything() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: (entries: { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen;
      }
      observe() {
        queueMicrotask(() => this.seen([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

/** The screen with its parameters from the address, as the route renders it. */
function AtItsAddress() {
  const query = new URLSearchParams(useHere().split('?')[1]);
  return <SearchScreen filters={readFilters(Object.fromEntries(query))} />;
}

const askedPages = (api: ReturnType<typeof mockApi>) =>
  api.requestsTo('products GET /search').map(({ query }) => [query['page'], query['limit']]);

test('loading more by keyboard focuses the first new product', async () => {
  await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { api: pages(2), at });
  (await screen.findByRole('button', { name: 'Ver más productos' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Producto 2' })));
});

test('results load more while the page is below the number of pages, twenty at a time, and announce the end · ST-15 CON-01', async () => {
  const { api } = await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { api: pages(2), at });
  expect(await screen.findByText('Producto 1')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
  expect(await screen.findByText('Producto 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ver más productos' })).toBeNull();
  expect(screen.getByText('Viste los 2 productos.')).toBeDefined();
  expect(askedPages(api)).toEqual([
    ['1', '20'],
    ['2', '20'],
  ]);
});

test('three pages load automatically, the next one on request', async () => {
  seesEverything();
  const { api } = await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { api: pages(9), at });
  expect(await screen.findByText('Producto 3')).toBeDefined();
  await act(async () => {});
  expect(askedPages(api)).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
  expect(await screen.findByText('Producto 4')).toBeDefined();
});

test('a failed next page is retried by hand only, and the results stay · ERR-14', async () => {
  seesEverything();
  const api = pages(5);
  api.on('products', 'GET /search', ({ query }) =>
    query['page'] === '1'
      ? { ...nothing, results: [makeCard()], total: 5, pages: 5 }
      : new Refusal('INTERNAL', { error: 'Algo falló' }),
  );
  await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { api, at });
  expect(await screen.findByText('No pudimos cargar más productos')).toBeDefined();
  await act(async () => {});
  expect(askedPages(api)).toHaveLength(2);
  expect(screen.getByText(makeCard().name)).toBeDefined();
  api.on('products', 'GET /search', {
    ...nothing,
    results: [makeCard({ _id: '9', name: 'El otro' })],
    page: 2,
    pages: 2,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('El otro')).toBeDefined();
});

test('filters are in the address: several brands, a family, volumes, a price step, a flag, an order', async () => {
  const { address } = await renderScreen(<AtItsAddress />, { at });
  const rail = () => within(screen.getByRole('complementary', { name: 'Filtros' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Tinta Sur/ }));
  await userEvent.click(rail().getByRole('checkbox', { name: /Selva Clara/ }));
  await userEvent.click(rail().getByRole('button', { name: 'Nude' }));
  await userEvent.click(rail().getByRole('button', { name: /60 ml/ }));
  await userEvent.click(rail().getByRole('button', { name: /90 ml/ }));
  await userEvent.click(rail().getByRole('button', { name: /^Hasta/ }));
  await userEvent.click(rail().getByRole('checkbox', { name: /En oferta/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Menor precio');
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    search: 'champu',
    manufacturerId: '1,3',
    colorFamilyId: '2',
    volume: '60ml,90ml',
    maxPrice: '19999',
    offers: '1',
    sort: 'price_asc',
  });
});

test('a chip removes its filter', async () => {
  const filters = { search: 'champu', manufacturerId: '1,3', available: true };
  const { address } = await renderScreen(<SearchScreen filters={filters} />, { at });
  const [chip] = await screen.findAllByRole('button', { name: 'Quitar Tinta Sur' });
  await userEvent.click(chip ?? document.body);
  expect(address()).toBe('/view-results-search?search=champu&manufacturerId=3&available=1');
});

test('a custom range shows an invalid amount beside the field, and takes the ends in either order', async () => {
  const { address } = await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { at });
  const from = await screen.findByRole('textbox', { name: 'Desde' });
  const to = screen.getByRole('textbox', { name: 'Hasta' });
  await userEvent.type(from, '30.000');
  await userEvent.type(to, 'mucho{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('No es un número válido.');
  expect(document.activeElement).toBe(to);
  expect(from).toHaveProperty('value', '30.000');
  await userEvent.clear(to);
  await userEvent.type(to, '9000{Enter}');
  expect(address()).toBe('/view-results-search?search=champu&minPrice=9000&maxPrice=30000');
});

test('the sheet of a phone counts the filtered products, and removes all filters', async () => {
  const filters = { search: 'champu', offers: true, manufacturerId: '3' };
  const { address } = await renderScreen(<SearchScreen filters={filters} />, { at });
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: /^Filtros\s?2$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  expect(sheet.getByRole('button', { name: 'Ver 5 productos' })).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: 'Borrar todo' }));
  expect(address()).toBe('/view-results-search?search=champu');
});

test('an empty result offers other spellings, a contact and the bestsellers · RT-21', async () => {
  const api = mockApi();
  api.on('products', 'GET /search', { ...nothing, didYouMean: ['champú', 'champán'] });
  await renderScreen(<SearchScreen filters={{ search: 'chanpu' }} />, { api, at });
  expect(await screen.findByText('No encontramos “chanpu”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'champú' }).getAttribute('href')).toBe(
    '/view-results-search?search=champ%C3%BA',
  );
  const whatsappHref = screen.getByRole('link', { name: 'Preguntar por WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsappHref ?? '')).toContain('Busco “chanpu” y no lo encuentro en la tienda.');
  expect(within(await screen.findByRole('region', { name: 'Lo más vendido' })).getAllByRole('article')).not.toEqual([]);
});

test('a customer asks their adviser for a product that was not found', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'GET /search', nothing);
  await renderScreen(<SearchScreen filters={{ search: 'chanpu' }} />, { api, signedIn: true, at });
  expect(await screen.findByRole('link', { name: 'Pedirlo a mi asesora' })).toBeDefined();
});

test('results for other words than the typed ones say so', async () => {
  const api = mockApi();
  api.on('products', 'GET /search', {
    ...nothing,
    results: [makeCard()],
    total: 1,
    pages: 1,
    facets: makeFacets(),
    searchedFor: 'champú',
  });
  await renderScreen(<SearchScreen filters={{ search: 'chanpu' }} />, { api, at });
  expect(await screen.findByText(/Mostramos resultados de “champú”/)).toBeDefined();
  expect(screen.getByText(/No encontramos “chanpu”/)).toBeDefined();
});

test('a shopper can search for the exact text, and return from an empty result', async () => {
  const api = mockApi();
  const found = { ...nothing, results: [makeCard()], total: 1, pages: 1, searchedFor: 'champú' };
  api.on('products', 'GET /search', ({ query }) => (query['exact'] ? { ...nothing, didYouMean: ['champú'] } : found));
  const { address } = await renderScreen(<AtItsAddress />, { api, at: '/view-results-search?search=chanpu' });
  await userEvent.click(await screen.findByRole('link', { name: 'Buscar exactamente “chanpu”' }));
  expect(address()).toBe('/view-results-search?search=chanpu&exact=1');
  expect(await screen.findByText('No encontramos “chanpu”')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'champú' }));
  expect(address()).toBe('/view-results-search?search=champ%C3%BA');
});

test('filters that leave no product can be removed', async () => {
  const api = mockApi();
  api.on('products', 'GET /search', nothing);
  await renderScreen(<SearchScreen filters={{ search: 'xyz', offers: true }} />, { api, at });
  expect(await screen.findByText('Ningún producto cumple esos filtros.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Quitar filtros' }).getAttribute('href')).toBe(
    '/view-results-search?search=xyz',
  );
});

test('a list that failed to load can be retried · ERR-14', async () => {
  const api = mockApi();
  api.on('products', 'GET /search', new Refusal('INTERNAL', { error: 'Algo falló' }));
  await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { api, at });
  expect(await screen.findByText('No pudimos cargar los productos')).toBeDefined();
  api.on('products', 'GET /search', { ...nothing, results: [makeCard()], total: 1, pages: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByText(makeCard().name)).toBeDefined());
});

test('a search for several codes shows the understood ones, and links to each', async () => {
  const at = '/view-results-search?search=tinta%20sur%207.1%2C%206.66%2C%208.34%20x3';
  await renderScreen(<AtItsAddress />, { api: pages(1), at });
  const codes = await screen.findByRole('navigation', { name: 'Entendimos 3 códigos' });
  expect(
    within(codes)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['7.1', '/view-results-search?search=tinta+sur+7.1'],
    ['6.66', '/view-results-search?search=tinta+sur+6.66'],
    ['8.34 × 3', '/view-results-search?search=tinta+sur+8.34'],
  ]);
});
