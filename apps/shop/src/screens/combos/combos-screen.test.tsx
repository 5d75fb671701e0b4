import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCombo } from '../../../test/make-combo.ts';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CombosScreen } from './combos-screen.tsx';

const combo = makeCombo();
const { description: _d, breadcrumbs: _b, gallery: _g, versions: _v, related: _r, ...card } = combo;
const toChoose = { ...card, matched: null };
const asItIs = {
  ...toChoose,
  _id: '302',
  code: 'CB-RIZOS',
  name: 'Rutina de rizos',
  category: { _id: '7', name: 'Rizos' },
  assemblies: card.assemblies.slice(3),
  partsPrice: null,
};

async function openCombos(user: ReturnType<typeof makeUser> | null = makeUser()) {
  const api = mockApi({ user });
  api.on('products', 'GET /combo/list', { results: [toChoose, asItIs], page: 1, limit: 20, total: 2, pages: 1 });
  api.on('products', 'GET /product/query', { results: combo });
  const view = await renderScreen(<CombosScreen />, { api, signedIn: user !== null, at: '/home/combos/combos' });
  await screen.findByRole('heading', { name: 'Arranque de coloración' });
  return view;
}
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement;
const added = (api: ReturnType<typeof mockApi>) => api.requestsTo('purchase POST /cart/additem');

test('while the picture of a combo is being drawn an icon replaces it', async () => {
  await openCombos();
  const card = cardOf('Arranque de coloración');
  expect(card.querySelector('[data-stand-in]')).not.toBeNull();
  fireEvent.load(card.querySelector('img') as HTMLImageElement);
  expect(card.querySelector('[data-stand-in]')).toBeNull();
});

test('a combo shows its parts, its price against theirs, and the savings · RT-27 GEN-04', async () => {
  await openCombos();
  const text = cardOf('Arranque de coloración').textContent;
  expect(text).toContain('Tinta Sur, 4 productos');
  expect(text).toContain('60.000 pesos, antes 75.000');
  expect(text).toContain('Ahorras $\u00A015.000');
  expect(text).toContain('2 de Tinte permanente, 1 de Oxidante en crema');
  expect(cardOf('Rutina de rizos').textContent).not.toContain('Ahorras');
});

test('a sold-out combo says so on its card, comes after the others, and cannot be added', async () => {
  const api = mockApi();
  const results = [{ ...asItIs, stock: 0 }, toChoose];
  api.on('products', 'GET /combo/list', { results, page: 1, limit: 20, total: 2, pages: 1 });
  await renderScreen(<CombosScreen />, { api, at: '/home/combos/combos' });
  await screen.findByRole('heading', { name: 'Rutina de rizos' });
  expect(screen.getAllByRole('article').at(-1)).toBe(cardOf('Rutina de rizos'));
  expect(within(cardOf('Rutina de rizos')).getByText('Agotado')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar combo Rutina de rizos' }));
  expect(added(api)).toEqual([]);
});

test('a combo without choices is added with one tap · RT-27', async () => {
  const { api } = await openCombos();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar combo Rutina de rizos' }));
  await waitFor(() => expect(added(api)).toHaveLength(1));
  expect(added(api)[0]?.body).toMatchObject({ productId: '302', code: 'CB-RIZOS', quantity: 1 });
  expect(await screen.findByText('Agregado al carrito')).toBeDefined();
});

test('a combo with shades is added once all are chosen; a missing choice is shown at its part · RT-27 VAL-07 VAL-09', async () => {
  const { api } = await openCombos();
  await userEvent.click(screen.getByRole('button', { name: 'Elegir tonos de Arranque de coloración' }));
  const sheet = await screen.findByRole('dialog', { name: /Arranque de coloración/ });
  const add = async () => userEvent.click(await within(sheet).findByRole('button', { name: 'Agregar combo' }));
  await add();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Elegir para Tinte permanente' }));
  const soldOut = within(sheet).getByRole('button', { name: '1.0 Negro, Tono fuera de stock' });
  await userEvent.click(soldOut);
  expect(soldOut.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(within(sheet).getByRole('button', { name: '7.1 Rubio medio cenizo' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Volver' }));
  expect(within(sheet).getByText('1 de 2 elegidos')).toBeDefined();
  expect(within(sheet).getByRole('button', { name: 'Falta 1' })).toBeDefined();
  expect(within(sheet).getByText('Debe seleccionar un color')).toBeDefined();
  expect(added(api)).toEqual([]);

  await userEvent.click(within(sheet).getByRole('button', { name: 'Falta 1' }));
  await userEvent.click(within(sheet).getByRole('button', { name: '7.1 Rubio medio cenizo' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Listo' }));
  expect(within(sheet).queryByText('Debe seleccionar un color')).toBeNull();
  await userEvent.click(within(sheet).getByRole('radio', { name: '10 vol' }));
  await add();
  await waitFor(() => expect(added(api)).toHaveLength(1));
  expect(added(api)[0]?.body).toMatchObject({
    quantity: 1,
    assemblies: [
      { code: 'TS', versionCode: 'TS-71' },
      { code: 'TS', versionCode: 'TS-71' },
      { code: 'OX', versionCode: 'OX-10' },
    ],
  });
});

test('a chosen shade can be removed again', async () => {
  await openCombos();
  await userEvent.click(screen.getByRole('button', { name: /^Elegir tonos/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir para Tinte permanente' }));
  await userEvent.click(screen.getByRole('button', { name: '6.0 Rubio oscuro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 6.0 Rubio oscuro' }));
  expect(screen.getByText('0 de 2 elegidos')).toBeDefined();
});

test('the categories narrow the list', async () => {
  await openCombos();
  await userEvent.click(screen.getByRole('button', { name: 'Rizos' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Todos' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a seller without a customer is asked to choose one · ST-16', async () => {
  const { api } = await openCombos(sellerUser);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar combo Rutina de rizos' }));
  expect(await screen.findByRole('alertdialog', { name: 'Selecciona un cliente' })).toBeDefined();
  expect(added(api)).toEqual([]);
});

test('an empty list and a failed list each offer a next step', async () => {
  const api = mockApi();
  api.on('products', 'GET /combo/list', new Refusal('INTERNAL'));
  await renderScreen(<CombosScreen />, { api });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('products', 'GET /combo/list', { results: [], page: 1, limit: 20, total: 0, pages: 0 });
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Ver ofertas' })).toBeDefined();
});
