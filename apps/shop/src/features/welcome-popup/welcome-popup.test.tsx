import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Banner } from '@tonalia/contract/marketing';
import { beforeEach, expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { WelcomePopup } from './welcome-popup.tsx';

const banner: Banner = {
  _id: '9',
  name: 'Banner popup',
  title: '9 tonos nuevos de semipermanente',
  subtitle: 'Nácar, desde $ 9.800 cada uno.',
  desktop: '/pictures/banner/9',
  mobile: '/pictures/banner/9',
  medium: '/pictures/banner/9',
  app_link: '/home/new-products',
};
const position = 'marketing GET /banner/list/position';

/** Pending idle callbacks; jsdom never becomes idle, so the test runs them. */
let waiting: IdleRequestCallback[] = [];
window.requestIdleCallback = (work) => waiting.push(work);
window.cancelIdleCallback = () => {
  waiting = [];
};
function becomeIdle() {
  for (const work of waiting) work({ didTimeout: false, timeRemaining: () => 50 });
}
/** The page becomes idle and the pointer moves. */
function settle() {
  becomeIdle();
  fireEvent.pointerMove(window);
}

beforeEach(() => {
  sessionStorage.clear();
  waiting = [];
});

async function enter(user: ReturnType<typeof makeUser> | null, change: Partial<Banner> = {}) {
  const api = mockApi({ user });
  api.on('marketing', 'GET /banner/list/position', { results: [{ ...banner, ...change }] });
  return renderScreen(<WelcomePopup />, { api, signedIn: user !== null });
}
async function welcome() {
  settle();
  return screen.findByRole('dialog', { name: banner.title });
}

test.each([
  ['a guest', null],
  ['a customer', makeUser()],
])('%s is greeted with the banner of that name, in its two sizes · UI-02 GEN-07', async (_, user) => {
  const { api, container } = await enter(user);
  await welcome();
  expect(api.requestsTo(position)[0]?.query).toMatchObject({ name: 'Banner popup', platform: 'web' });
  expect(container.querySelector('source')?.getAttribute('media')).toBe('(width >= 64rem)');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/pictures/banner/9');
  expect(screen.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/home/new-products');
});

test.each([
  ['a seller', sellerUser],
  ['a user of a provider', makeUser({ provider_code: 'PR-1' })],
])('%s is not greeted · UI-02', async (_, user) => {
  const { api } = await enter(user);
  expect(waiting).toEqual([]);
  expect(api.requests).toEqual([]);
});

test('the popup shows once per visit', async () => {
  const first = await enter(null);
  await welcome();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  first.unmount();
  await enter(null);
  expect(waiting).toEqual([]);
});

test('nothing is requested before the page is idle and the user interacts', async () => {
  const { api } = await enter(null);
  fireEvent.pointerMove(window);
  becomeIdle();
  expect(api.requests).toEqual([]);
  await welcome();
});

test('a link to another site is not offered', async () => {
  await enter(null, { app_link: 'https://otra.example/' });
  await welcome();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a banner nothing opens, and a later banner still can', async () => {
  const api = mockApi();
  await renderScreen(<WelcomePopup />, { api });
  settle();
  await waitFor(() => expect(api.requestsTo(position)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
