import { statement } from '../../../platform/db.ts';

/** The level now: it leaks by `rate` per ms. */
const left = (row: string, rate: string, now: string) =>
  `greatest(0, ${row}.level - ${rate} * extract(epoch from ${now}::timestamptz - ${row}.at)::float8 * 1000)`;

export interface BudgetLevel {
  key: Buffer;
  level: number;
}

/** Counts one attempt in each budget and returns the new levels. In key order, to avoid deadlocks. */
export const countSignIn = statement<BudgetLevel, [keys: Buffer[], rates: number[], now: Date]>(
  'auth.count_sign_in',
  `insert into auth.sign_in_budget as b (key, level, at)
   select w.key, 1, $3 from unnest($1::bytea[], $2::float8[]) as w (key, rate) order by w.key
   on conflict (key) do update set level = 1 + ${left('b', '($2::float8[])[array_position($1::bytea[], b.key)]', '$3')}, at = $3
   returning key, level`,
);

/** Takes amounts back and deletes empty rows. */
export const uncountSignIn = statement<never, [keys: Buffer[], amounts: number[]]>(
  'auth.uncount_sign_in',
  `with w as (select * from unnest($1::bytea[], $2::float8[]) as w (key, amount)),
   held as (select b.key, b.level - w.amount as level from auth.sign_in_budget b join w using (key) order by b.key for update of b),
   gone as (delete from auth.sign_in_budget b using held where b.key = held.key and held.level <= 0)
   update auth.sign_in_budget b set level = held.level from held where b.key = held.key and held.level > 0`,
);

/** A level that was not raised for a day has leaked away. */
export const removeOldBudgets = statement<{ key: Buffer }, [before: Date]>(
  'auth.remove_old_budgets',
  `delete from auth.sign_in_budget where key in (
     select key from auth.sign_in_budget where at < $1 limit 2000 for update skip locked)
   returning key`,
);
