import type { Page, Route } from '@playwright/test';
import type pg from 'pg';
import { expect } from '../journey.ts';
import type { SellerField } from '../outbox-steps.ts';
import { type Caller, makeSeller } from '../people.ts';
import { enterShop } from './enter.ts';
import type { CaughtRequest } from './points.ts';

const ORDERS = '**/api/purchase/seller-orders*';

/** What a journey with a killed phone has at hand. */
export interface KilledScene {
  db: pg.Pool;
  field: SellerField;
  /** Another phone of the same seller. */
  other: Caller;
  caught: CaughtRequest;
  /** The storage of the phone. */
  folder: string;
  meanwhile: Meanwhile;
  /** Whether the lines were typed long before the order. */
  isOld: boolean;
}

/** What happens to an order beside the kill of its phone. */
export interface Meanwhile {
  name: string;
  /** Before the order is taken. */
  first?: (page: Page) => Promise<unknown>;
  /** While the phone is dead. */
  dead?: (scene: KilledScene) => Promise<unknown>;
  /** After its start, before its seller returns. */
  started?: (page: Page, scene: KilledScene) => Promise<unknown>;
  /** Whether the order may ask, or be refused, when the server gets it only now. */
  mayAsk?: boolean;
  mayBeRefused?: boolean;
  /** Whether lines that are no order yet go with the session. */
  endsSession?: boolean;
}

/** A clock of the phone that is wrong by so many days: ahead, or behind for a negative number. */
const wrongByDays = (days: number): void => {
  const Right = Date;
  const day = days * 24 * 3_600_000;
  globalThis.Date = class extends Right {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Right.now() + day] : given) as [number])); // as: what a date takes
    }
    static override now = () => Right.now() + day;
  } as DateConstructor; // as: a date with a wrong clock
};

/** Handles the posts of orders; the other requests go on. */
const onPost = (page: Page, handle: (route: Route) => Promise<unknown>) =>
  page.route(ORDERS, (route) => (route.request().method() === 'POST' ? handle(route) : route.continue()));

/** The server does what the first request asks, and its answer is lost. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let lost = 0;
  await onPost(page, async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
}

/** Each request reaches the server twice at once, and then a third time. */
const duplicate = (page: Page) =>
  onPost(page, async (route) => {
    const [response] = await Promise.all([route.fetch(), route.fetch()]);
    await route.fetch();
    await route.fulfill({ response });
  });

/** The session ends, another seller uses the phone, and what was on its way arrives. */
async function signOutAndArrive(page: Page, { db, caught }: KilledScene): Promise<void> {
  await page.context().clearCookies();
  await enterShop(page, await makeSeller(db), '/home/outbox');
  await expect(page.getByText('Todo enviado')).toBeVisible();
  await caught.send?.();
  await page.context().clearCookies();
}

const handOver = async ({ db, field }: KilledScene) =>
  db.query(
    `update auth.portfolio set seller_id = (select id from auth.identity where email = $2) where customer_id = $1`,
    [field.customer.id, await makeSeller(db)],
  );

/** The price rises beyond the tolerance, and fewer units are left than were ordered. */
async function changeOffer({ db, field }: KilledScene): Promise<void> {
  await db.query('update products.version set base_price = 45000 where product_id = $1', [field.soap.id]);
  await db.query(
    `update products.stock s set available = 2 from products.version v where v.id = s.version_id and v.product_id = $1`,
    [field.soap.id],
  );
}

/** Another phone of the seller takes an order of one unit for the same customer. */
async function orderElsewhere({ field, other }: KilledScene): Promise<void> {
  const addresses = await other.get<{ results: { _id: string }[] }>(
    `/api/auth/v3/me/addresses?customerId=${field.customer.id}`,
  );
  const now = new Date().toISOString();
  const answer = await other.send('POST', '/api/purchase/seller-orders', {
    clientOrderId: `019ac000-0000-7000-a000-${field.customer.id.slice(-12)}`,
    customerId: field.customer.id,
    takenAt: now,
    snapshotAt: now,
    lines: [{ code: field.soap.code, quantity: 1, priceSeen: 20_000, dateSeen: null }],
    addressId: addresses.results[0]?._id,
    paymentMethod: 'cash_on_delivery',
    expectedTotal: 40_000,
  });
  expect(answer.status()).toBe(200);
}

export const meanwhiles: readonly Meanwhile[] = [
  { name: 'nothing' },
  { name: 'an answer is lost', started: loseFirstAnswer },
  { name: 'requests come several times', started: duplicate },
  { name: 'a request arrives after the sign-out', started: signOutAndArrive, endsSession: true },
  { name: 'the clock is a day ahead', first: (page) => page.addInitScript(wrongByDays, 1), mayAsk: true },
  { name: 'the clock is a day behind', first: (page) => page.addInitScript(wrongByDays, -1), mayAsk: true },
  { name: 'another phone of the seller orders', dead: orderElsewhere },
  { name: 'the customer is handed over', dead: handOver, mayBeRefused: true },
  { name: 'price and stock change', dead: changeOffer, mayAsk: true },
];
