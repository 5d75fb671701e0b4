import { randomUUID } from 'node:crypto';
import type { Pickup } from '@tonalia/contract/dispatch-driver';
import type { DuePickup, LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import type { TestApi } from './build-app.ts';
import { nextDraftDay } from './fill-loads.ts';
import { type MadeLoad, makeLoad } from './make-loads.ts';
import { type OfficeCaller, operatorOf } from './make-waves.ts';
import { type UnpaidOrder, makeUnpaidOrder } from './payments.ts';

/** A return of two units of the first line that waits at the customer's door. */
export interface MadePickup {
  id: string;
  code: string;
  order: UnpaidOrder;
}

/** An order that was delivered, and its return that the office approved to pick up. */
export async function makePickup(api: TestApi): Promise<MadePickup> {
  const office = await operatorOf(api, 'operations');
  const order = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  for (const act of ['pick', 'dispatch', 'deliver'])
    await office(`POST /api/purchase/office/orders/${act}`, { codes: [order.orderCode] });
  const id = randomUUID();
  const lines = [{ line: 1, units: 2, reason: 'regret' }];
  await order.buyer.call('POST /returns', { orderCode: order.orderCode, id, wish: 'source', lines });
  const { version } = await readReturn(office, id);
  const { statusCode, body } = await office(`POST /api/purchase/office/returns/${id}/collect`, { version });
  if (statusCode !== 200) throw new Error(body);
  return { id, code: (await readReturn(office, id)).code, order };
}

/** A return as the office sees it now. */
export const readReturn = async (office: OfficeCaller, id: string): Promise<OfficeReturn> =>
  (await office(`GET /api/purchase/office/returns/${id}`)).json<{ results: OfficeReturn }>().results;

/** The warehouse counts these units of the first line. */
export const receive = async (office: OfficeCaller, id: string, units: number) =>
  office(`POST /api/purchase/office/returns/${id}/receive`, {
    version: (await readReturn(office, id)).version,
    lines: [{ line: 1, units }],
  });

/** Adds the pick-ups of these returns to a draft. */
export const addPickups = (office: OfficeCaller, loadCode: string, pickups: readonly MadePickup[]) =>
  office(`POST /api/purchase/office/loads/${loadCode}/pickups`, { returnCodes: pickups.map(({ code }) => code) });

/** Codes of the returns that are due on the route of a load. */
export const dueOn = async (office: OfficeCaller, loadCode: string): Promise<string[]> =>
  (await office(`GET /api/purchase/office/loads/${loadCode}/pickups`))
    .json<{ results: DuePickup[] }>()
    .results.map(({ code }) => code);

/** A draft of no route without stops, on a day of its own. */
export const makeDraft = (api: TestApi): Promise<MadeLoad> =>
  makeLoad(api, { orders: 0, state: 'draft', day: nextDraftDay() });

/** A load on the road with the pick-ups of these returns as stops. */
export async function sendForPickups(
  api: TestApi,
  pickups: readonly MadePickup[],
): Promise<{ load: MadeLoad; stops: LoadStop[] }> {
  const office = await operatorOf(api, 'operations');
  const load = await makeDraft(api);
  const added = await addPickups(office, load.code, pickups);
  if (added.statusCode !== 200) throw new Error(added.body);
  const sent = await office(`POST /api/purchase/office/loads/${load.code}/dispatch`, {});
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return { load, stops: added.json<{ results: LoadSheet }>().results.stops };
}

const common = (stopId: string) => ({ clientId: randomUUID(), stopId, at: new Date().toISOString(), photoIds: [] });

/** The driver took these units of the first line along. */
export const collected = (stopId: string, units = 2, more: object = {}): Pickup => ({
  result: 'collected',
  ...common(stopId),
  lines: [{ line: 1, units }],
  ...more,
});

/** The customer was not there. */
export const notCollected = (stopId: string): Pickup => ({
  result: 'not_collected',
  ...common(stopId),
  reason: 'absent',
});
