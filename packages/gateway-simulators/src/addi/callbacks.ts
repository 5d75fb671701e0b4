import type { Agenda } from '../agenda.ts';
import { type WebhookDelivery, createRoad } from '../road.ts';
import type { AddiKeys } from './keys.ts';
import type { Application } from './ledger.ts';

/** The webhook of an application as Addi sends it. */
export interface OutgoingCallback {
  /** Address of the merchant's webhook. */
  url: string;
  body: Record<string, string>;
  headers: { 'content-type': 'application/json'; authorization: string };
}

/** Sends a webhook and returns the HTTP status of the response. */
export type PostCallback = (callback: OutgoingCallback) => Promise<number>;

/** The way from the simulator to the merchant's webhook; tests lose, repeat or hold what travels on it. */
export interface Callbacks extends Pick<WebhookDelivery<OutgoingCallback>, 'set' | 'release'> {
  /** Reports the status of an application to the merchant. */
  tell(application: Application): Promise<void>;
}

/** The documentation mentions no retry of a failed webhook, so there is none. */
export function createCallbacks(agenda: Agenda, keys: AddiKeys, post: PostCallback): Callbacks {
  const road = createRoad(agenda, post, []);
  const right = Buffer.from(`${keys.callbackUser}:${keys.callbackPassword}`).toString('base64');
  return {
    set: road.set,
    release: road.release,
    tell: ({ orderId, id, amount, status, callbackUrl }) =>
      road.send({
        url: callbackUrl,
        headers: { 'content-type': 'application/json', authorization: `Basic ${right}` },
        body: {
          orderId,
          applicationId: id,
          approvedAmount: status === 'APPROVED' ? amount.toFixed(2) : '0.00',
          currency: 'COP',
          status,
          statusTimestamp: String(Math.floor(agenda.now().getTime() / 1_000)),
        },
      }),
  };
}
