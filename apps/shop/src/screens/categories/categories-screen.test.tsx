import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCategory } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { useHere } from '../../navigation/link.tsx';
import { CategoriesScreen } from './categories-screen.tsx';

const at = '/home/categories/';

function twoCategories() {
  const api = mockApi();
  const children = [{ _id: '21', name: 'Esmaltes', image: '/pictures/category/21', products: 37 }];
  api.on('products', 'GET /category/list', {
    results: [makeCategory(), makeCategory({ _id: '2', name: 'Uñas', children })],
  });
  return api;
}

/** The screen with its parameter from the address, as the route renders it. */
function AtItsAddress() {
  return <CategoriesScreen open={new URLSearchParams(useHere().split('?')[1]).get('c') ?? undefined} />;
}

test('a category of the list opens its subcategories with counts and shade families beside it · RT-19 GEN-04', async () => {
  const { address } = await renderScreen(<AtItsAddress />, { api: twoCategories(), at });
  expect(await screen.findByRole('region', { name: 'Coloración' })).toBeDefined();
  const list = within(screen.getByRole('navigation', { name: 'Categorías' }));
  await userEvent.click(list.getByRole('link', { name: 'Uñas' }));
  expect(address()).toMatch(/\?c=2$/);
  const open = within(await screen.findByRole('region', { name: 'Uñas' }));
  expect(open.getByRole('link', { name: /Esmaltes.*37/ }).getAttribute('href')).toBe('/home/categories/21/esmaltes');
  expect((await open.findByRole('link', { name: 'Nude' })).getAttribute('href')).toBe(
    '/home/categories/2/unas?colorFamilyId=2',
  );
});

test('an unknown category in the address opens the first category', async () => {
  await renderScreen(<CategoriesScreen open="1' or 1=1" />, { api: twoCategories(), at });
  expect(await screen.findByRole('region', { name: 'Coloración' })).toBeDefined();
});
