import type { ShopEvent } from '@tonalia/contract/marketing';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { addEventCounts } from './event.sql.ts';
import { type EventKind, MOST_KINDS, keyOf, kindOf, nothingSeen, withinBounds } from './event.rules.ts';

/** What visitors do, counted in memory and written together: a page seen costs the database nothing. */
export interface EventCounts {
  count(events: ShopEvent[]): void;
  /** Writes what was counted since the last time. What could not be written is counted on, and told by the error. */
  flush(): Promise<void>;
}

type Counted = EventKind & { count: number };

export function createEventCounts(db: Database, clock: Clock): EventCounts {
  let seen = nothingSeen('');
  let waiting = new Map<string, Counted>();

  function add(kind: EventKind, count: number): void {
    const key = keyOf(kind);
    const counted = waiting.get(key);
    if (counted) counted.count += count;
    // a database that is away for days: what is new then is lost
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

async function write(db: Database, counted: readonly Counted[]): Promise<void> {
  const column = <K extends keyof Counted>(name: K) => counted.map((row) => row[name]);
  const [days, names, pages] = [column('day'), column('name'), column('page')];
  await addEventCounts(db, days, names, pages, column('reference'), column('campaign'), column('count'));
}
