import type { Listener } from './outbox.ts';
import type { NewEvent } from './publish.ts';

/** Joins listeners of one topic: when one fails, the event is delivered to all of them again. */
export const joinListeners =
  (...listeners: Listener[]): Listener =>
  async (tx, message) => {
    const events: NewEvent[] = [];
    for (const listen of listeners) events.push(...((await listen(tx, message)) ?? []));
    return events;
  };

/** Joins listeners that do not depend on one another. They run at once, so that their statements share messages. */
export const joinIndependent =
  (...listeners: Listener[]): Listener =>
  async (tx, message) =>
    (await Promise.all(listeners.map((listen) => listen(tx, message)))).flatMap((events) => events ?? []);
