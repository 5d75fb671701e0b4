import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Favorite } from '@tonalia/contract/products';
import { expect, test } from 'vitest';
import { makeCard, makeDye, makeUser, makeVersion, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { markOnDevice } from '../../api/favourites/marks.ts';
import { chooseCustomer } from '../../api/session/session.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { FavoritesScreen } from './favorites-screen.tsx';

const shampoo = makeCard();
const gone = makeCard({ _id: '105', code: 'RR', name: 'Acondicionador hidratante', stock: 0 });
const keep = (change: Partial<Favorite>): Favorite => ({
  _id: '1',
  versionCode: null,
  added_at: '2026-11-20T10:00:00.000Z',
  priceThen: 35_100,
  product: shampoo,
  version: null,
  ...change,
});
const kept = [
  keep({}),
  keep({ _id: '2', product: gone, priceThen: gone.price }),
  keep({ _id: '3', product: makeDye(), versionCode: 'TS-71', version: makeVersion(), priceThen: 12_900 }),
];

async function openFavorites(results = kept, api = mockApi({ user: makeUser() })) {
  const marks = results.map(({ product, versionCode }) =>
    versionCode === null ? product._id : `${product._id} ${versionCode}`,
  );
  api.on('products', 'POST /favorite/query', ({ body }) => {
    const { marksOnly } = body as { marksOnly?: boolean };
    return { results: marksOnly ? [] : results, page: 1, limit: 100, total: results.length, pages: 1, marks };
  });
  return renderScreen(<FavoritesScreen />, { api, signedIn: true, at: '/home/favorites' });
}
const removed = (api: ReturnType<typeof mockApi>) => api.requestsTo('products POST /favorite/remove-item');
const added = (api: ReturnType<typeof mockApi>) => api.requestsTo('products POST /favorite/add');

test('favourites are products and shades; a lower price shows the difference, and sold-out ones stay', async () => {
  await openFavorites();
  expect(await screen.findByText('Bajó $ 3.200')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Agotado')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Tonos 1' }));
  expect(screen.getByRole('button', { name: '7.1 Rubio medio cenizo' })).toBeDefined();
  expect(screen.queryByText(/^Bajó/)).toBeNull();
});

test('a favourite is removed at once and restored with Deshacer', async () => {
  const { api } = await openFavorites();
  await userEvent.click(await screen.findByRole('button', { name: `Quitar ${shampoo.name} de favoritos` }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  // not lost with the heart that had it
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('article'))).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole('radio', { name: 'Productos 1' })).toBeDefined();
  await waitFor(() => expect(removed(api)).toHaveLength(1));
  expect(removed(api)[0]?.body).toEqual({ productId: shampoo._id, versionCode: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await waitFor(() => expect(added(api)).toHaveLength(1));
});

test('a refused removal is undone, and says why', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /favorite/remove-item', new Refusal('INTERNAL', { error: 'Algo falló' }));
  await openFavorites(kept, api);
  await userEvent.click(await screen.findByRole('button', { name: `Quitar ${shampoo.name} de favoritos` }));
  expect((await screen.findByRole('alert')).textContent).toContain('Algo falló');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a shade is ordered in place', async () => {
  const { api } = await openFavorites(kept.slice(2));
  await userEvent.click(await screen.findByRole('radio', { name: 'Tonos 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agregar una unidad' }));
  await waitFor(() => expect(api.requestsTo('purchase POST /cart/additem')).toHaveLength(1));
  expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({
    code: 'TS-PER',
    versions: [{ code: 'TS-71', quantity: 1 }],
  });
});

test('without favourites the page links to the bestsellers', async () => {
  await openFavorites([]);
  expect(await screen.findByRole('heading', { name: 'Aún no guardas favoritos' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver lo más vendido' }).getAttribute('href')).toBe('/home/bestsellers');
});

test('a list that failed to load can be retried', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /favorite/query', new Refusal('INTERNAL'));
  await renderScreen(<FavoritesScreen />, { api, signedIn: true });
  expect(await screen.findByRole('heading', { name: 'No pudimos cargar tus favoritos' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});

const heart = () => screen.getByRole('button', { name: /favoritos$/ });
const renderCard = (user: ReturnType<typeof makeUser> | null, api = mockApi({ user })) =>
  renderScreen(<ProductCard product={shampoo} />, { api, signedIn: user !== null });

test('the heart of a card responds at once, and one request serves all hearts', async () => {
  const api = mockApi({ user: makeUser() });
  await renderScreen(
    <>
      <ProductCard product={shampoo} />
      <ProductCard product={gone} />
    </>,
    { api, signedIn: true },
  );
  await waitFor(() => expect(api.requestsTo('products POST /favorite/query')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: `Guardar ${shampoo.name} en favoritos` }));
  expect(screen.getByRole('button', { name: `Quitar ${shampoo.name} de favoritos` })).toBeDefined();
  await waitFor(() => expect(added(api)).toHaveLength(1));
  expect(await screen.findByText('Guardado en favoritos')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver' }).getAttribute('href')).toBe('/home/favorites');
});

test('two quick taps reach the server in their order', async () => {
  const api = mockApi({ user: makeUser() });
  let answer: () => void = () => {};
  api.on('products', 'POST /favorite/add', async () => {
    await new Promise<void>((done) => {
      answer = done;
    });
    return { results: { marks: [] } };
  });
  await renderCard(makeUser(), api);
  await waitFor(() => expect(api.requestsTo('products POST /favorite/query')).toHaveLength(1));
  await userEvent.click(heart());
  await waitFor(() => expect(added(api)).toHaveLength(1));
  await userEvent.click(heart());
  expect(removed(api)).toEqual([]);
  answer();
  await waitFor(() => expect(removed(api)).toHaveLength(1));
  expect(heart().getAttribute('aria-label')).toBe(`Guardar ${shampoo.name} en favoritos`);
});

test('a guest sees the favourites of the device at current prices, without discontinued products · D-12', async () => {
  const dye = makeDye();
  for (const mark of [`${dye._id} TS-71`, '999', gone._id, shampoo._id]) markOnDevice(mark, true);
  const api = mockApi({ user: null });
  api.on('products', 'POST /favorite/read', {
    results: [
      { versionCode: null, product: shampoo, version: null },
      { versionCode: null, product: gone, version: null },
      { versionCode: 'TS-71', product: dye, version: makeVersion() },
    ],
  });
  await renderScreen(<FavoritesScreen />, { api, at: '/home/favorites' });
  expect(await screen.findByRole('radio', { name: 'Productos 2' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Tonos 1' })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText(/^Bajó/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Quitar ${shampoo.name} de favoritos` }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Productos 1' })).toBeDefined();
  expect(api.requestsTo('products POST /favorite/query')).toEqual([]);
});

test('a guest without favourites sends no request', async () => {
  const { api } = await renderScreen(<FavoritesScreen />, { api: mockApi({ user: null }), at: '/home/favorites' });
  expect(await screen.findByRole('heading', { name: 'Aún no guardas favoritos' })).toBeDefined();
  expect(api.requestsTo('products POST /favorite/read')).toEqual([]);
});

test('a seller keeps favourites for the chosen customer, and must choose one first · ST-16', async () => {
  const { api } = await renderCard(sellerUser);
  await userEvent.click(heart());
  expect(await screen.findByRole('alertdialog', { name: 'Selecciona un cliente' })).toBeDefined();
  expect(added(api)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  chooseCustomer(portfolioCustomer);
  await userEvent.click(heart());
  await waitFor(() => expect(added(api)).toHaveLength(1));
  expect(added(api)[0]?.query.customerId).toBe(portfolioCustomer.customerId);
});
