import type { ShopEvent } from '@tonalia/contract/marketing';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { addEventCounts } from './event.sql.ts';
import { type EventKind, MOST_KINDS, keyOf, kindOf, nothingSeen, withinBounds } from './event.rules.ts';

/** Counts page views and other events in memory and writes them in batches, so that a view needs no query. */
export interface EventCounts {
  count(events: ShopEvent[]): void;
  /** Writes the counts since the last flush. Counts that could not be written are kept, and the error is thrown. */
  flush(): Promise<void>;
}

type EventCount = EventKind & { count: number };

export function createEventCounts(db: Database, clock: Clock): EventCounts {
  let seen = nothingSeen('');
  let waiting = new Map<string, EventCount>();

  function add(kind: EventKind, count: number): void {
    const key = keyOf(kind);
    const counted = waiting.get(key);
    if (counted) counted.count += count;
    // when the database is down for days, new counts are dropped
    else if (waiting.size < 2 * MOST_KINDS) waiting.set(key, { ...kind, count });
  }

  return {
    count(events) {
      const day = dayIn(clock.now());
      if (seen.day !== day) seen = nothingSeen(day);
      for (const event of events) add(withinBounds(seen, kindOf(day, event)), 1);
    },
    async flush() {
      const counted = [...waiting.values()];
      if (counted.length === 0) return;
      waiting = new Map();
      try {
        await write(db, counted);
      } catch (error) {
        for (const { count, ...kind } of counted) add(kind, count);
        throw error;
      }
    },
  };
}

async function write(db: Database, counted: readonly EventCount[]): Promise<void> {
  const column = <K extends keyof EventCount>(name: K) => counted.map((row) => row[name]);
  await addEventCounts(db, {
    days: column('day'),
    names: column('name'),
    pages: column('page'),
    references: column('reference'),
    campaigns: column('campaign'),
    counts: column('count'),
  });
}
