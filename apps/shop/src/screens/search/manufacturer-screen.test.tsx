import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCard, makeDye, makeFacets } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ManufacturerScreen } from './manufacturer-screen.tsx';

const at = '/home/manufacturers/1/tinta-sur';

function tintaSur() {
  const api = mockApi();
  const categories = [
    { _id: '11', name: 'Tintes', count: 3 },
    { _id: '12', name: 'Oxidantes', count: 2 },
  ];
  api.on('products', 'GET /product/list', ({ query }) => ({
    results: query['categoryId'] === '12' ? [makeCard({ name: 'Oxidante' })] : [makeDye(), makeCard()],
    page: 1,
    limit: 20,
    total: 5,
    pages: 1,
    facets: makeFacets({ categories }),
  }));
  return api;
}

test("a brand page shows name and count in the brand's colours, and its products alone · RT-18 GEN-04", async () => {
  const { api } = await renderScreen(<ManufacturerScreen manufacturerId="1" filters={{}} />, { api: tintaSur(), at });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Tinta Sur' });
  expect(heading.closest('header')?.style.background).toBe('rgb(31, 42, 68)');
  expect(screen.getByText('48 productos')).toBeDefined();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(api.requestsTo('products GET /product/list').every(({ query }) => query['manufacturerId'] === '1')).toBe(true);
  expect(screen.queryByRole('group', { name: 'Marca' })).toBeNull();
});

test('a line narrows the list and keeps the header', async () => {
  await renderScreen(<ManufacturerScreen manufacturerId="1" filters={{ categoryId: '12' }} />, { api: tintaSur(), at });
  const lines = within(await screen.findByRole('navigation', { name: 'Líneas de Tinta Sur' }));
  expect(lines.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Todo', at],
    ['Tintes', `${at}?categoryId=11`],
    ['Oxidantes', `${at}?categoryId=12`],
  ]);
  expect(lines.getByRole('link', { current: 'page' }).textContent).toBe('Oxidantes');
  expect((await screen.findAllByRole('article')).map((card) => within(card).getByRole('link').textContent)).toEqual([
    'Oxidante',
  ]);
  expect(screen.getByRole('list', { name: 'Cartas de color' })).toBeDefined();
});

test('a filter keeps the line, and the colour card of a product opens from the header', async () => {
  const { address } = await renderScreen(<ManufacturerScreen manufacturerId="1" filters={{ categoryId: '12' }} />, {
    api: tintaSur(),
    at,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'En oferta' }));
  expect(address()).toBe(`${at}?categoryId=12&offers=1`);
  await userEvent.click(screen.getByRole('button', { name: /^Tinte permanente en crema 90 ml/ }));
  expect(address()).toContain('carta=102');
});

test('an unknown brand links to the others', async () => {
  const { api } = await renderScreen(<ManufacturerScreen manufacturerId="../1" filters={{}} />, {
    api: tintaSur(),
    at,
  });
  await screen.findByRole('heading', { level: 1, name: 'Esa marca ya no está' });
  expect(screen.getByRole('link', { name: 'Ver todas las marcas' }).getAttribute('href')).toBe('/home/manufacturers');
  expect(api.requestsTo('products GET /product/list')).toEqual([]);
});
