import { statement } from '../../../platform/db.ts';

/** Counts one password from a known device of this account. No row when no device is known, or its budget is used up. */
export const countFromDevice = statement<
  { hash: Buffer },
  [hashes: Buffer[], identityId: string | null, now: Date, rate: number, most: number]
>(
  'auth.count_from_device',
  `update auth.known_device d set level_at = $3,
     level = 1 + greatest(0, d.level - $4::float8 * extract(epoch from $3::timestamptz - d.level_at)::float8 * 1000)
   where d.hash = any($1) and d.identity_id = $2 and d.expires_at > $3
     and 1 + greatest(0, d.level - $4::float8 * extract(epoch from $3::timestamptz - d.level_at)::float8 * 1000) <= $5
   returning hash`,
);

/** Prolongs a known device and clears its failed attempts. No row when it is not known for this identity. */
export const renewDevice = statement<
  { hash: Buffer },
  [hashes: Buffer[], identityId: string, now: Date, expiresAt: Date]
>(
  'auth.renew_known_device',
  `update auth.known_device set used_at = $3, expires_at = $4, level = 0, level_at = $3
   where hash = any($1) and identity_id = $2 and expires_at > $3 returning hash`,
);

/** Adds a device and keeps, besides it, the `others` used last. */
export const insertDevice = statement<
  never,
  [hash: Buffer, identityId: string, now: Date, expiresAt: Date, others: number]
>(
  'auth.insert_known_device',
  `with extra as (
     delete from auth.known_device where hash in (
       select hash from auth.known_device where identity_id = $2 order by used_at desc, hash offset $5)
   )
   insert into auth.known_device (hash, identity_id, used_at, expires_at, level_at) values ($1, $2, $3, $4, $3)`,
);

export const removeDevicesOf = statement<never, [identityId: string]>(
  'auth.remove_known_devices_of',
  `delete from auth.known_device where identity_id = $1`,
);

export const removeOldDevices = statement<{ hash: Buffer }, [before: Date]>(
  'auth.remove_old_known_devices',
  `delete from auth.known_device where hash in (
     select hash from auth.known_device where expires_at < $1 limit 500 for update skip locked)
   returning hash`,
);
