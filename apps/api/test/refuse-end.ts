import type { Database } from '../src/platform/transaction.ts';

/** The end of every job fails, as when its process ends at that moment, until the returned function is called. */
export async function refuseEnd(db: Database): Promise<() => Promise<unknown>> {
  await db.query(`create function office.no_end() returns trigger language plpgsql as $$ begin raise 'no end'; end $$`);
  await db.query(`create trigger no_end before update on office.job for each row
    when (new.ended_at is not null) execute function office.no_end()`);
  return () => db.query('drop function office.no_end cascade');
}
