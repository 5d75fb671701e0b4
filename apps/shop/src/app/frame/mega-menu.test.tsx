import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCategory } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MegaMenu } from './mega-menu.tsx';

function twoCategories() {
  const api = mockApi();
  const children = [{ _id: '21', name: 'Esmaltes', image: '/pictures/category/21', products: 37 }];
  api.on('products', 'GET /category/list', {
    results: [makeCategory(), makeCategory({ _id: '2', name: 'Uñas', children })],
  });
  return api;
}
const focused = () => document.activeElement?.textContent;

test('arrow keys move along the categories, right enters the chosen one, left returns', async () => {
  await renderScreen(<MegaMenu onLeave={() => {}} />, { api: twoCategories() });
  await screen.findAllByRole('tab');
  expect(focused()).toBe('Coloración');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Uñas');
  expect(screen.getByRole('tabpanel', { name: 'Uñas' })).toBeDefined();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('href')).toBe('/home/categories/2/unas');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Esmaltes');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Uñas');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Coloración');
});

test('a category shows its subcategories, brands, colour families and four best sellers; a link closes the menu', async () => {
  let left = 0;
  const { api, address } = await renderScreen(<MegaMenu onLeave={() => (left += 1)} />, { api: twoCategories() });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Coloración' }));
  const top = within(panel.getByRole('region', { name: 'Más vendidos' }));
  expect(await top.findAllByRole('link')).toHaveLength(4);
  expect(api.requestsTo('products GET /product/list')[0]?.query).toMatchObject({
    categoryId: '1',
    sort: 'bestsellers',
  });
  expect(panel.getByRole('link', { name: 'Rojos' })).toBeDefined();
  await userEvent.click(panel.getByRole('link', { name: 'Tinta Sur' }));
  expect(address()).toBe('/home/categories/1/coloracion?manufacturerId=1');
  expect(left).toBe(1);
});
