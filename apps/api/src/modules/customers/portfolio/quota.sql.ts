import { statement } from '../../../platform/db.ts';

/** The goal of a month in pesos; no row for a seller without one. */
export const findQuota = statement<{ pesos: number }, [sellerId: string]>(
  'auth.find_seller_quota',
  'select pesos::float8 as pesos from auth.seller_quota where seller_id = $1',
);

/** No row when it was this quota already. */
export const putQuota = statement(
  'auth.put_seller_quota',
  `insert into auth.seller_quota (seller_id, pesos, changed_at) values ($sellerId, $pesos, $now)
   on conflict (seller_id) do update set pesos = excluded.pesos, changed_at = excluded.changed_at
     where seller_quota.pesos <> excluded.pesos
   returning seller_id as "sellerId"`,
);

/** No row when there was none. */
export const removeQuota = statement<{ sellerId: string }, [sellerId: string]>(
  'auth.remove_seller_quota',
  'delete from auth.seller_quota where seller_id = $1 returning seller_id as "sellerId"',
);
