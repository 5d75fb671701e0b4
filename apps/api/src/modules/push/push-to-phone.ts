import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { sendLater } from '../../platform/messages.ts';
import type { Listener } from '../../platform/outbox.ts';
import { PushNotice, type Pusher } from '../../platform/push-notices.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { findTokenOf, listDevicesOf, lockDevicesOf, removeDeadDevice } from './device-token.sql.ts';

const ToPhone = PushNotice.extend({ deviceId: z.string() });

/**
 * Handles `message.phone`: pushes to one phone by its current token, if it still belongs to the identity. A dead phone is deleted; when
 * it was the last one, the alternative message is sent.
 */
export function pushToPhone(pusher: Pusher | undefined, clock: Clock): Listener {
  return async (tx, { payload }) => {
    const { id: _, identityId, deviceId, otherwise, ...notice } = ToPhone.parse(payload);
    if (!pusher || Date.parse(notice.expiresAt) <= clock.now().getTime()) return;
    const [device] = await findTokenOf(tx, deviceId, identityId);
    if (!device) return;
    const { token } = device;
    if ((await pusher.send({ deviceId, token, ...notice })) === 'sent') return;
    const wasLast = await forget(tx, identityId, deviceId, token);
    if (wasLast && otherwise) await sendLater(tx, otherwise);
  };
}

/** Deletes a dead device; returns whether it was the identity's last one. */
async function forget(tx: Transaction, identityId: string, deviceId: string, token: string): Promise<boolean> {
  await lockDevicesOf(tx, identityId);
  const [removed] = await removeDeadDevice(tx, deviceId, token);
  return removed !== undefined && (await listDevicesOf(tx, identityId)).length === 0;
}
