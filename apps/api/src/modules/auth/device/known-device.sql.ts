import { statement } from '../../../platform/db.ts';

/** Counts one password from a known device of this account. No row when no device is known, or its budget is used up. */
export const countFromDevice = statement<
  { hash: Buffer },
  { hashes: Buffer[]; identityId: string | null; now: Date; rate: number; most: number }
>(
  'auth.count_from_device',
  `update auth.known_device d set level_at = $now,
     level = 1 + greatest(0, d.level - $rate::float8 * extract(epoch from $now::timestamptz - d.level_at)::float8 * 1000)
   where d.hash = any($hashes) and d.identity_id = $identityId and d.expires_at > $now
     and 1 + greatest(0, d.level - $rate::float8 * extract(epoch from $now::timestamptz - d.level_at)::float8 * 1000) <= $most
   returning hash`,
  ['hashes', 'identityId', 'now', 'rate', 'most'],
);

/** Prolongs a known device and clears its failed attempts. No row when it is not known for this identity. */
export const renewDevice = statement<
  { hash: Buffer },
  { hashes: Buffer[]; identityId: string; now: Date; expiresAt: Date }
>(
  'auth.renew_known_device',
  `update auth.known_device set used_at = $now, expires_at = $expiresAt, level = 0, level_at = $now
   where hash = any($hashes) and identity_id = $identityId and expires_at > $now returning hash`,
  ['hashes', 'identityId', 'now', 'expiresAt'],
);

/** Adds a device and keeps, besides it, the `others` used last. */
export const insertDevice = statement<
  never,
  { hash: Buffer; identityId: string; now: Date; expiresAt: Date; others: number }
>(
  'auth.insert_known_device',
  `with extra as (
     delete from auth.known_device where hash in (
       select hash from auth.known_device where identity_id = $identityId order by used_at desc, hash offset $others)
   )
   insert into auth.known_device (hash, identity_id, used_at, expires_at, level_at) values ($hash, $identityId, $now, $expiresAt, $now)`,
  ['hash', 'identityId', 'now', 'expiresAt', 'others'],
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
