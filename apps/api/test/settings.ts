import type { Database } from '../src/platform/transaction.ts';

/** Names the installation of a test, as most owners would first. */
export async function nameInstallation(db: Database, brand = 'Tonalia', prefix = 'TN'): Promise<void> {
  await db.query(
    `insert into platform.setting (key, value, updated_by)
     values ('brand.name', to_jsonb($1::text), 'test'), ('orders.prefix', to_jsonb($2::text), 'test')
     on conflict (key) do update set value = excluded.value`,
    [brand, prefix],
  );
}
