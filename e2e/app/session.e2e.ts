import type { Page } from '@playwright/test';
import { fillLogin, makeCustomer, password } from '../people.ts';
import { strangersGuess } from '../strangers.ts';
import { asReturning, expect, here, loseNetwork, restartApp, startApp, test } from './app-journey.ts';
import { layBridge } from './bridge.ts';

/** Tokens, recognised by their form. */
const secret = /t[arl]_[\w-]{43}/;

/** Everything that a page of this origin can read, except memory. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const reading = opening.result.transaction(stores);
              const all = stores.map((store) => reading.objectStore(store).getAll());
              reading.oncomplete = () => resolve(all.map(({ result }) => result));
            };
          }),
      ),
    );
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      databases,
      caches_,
    ]);
  });
}

const openAccount = (page: Page) => page.getByRole('link', { name: 'Cuenta' }).click();

test('a customer signs in to the app, and the session is only in the phone’s secure store · D-11 ENT-13', async ({
  page,
  db,
  bridge,
}) => {
  const { email } = await makeCustomer(db);
  await startApp(page);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/home/marketplace/customer');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  expect([...bridge.store.values()].join()).toMatch(/tr_[\w-]{43}/);
  expect([...bridge.store.values()].join()).toMatch(/td_[\w-]{43}/);
  expect(bridge.store.size).toBe(2);
  const kept = await everythingKept(page);
  expect(kept).not.toMatch(secret);
  expect(kept).not.toContain(password);
  expect(await page.context().cookies()).toEqual([]);
});

test('a restarted app keeps its session; signed out, neither it nor a new installation has one · ST-03 ST-05 RT-01', async ({
  page,
  db,
  bridge,
  browser,
  baseURL,
}) => {
  const { email } = await makeCustomer(db);
  await startApp(page);
  await fillLogin(page, email);
  const before = [...bridge.store.values()].join();

  let app = await restartApp(page);
  await expect(app).toHaveURL('/home/marketplace/customer');
  // As when the phone discards a background app.
  await app.goto('/home/profile');
  await expect(app.getByRole('main')).toContainText('Marcela Jornada');
  await expect.poll(() => [...bridge.store.values()].join()).not.toBe(before);

  // Reinstalled: the Keychain is unchanged, everything else is gone.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const newBridge = await layBridge(context, { store: new Map(bridge.store), platform: 'ios' });
  await asReturning(context);
  const later = await context.newPage();
  await startApp(later);
  await expect(later).toHaveURL('/login');
  const left = [...bridge.store.values()].join();
  await expect.poll(() => [...newBridge.store.values()].join()).not.toContain(left);
  await context.close();

  await openAccount(app);
  await app.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(app).toHaveURL('/login');
  expect(JSON.stringify([...bridge.store.values()])).not.toContain(before);
  app = await restartApp(app);
  await expect(app).toHaveURL('/login');
});

test('an app that starts offline says so, still knows its user, and continues when the network returns', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/failed: net::ERR_INTERNET_DISCONNECTED/, /console: .*ERR_INTERNET_DISCONNECTED/);
  const { email } = await makeCustomer(db);
  await startApp(page);
  await fillLogin(page, email);
  const restore = await loseNetwork(page.context());
  const app = await restartApp(page);
  await expect(app).toHaveURL('/home/marketplace/customer');
  await expect(app.getByRole('main')).not.toBeEmpty();
  await openAccount(app);
  await expect(app.getByRole('main')).toContainText('Marcela Jornada');
  await app.getByRole('link', { name: 'Mis direcciones de entrega' }).click();
  await expect(app.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
  expect(here(app)).toBe('/home/profile/address');
  await restore();
  // Automatically or by the button: whichever comes first.
  await expect(async () => {
    const again = app.getByRole('button', { name: 'Reintentar' }).first();
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(app.getByRole('main').getByText('Sede Chapinero')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('under a guessing attack the app solves a challenge, and is a known device from then on · T10', async ({
  page,
  db,
  bridge,
  faults,
}) => {
  faults.expect(/403 POST .*auth\/login/, /status of 403/);
  const { email } = await makeCustomer(db);
  await strangersGuess(email, 30);
  await startApp(page);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/v3/auth/login') && answer.request().postData()?.includes(email))
      answers.push(answer.status());
  });
  await fillLogin(page, email);
  await expect(page).toHaveURL('/home/marketplace/customer');
  expect(answers).toEqual([403, 200]);
  expect([...bridge.store.values()].join()).toMatch(/td_[\w-]{43}/);
});
