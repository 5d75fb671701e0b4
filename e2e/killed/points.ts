import type { Page, Route } from '@playwright/test';
import { expect } from '../journey.ts';
import { leave, openSheet } from '../outbox-steps.ts';

/** Units of the order that a seller takes in these journeys. */
export const UNITS = 3;

/** How far an order came before its phone was killed. */
export interface KillPoint {
  name: string;
  /** Goes on from the lines of the quick order, until the moment of the kill. */
  reach: (page: Page, caught: CaughtRequest) => Promise<void>;
  /** Whether its lines were typed and no order yet, whether it was on the disk of the phone, and whether the server had it. */
  isTyped: boolean;
  isKept: boolean;
  isSent: boolean;
}

/** The request that was on its way when the phone was killed. */
export interface CaughtRequest {
  send: (() => Promise<unknown>) | null;
}

const ORDERS = '**/api/purchase/seller-orders*';

/** Stops the page at its n-th write to the outbox: before the disk has it, or when it has it and the code does not know yet. */
const stopAtWrite = (page: Page, stop: { write: number; isDone: boolean }): Promise<void> =>
  page.evaluate(({ write, isDone }) => {
    let writes = 0;
    const reached = () => document.body.setAttribute('data-reached', '');
    const begin: (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) => IDBTransaction =
      // oxlint-disable-next-line typescript/unbound-method -- called with its database
      IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
      if (this.name !== 'tonalia-outbox' || args[1] !== 'readwrite') return begin.apply(this, args);
      writes += 1;
      if (writes !== write) return begin.apply(this, args);
      if (!isDone) {
        reached();
        // it takes the order, and never ends
        return { objectStore: () => ({ put: () => {} }) } as unknown as IDBTransaction; // as: all that the outbox uses
      }
      const made = begin.apply(this, args);
      made.addEventListener('complete', reached);
      Object.defineProperty(made, 'oncomplete', { set: () => {} });
      return made;
    };
  }, stop);

/** Leaves the order until the page stops at a write. */
async function leaveUntilWrite(page: Page, stop: { write: number; isDone: boolean }) {
  const sheet = await openSheet(page);
  await stopAtWrite(page, stop);
  await sheet.getByRole('button', { name: 'Dejar por enviar' }).click();
  await expect(page.locator('[data-reached]')).toBeAttached();
}

/** Leaves the order until its request is on its way; `pass` decides what the server gets of it. */
async function leaveUntilRequest(page: Page, pass: (route: Route) => Promise<unknown>): Promise<void> {
  const sheet = await openSheet(page);
  const reached = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await pass(route).catch(() => null);
    reached.resolve();
  });
  await sheet.getByRole('button', { name: 'Dejar por enviar' }).click();
  await reached.promise;
}

const typed = { isTyped: true, isKept: false, isSent: false };
const kept = { isTyped: false, isKept: true, isSent: false };
const sent = { isTyped: false, isKept: true, isSent: true };

export const killPoints: readonly KillPoint[] = [
  { name: 'the customer is chosen', ...typed, isTyped: false, reach: async () => {} },
  { name: 'the lines are typed', ...typed, reach: async () => {} },
  {
    name: 'the order is made',
    ...typed,
    reach: (page) => leaveUntilWrite(page, { write: 1, isDone: false }),
  },
  {
    name: 'the order is on the disk',
    ...kept,
    reach: (page) => leaveUntilWrite(page, { write: 1, isDone: true }),
  },
  {
    name: 'the request is about to leave',
    ...kept,
    reach: (page, caught) =>
      leaveUntilRequest(page, async (route) => {
        const { url, method, headers, data } = requestOf(route);
        caught.send = () => fetch(url, { method, headers, body: data });
      }),
  },
  {
    name: 'the request left and has no answer',
    ...sent,
    reach: (page) => leaveUntilRequest(page, (route) => route.fetch()),
  },
  {
    name: 'the answer came and is not stored',
    ...sent,
    reach: (page) => leaveUntilWrite(page, { write: 2, isDone: false }),
  },
  {
    name: 'the answer is stored',
    ...sent,
    reach: (page) => leaveUntilWrite(page, { write: 2, isDone: true }),
  },
  {
    name: 'all is cleaned up',
    ...sent,
    reach: async (page) => {
      await leave(page);
      await page.getByRole('link', { name: 'Ver', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Enviado hoy' })).toBeVisible();
    },
  },
];

function requestOf(route: Route) {
  const request = route.request();
  const headers = Object.fromEntries(Object.entries(request.headers()).filter(([name]) => !/^:|length/.test(name)));
  return { url: request.url(), method: request.method(), headers, data: request.postData() };
}
