import { statement } from '../../platform/db.ts';

/** Serialises devices that register the same token: the second waits until the transaction ends. */
export const lockToken = statement<never, [token: string]>(
  'push.lock_token',
  `select pg_advisory_xact_lock(hashtextextended('push ' || $1, 0))`,
);

/** A reinstalled app keeps its token under another device id. */
export const removeToken = statement<never, [token: string, exceptDeviceId: string]>(
  'push.remove_token',
  `delete from push.device_token where token = $1 and device_id <> $2`,
);

export const saveDevice = statement(
  'push.save_device',
  `insert into push.device_token (device_id, identity_id, session_id, platform, token, updated_at)
   values ($deviceId, $identityId, $sessionId, $platform, $token, $now)
   on conflict (device_id) do update set identity_id = excluded.identity_id, session_id = excluded.session_id,
     platform = excluded.platform, token = excluded.token, updated_at = excluded.updated_at`,
);

/** Keeps only the identity's latest devices. */
export const removeDevicesBeyond = statement<never, [identityId: string, most: number]>(
  'push.remove_devices_beyond',
  `delete from push.device_token where device_id in (
     select device_id from push.device_token where identity_id = $1 order by updated_at desc, device_id offset $2)`,
);

export const removeDevicesOf = statement<never, [identityId: string]>(
  'push.remove_devices_of',
  `delete from push.device_token where identity_id = $1`,
);

export const removeDeviceOf = statement<never, [deviceId: string, identityId: string]>(
  'push.remove_device_of',
  `delete from push.device_token where device_id = $1 and identity_id = $2`,
);

export const removeDevicesOfSessions = statement<never, [sessionIds: string[]]>(
  'push.remove_devices_of_sessions',
  `delete from push.device_token where session_id = any($1)`,
);

export const listDevicesOf = statement<{ deviceId: string }, [identityId: string]>(
  'push.list_devices_of',
  `select device_id as "deviceId" from push.device_token where identity_id = $1 order by updated_at desc, device_id`,
);

/** The device with its current token, while it still belongs to the identity. */
export const findTokenOf = statement<{ token: string }, [deviceId: string, identityId: string]>(
  'push.find_token_of',
  `select token from push.device_token where device_id = $1 and identity_id = $2`,
);

/** Serialises the removal of an identity's dead devices, so that exactly one of them is the last. */
export const lockDevicesOf = statement<never, [identityId: string]>(
  'push.lock_devices_of',
  `select pg_advisory_xact_lock(hashtextextended('push of ' || $1, 0))`,
);

/** Not when it has a new token by now. */
export const removeDeadDevice = statement<{ deviceId: string }, [deviceId: string, token: string]>(
  'push.remove_dead_device',
  `delete from push.device_token where device_id = $1 and token = $2 returning device_id as "deviceId"`,
);
