import type { Clock } from '../../platform/clock.ts';
import { sendLater } from '../../platform/messages.ts';
import { type Listener, publish } from '../../platform/outbox.ts';
import { PushNotice, type Pusher, pushLater } from '../../platform/push-notices.ts';
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
    if (Date.parse(notice.expiresAt) <= now.getTime()) return;
    const morning = notice.isReminder === true ? endOfQuiet(now) : null;
    if (morning) return pushLater(tx, notice, morning);
    const devices = pusher ? await listDevicesOf(tx, notice.identityId) : [];
    for (const { deviceId } of devices) await publish(tx, 'message.phone', { ...notice, deviceId });
    if (devices.length === 0 && notice.otherwise) await sendLater(tx, notice.otherwise);
  };
}
