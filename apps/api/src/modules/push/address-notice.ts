import type { Clock } from '../../platform/clock.ts';
import { messageEvent } from '../../platform/messages.ts';
import type { Listener } from '../../platform/outbox.ts';
import { PushNotice, type Pusher, pushEvent } from '../../platform/push-notices.ts';
import { listDevicesOf } from './device-token.sql.ts';
import { endOfQuiet } from './quiet-hours.rules.ts';

/**
 * Handles `message.push`: writes one event (`message.phone`) for each phone of the identity, so that a retry for one phone never repeats
 * on the others. Without a phone, the alternative message is sent.
 */
export function addressNotice(pusher: Pusher | undefined, clock: Clock): Listener {
  return async (tx, { payload }) => {
    const notice = PushNotice.parse(payload);
    const now = clock.now();
    if (Date.parse(notice.expiresAt) <= now.getTime()) return [];
    const morning = notice.isReminder === true ? endOfQuiet(now) : null;
    if (morning) return [pushEvent(notice, morning)];
    const devices = pusher ? await listDevicesOf(tx, notice.identityId) : [];
    if (devices.length === 0 && notice.otherwise) return [messageEvent(notice.otherwise)];
    return devices.map(({ deviceId }) => ({ topic: 'message.phone', payload: { ...notice, deviceId } }));
  };
}
