import type { Route } from '@playwright/test';
import { fillLogin, makeCustomer, sellerOne } from '../people.ts';
import { expect, expectKept, restartApp, startApp, test } from './app-journey.ts';

/** Runs in the page: every script fetched before products were first visible. */
const watch = `
  const look = () => {
    if (!document.querySelector('main article a')) return requestAnimationFrame(look);
    globalThis.fetchedByThen = performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1))
      .filter((name) => name.endsWith('.js'));
  };
  if (location.origin !== 'null') requestAnimationFrame(look);`;

/** Files that the shell itself requests, without a script. */
const preloads = /<link rel="modulepreload" href="\/assets\/([^"]+)"/g;

test('the app starts with the stored home: it waits for no response, and the shell requests all its code', async ({
  page,
  db,
}) => {
  const customer = await makeCustomer(db);
  await startApp(page);
  await fillLogin(page, customer.email);
  const products = page.getByRole('main').getByRole('article');
  await expect(products.first()).toBeVisible();
  await expectKept(page, 'shelves');

  const context = page.context();
  const server = `${process.env.E2E_URL ?? ''}/**`;
  const held: Route[] = [];
  await context.route(server, (route) => void held.push(route));
  await context.addInitScript(watch);
  const app = await restartApp(page);
  await expect(app.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(app).toHaveURL('/home/marketplace/customer');
  await expect(app.getByRole('heading', { name: 'Marcas' })).toBeVisible();

  const shell = await (await app.request.get('/')).text();
  const early = [...shell.matchAll(preloads)].map(([, name = '']) => name);
  expect(early.map((name) => name.split('-')[0])).toEqual(expect.arrayContaining(['base', 'index', 'home', 'kept']));
  // Compiled off the main thread, not at its first call.
  for (const name of early.filter((one) => /^(base|index|home|kept)-/.test(one)))
    expect(await (await app.request.get(`/assets/${name}`)).text(), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  const fetched = await app.evaluate<string[]>('fetchedByThen');
  // The next part of the home may load while the first is drawn; the rest of the app follows.
  expect(fetched.filter((name) => !early.includes(name) && !name.startsWith('home-next-'))).toEqual([]);

  await context.unroute(server);
  expect(held.some((route) => route.request().url().includes('/auth/refresh-token'))).toBe(true);
  await Promise.all(held.map((route) => route.continue().catch(() => null)));
});

test('a seller’s app starts with stored data too, for a customer chosen just before', async ({ page, db }) => {
  const customer = await makeCustomer(db, { seller: sellerOne });
  await startApp(page);
  await fillLogin(page, sellerOne);
  await page.getByRole('link', { name: /Selecciona un cliente/ }).click();
  await page.getByRole('searchbox').fill(customer.name);
  await page.getByRole('button', { name: customer.name }).click();
  await expect(page).toHaveURL('/home/marketplace/seller');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // the home was stored before for the seller alone
  await expectKept(page, `/${customer.id}`);

  const server = `${process.env.E2E_URL ?? ''}/**`;
  await page.context().route(server, () => {});
  const app = await restartApp(page);
  await expect(app.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(app.getByRole('link', { name: `Entregar a ${customer.name}` })).toBeVisible();
  await app.context().unrouteAll({ behavior: 'ignoreErrors' });
});
