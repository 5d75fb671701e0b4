import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxFavourites, maxFavouritesOnDevice } from '@tonalia/rules/policy';
import { expect, test } from 'vitest';
import { makeCard, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeCache } from '../../app/cache.ts';
import { moveFavourites } from '../../app/move-favourites.ts';
import { ProductCard } from './product-card.tsx';
import { thingsOf } from '../../api/favourites/list.ts';
import { deviceMarks, markOnDevice } from '../../api/favourites/marks.ts';
import { mergeFavourites } from '../../api/favourites/merge.ts';
import { chooseCustomer } from '../../api/session/session.ts';

const shampoo = makeCard();
const heart = () => screen.getByRole('button', { name: /favoritos$/ });
const merged = (api: ReturnType<typeof mockApi>) => api.requestsTo('products POST /favorite/merge');
const enter = async (user: ReturnType<typeof makeUser>, api = mockApi({ user })) => {
  await renderScreen(null, { api, signedIn: true });
  return api;
};

test('a guest’s favourite is stored on the device, shown after a reload and not sent to the API · D-12', async () => {
  const api = mockApi({ user: null });
  const { address } = await renderScreen(<ProductCard product={shampoo} />, { api });
  await userEvent.click(heart());
  expect(heart().getAttribute('aria-label')).toBe(`Quitar ${shampoo.name} de favoritos`);
  expect(deviceMarks()).toEqual([shampoo._id]);
  expect(await screen.findByText('Guardado en favoritos')).toBeDefined();
  expect(address()).toBe('/home/marketplace/customer');
  await renderScreen(<ProductCard product={makeCard({ name: 'Otra vez' })} />, { api });
  expect(await screen.findByRole('button', { name: 'Quitar Otra vez de favoritos' })).toBeDefined();
  expect(api.requestsTo('products POST /favorite/query')).toEqual([]);
  expect(api.requestsTo('products POST /favorite/add')).toEqual([]);
});

test('a guest can undo removing a favourite', async () => {
  markOnDevice(shampoo._id, true);
  await renderScreen(<ProductCard product={shampoo} />, { api: mockApi({ user: null }) });
  await userEvent.click(await screen.findByRole('button', { name: `Quitar ${shampoo.name} de favoritos` }));
  expect(deviceMarks()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(deviceMarks()).toEqual([shampoo._id]);
  expect(heart().getAttribute('aria-label')).toBe(`Quitar ${shampoo.name} de favoritos`);
});

test('a device stores the newest 200 favourites, each once', () => {
  for (let id = 1; id <= maxFavouritesOnDevice + 1; id += 1) markOnDevice(String(id), true);
  markOnDevice('7 TS-71', true);
  markOnDevice('9', true);
  expect(deviceMarks()).toHaveLength(maxFavouritesOnDevice);
  expect(deviceMarks().slice(0, 3)).toEqual(['9', '7 TS-71', String(maxFavouritesOnDevice + 1)]);
  expect(deviceMarks().at(-1)).toBe('3');
});

test('a damaged mark is ignored', () => {
  expect(thingsOf(['7', '8 TS 71', '', 'x', '0', '9 '])).toEqual([
    { productId: '7', versionCode: null },
    { productId: '8', versionCode: 'TS 71' },
  ]);
});

test('signing in moves the device’s favourites to the account, once · D-12', async () => {
  markOnDevice('102 TS-71', true);
  markOnDevice('101', true);
  moveFavourites(makeCache());
  const api = await enter(makeUser());
  await waitFor(() => expect(deviceMarks()).toEqual([]));
  expect(merged(api)).toHaveLength(1);
  expect(merged(api)[0]?.body).toEqual({
    things: [
      { productId: '101', versionCode: null },
      { productId: '102', versionCode: 'TS-71' },
    ],
  });
});

test('without a response the device keeps its favourites and moves them later', async () => {
  markOnDevice('101', true);
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /favorite/merge', new Refusal('INTERNAL'));
  await enter(makeUser(), api);
  const cache = makeCache();
  await expect(mergeFavourites(cache)).rejects.toMatchObject({ code: 'INTERNAL' });
  expect(deviceMarks()).toEqual(['101']);
  api.on('products', 'POST /favorite/merge', { results: { marks: ['101'] } });
  await mergeFavourites(cache);
  expect(deviceMarks()).toEqual([]);
});

test('favourites that do not fit into a full account stay on the device', async () => {
  markOnDevice('101', true);
  markOnDevice('102', true);
  const api = mockApi({ user: makeUser() });
  const marks = ['102', ...Array.from({ length: maxFavourites - 1 }, (_, at) => String(at + 1_000))];
  api.on('products', 'POST /favorite/merge', { results: { marks } });
  await enter(makeUser(), api);
  await mergeFavourites(makeCache());
  expect(deviceMarks()).toEqual(['101']);
});

test('a guest’s favourites do not move to a seller’s customer · ROL-06', async () => {
  markOnDevice('101', true);
  const api = await enter(sellerUser);
  chooseCustomer(portfolioCustomer);
  await mergeFavourites(makeCache());
  expect(merged(api)).toEqual([]);
  expect(deviceMarks()).toEqual(['101']);
});
