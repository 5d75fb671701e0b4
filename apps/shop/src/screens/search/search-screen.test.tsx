import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCard } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { readFilters } from '../../features/listing/filters.ts';
import { SearchScreen } from './search-screen.tsx';

const at = '/view-results-search?search=champu';

function pages(total: number) {
  const api = mockApi();
  api.on('products', 'GET /search', ({ query }) => ({
    results: [makeCard({ _id: query['page'] ?? '', name: `Producto ${query['page']}` })],
    page: Number(query['page']),
    limit: 20,
    total,
    pages: total,
    facets: null,
    searchedFor: null,
    didYouMean: [],
  }));
  return api;
}

test('results load more while page is below the total of pages · ST-15', async () => {
  const { api } = await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { api: pages(2), at });
  expect(await screen.findByText('Producto 1')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
  expect(await screen.findByText('Producto 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ver más productos' })).toBeNull();
  expect(api.askedFor('products GET /search').map(({ query }) => [query['page'], query['limit']])).toEqual([
    ['1', '20'],
    ['2', '20'],
  ]);
});

test('a filter goes to the address', async () => {
  const { address } = await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { at });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'En oferta' }));
  expect(address()).toBe('/view-results-search?search=champu&offers=1');
});

test('nothing found says for what, and how to go on', async () => {
  const api = mockApi();
  api.on('products', 'GET /search', {
    results: [],
    page: 1,
    limit: 20,
    total: 0,
    pages: 0,
    facets: null,
    searchedFor: null,
    didYouMean: [],
  });
  await renderScreen(<SearchScreen filters={{ search: 'xyz', offers: true }} />, { api, at });
  expect(await screen.findByText('No encontramos “xyz”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Quitar filtros' }).getAttribute('href')).toBe(
    '/view-results-search?search=xyz',
  );
});

test('a list that could not be loaded can be tried again · ERR-14', async () => {
  const api = mockApi();
  api.on('products', 'GET /search', new Refusal('INTERNAL', { error: 'Algo falló' }));
  await renderScreen(<SearchScreen filters={{ search: 'champu' }} />, { api, at });
  expect(await screen.findByText('No pudimos cargar los productos')).toBeDefined();
  const good = pages(1);
  api.on('products', 'GET /search', {
    results: [makeCard()],
    page: 1,
    limit: 20,
    total: 1,
    pages: 1,
    facets: null,
    searchedFor: null,
    didYouMean: [],
  });
  expect(good.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByText(makeCard().name)).toBeDefined());
});

test('what makes no sense in an address is left out', () => {
  expect(
    readFilters({ search: '  champú ', offers: '1', news: 'sí', sort: 'cheap', manufacturerId: "1' or 1=1" }),
  ).toEqual({
    search: 'champú',
    offers: true,
  });
});
