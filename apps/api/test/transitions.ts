import type { BulkResult } from '@tonalia/contract/office-wire';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { Database } from '../src/platform/transaction.ts';

/** What an act does in a state: `ok` changes it, `same` finds its work done, a code refuses it. */
export type ActOutcome = string;

/** One kind of thing: how each state is made, how each act is sent, and what each act does in each state, in the order of the states. */
export interface Machine<T> {
  states: Record<string, () => Promise<T>>;
  acts: Record<string, (thing: T) => Promise<LightMyRequestResponse>>;
  table: Record<string, readonly ActOutcome[]>;
}

/** Declares a test for each act of a machine: in each state it does what the table says, and a refused one changes nothing. */
export function testTransitions<T>(db: () => Database, name: string, { states, acts, table }: Machine<T>): void {
  test(`${name}: the table has every act in every state`, () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(acts).toSorted());
    for (const row of Object.values(table)) expect(row).toHaveLength(Object.keys(states).length);
  });
  for (const [act, send] of Object.entries(acts)) {
    test(`${name}: "${act}" is done or refused by its state, and a refused one changes nothing`, async () => {
      const seen: [string, ActOutcome][] = [];
      const changedAnyway: string[] = [];
      for (const [state, make] of Object.entries(states)) {
        const thing = await make();
        const before = await settledSnapshot(db());
        const outcome = outcomeOf(await send(thing));
        const isChanged = (await snapshot(db())) !== before;
        seen.push([state, outcome]);
        if (isChanged !== (outcome === 'ok')) changedAnyway.push(`${state}: ${outcome}, changed: ${isChanged}`);
      }
      expect(seen).toEqual(Object.keys(states).map((state, at) => [state, table[act]?.[at]]));
      expect(changedAnyway).toEqual([]);
    }, 60_000);
  }
}

/** What an answer tells of its act: of one thing, of a bulk act, of shipments that left a wave, or of picks. */
interface Results extends Partial<BulkResult> {
  isNew?: boolean;
  left?: number;
  outcomes?: { counted: number }[];
}

/** The outcome in an answer, of one thing or of a bulk act on one. Refusals are 4xx with a code and a sentence. */
function outcomeOf(sent: LightMyRequestResponse): ActOutcome {
  const body = sent.json<{ code?: string; message?: string; results?: Results }>();
  if (sent.statusCode !== 200) {
    expect(sent.statusCode, sent.body).toBeGreaterThanOrEqual(400);
    expect(sent.statusCode, sent.body).toBeLessThan(500);
    expect(body.message?.length ?? 0, sent.body).toBeGreaterThan(5);
    return body.code ?? 'no code';
  }
  const { changed, unchanged, refused, isNew, left, outcomes } = body.results ?? {};
  if (isNew === false || left === 0 || outcomes?.every(({ counted }) => counted === 0)) return 'same';
  if (!changed) return 'ok';
  if (changed.length > 0) return 'ok';
  return refused?.[0]?.code ?? ((unchanged?.length ?? 0) > 0 ? 'same' : 'nothing');
}

/** The snapshot once two in a row are equal: events of the making may still be handled. */
async function settledSnapshot(db: Database): Promise<string> {
  let last = await snapshot(db);
  for (;;) {
    const next = await snapshot(db);
    if (next === last) return next;
    last = next;
  }
}

/** All rows of orders, dispatch, stock and credit as one digest; of bulk acts and picks only the attempt may be recorded. */
async function snapshot(db: Database): Promise<string> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE'
       and (table_schema in ('purchase', 'dispatch') and table_name not in ('bulk_act', 'bulk_act_item', 'pick')
         or table_schema = 'products' and table_name = 'stock' or table_schema = 'auth' and table_name like 'credit%')
     order by 1`,
  );
  const { rows } = await db.query<{ digest: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name} ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
      )
      .join(' union all '),
  );
  // PostgreSQL may read the tables at once, and then answers in any order
  return rows
    .map(({ digest }) => digest)
    .toSorted()
    .join('\n');
}
