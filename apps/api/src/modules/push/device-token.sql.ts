import { statement } from '../../platform/db.ts';

export const removeDevicesOf = statement<never, [identityId: string]>(
  'push.remove_devices_of',
  `delete from push.device_token where identity_id = $1`,
);
