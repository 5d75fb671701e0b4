import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { paths } from '../../paths.ts';
import { ShelfLinks } from './shelf-links.tsx';

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');

test('the second row has brands, deals, new products, best sellers and combos; help is last', async () => {
  await renderScreen(<ShelfLinks />, { at: paths.manufacturer({ _id: '1', name: 'Tinta Sur' }) });
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Marcas', '/home/manufacturers'],
    ['Ofertas', '/home/offers/full'],
    ['Nuevos', '/home/new-products'],
    ['Más vendidos', '/home/bestsellers'],
    ['Combos', '/home/combos/combos'],
    ['Ayuda', '/home/support'],
  ]);
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([links()[0]]);
});

test('the operator’s menu replaces them, without links to other sites; members have the ways to order first · CON-12 SEL-001', async () => {
  const api = mockApi({ user: makeUser() });
  const entry = (_id: string, name: string, link: string) => ({ _id, name, icon: null, link });
  api.on('marketing', 'GET /menu/list', {
    results: [entry('1', 'Temporada', '/products/custom-list/temporada'), entry('2', 'Fuera', '//evil.example/x')],
  });
  await renderScreen(<ShelfLinks />, { api, signedIn: true });
  expect(await screen.findByRole('link', { name: 'Temporada' })).toBeDefined();
  expect(links().map((link) => link.textContent)).toEqual([
    'Pedir de nuevo',
    'Pedido rápido',
    'Plantillas',
    'Temporada',
    'Ayuda',
  ]);
});

test('on the saved lists their own link is the current one, not that of the quick order', async () => {
  const api = mockApi({ user: makeUser() });
  await renderScreen(<ShelfLinks />, { api, signedIn: true, at: '/home/quick-order?list=all' });
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toMatchObject([{ textContent: 'Plantillas' }]);
});
