import type { Agenda } from './agenda.ts';

/** Fate of the next webhooks: `hold` keeps them until they are released. */
type EventRoad = 'open' | 'lose' | 'twice' | 'hold';

/** The way of webhooks to the merchant. `set` decides for those that follow: deliver, lose, deliver twice, or hold. */
export interface WebhookDelivery<Event> {
  readonly send: (event: Event) => Promise<void>;
  readonly set: (road: EventRoad) => void;
  /** Sends the held webhooks, in their order or reversed, and stops holding. */
  readonly release: (order?: 'as they came' | 'reversed') => Promise<void>;
}

/**
 * Delivers webhooks. `post` returns the HTTP status of the response; after any other than 200 the webhook is sent again
 * after each of `retries`.
 */
export function createRoad<Event>(
  agenda: Agenda,
  post: (event: Event) => Promise<number>,
  retries: readonly number[],
): WebhookDelivery<Event> {
  let road: EventRoad = 'open';
  const held: Event[] = [];

  const send = async (event: Event, tries = 0): Promise<void> => {
    const status = await post(event).catch(() => 0);
    const wait = retries[tries];
    if (status !== 200 && wait !== undefined) agenda.later(wait, () => send(event, tries + 1));
  };

  return {
    async send(event) {
      if (road === 'hold') held.push(event);
      if (road === 'open' || road === 'twice') await send(event);
      if (road === 'twice') await send(event);
    },
    set: (next) => {
      road = next;
    },
    async release(order = 'as they came') {
      road = 'open';
      const events = held.splice(0);
      for (const event of order === 'reversed' ? events.reverse() : events) await send(event);
    },
  };
}
