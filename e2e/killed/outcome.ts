import type { Page } from '@playwright/test';
import type pg from 'pg';
import type { SellerField } from '../outbox-steps.ts';
import type { Meanwhile } from './meanwhile.ts';
import { type KillPoint, UNITS } from './points.ts';

/** What became of the order of a field, counted wherever it may be. */
export interface Outcome {
  placed: number;
  /** Waiting for the answer of the seller, on the server. */
  asking: number;
  /** Refused, with its sentence, on the phone. */
  refused: number;
}

export async function outcomeOf(db: pg.Pool, page: Page, { customer }: SellerField): Promise<Outcome> {
  const { rows } = await db.query<{ placed: number; asking: number }>(
    `select (select count(*)::int from purchase.order where customer_id = $1 and units = $2) as placed,
       (select count(*)::int from purchase.seller_order where customer_id = $1 and status = 'waits') as asking`,
    [customer.id, UNITS],
  );
  const refused = (await keptOrders(page, customer.id)).filter(({ state }) => state === 'refused').length;
  return { placed: rows[0]?.placed ?? -1, asking: rows[0]?.asking ?? -1, refused };
}

/** The orders of a customer in the storage of the phone. */
export const keptOrders = (page: Page, customerId: string): Promise<{ state: string }[]> =>
  page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tonalia-outbox', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('orders', { keyPath: 'clientOrderId' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('orders').objectStore('orders').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.filter((order: { customer: { id: string } }) => order.customer.id === id));
          };
        };
      }),
    customerId,
  );

/** What must have become of it: one order or one question; nothing where it was never on the disk and its customer left. */
export function expectedOf(point: KillPoint, meanwhile: Meanwhile): Outcome[] {
  const placed = { placed: 1, asking: 0, refused: 0 };
  const asks = { placed: 0, asking: 1, refused: 0 };
  const refused = { placed: 0, asking: 0, refused: 1 };
  if (point.isSent && meanwhile.dead) return [placed];
  if (meanwhile.mayBeRefused) return [point.isKept ? refused : { placed: 0, asking: 0, refused: 0 }];
  return meanwhile.mayAsk ? [placed, asks] : [placed];
}
