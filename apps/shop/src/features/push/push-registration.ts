import { day } from '@tonalia/rules/durations';
import { pushOfferPauseDays } from '@tonalia/rules/policy';
import {
  type PushPermission,
  requestPushPermission,
  unregisterFromPush,
  mayRegisterForPush,
  pushPermission,
  registerForPush,
} from '../../native/push.ts';
import { runsOn } from '../../native/target.ts';
import { call } from '../../api/http/client.ts';
import { currentSession } from '../../api/session/session.ts';
import { remember, remembered } from '../../api/storage/device-storage.ts';
import { createStore } from '../../state/store.ts';

const DEVICE = 'device';

/** The id of the signed-in customer, if push notifications are allowed for them on this phone; otherwise null. */
function eligibleUser(): string | null {
  const { user, role } = currentSession();
  return user !== null && mayRegisterForPush(role, runsOn()) ? user._id : null;
}

export const canHavePush = (): boolean => eligibleUser() !== null;

/** The stored choice of the signed-in customer, and its time in ms. */
export function pushChoice(): { wanted: boolean; at: number } | null {
  const userId = eligibleUser();
  return userId === null ? null : remembered('pushChoice', userId);
}

/** Whether to offer push: the customer may have it and has not decided, or declined it long ago. */
export function isTimeToOffer(now: number): boolean {
  if (!canHavePush()) return false;
  const choice = pushChoice();
  return choice === null || (!choice.wanted && now - choice.at >= pushOfferPauseDays * day);
}

function choose(wanted: boolean): void {
  const userId = eligibleUser();
  if (userId !== null) remember('pushChoice', userId, { wanted, at: Date.now() });
}

/** Turns push on for the signed-in customer. The phone asks for permission if needed; returns its decision. */
export async function enablePush(): Promise<PushPermission> {
  const permission = await requestPushPermission();
  choose(permission === 'granted');
  if (permission === 'granted') await registerForPush();
  return permission;
}

/** Stores "not now"; push is not offered for a while. */
export const declinePush = (): void => choose(false);

/** Turns push off on this phone. If the server cannot be reached, it finds out when the dead token fails. */
export async function disablePush(): Promise<null> {
  choose(false);
  await unregisterPhone();
  await call('push', 'DELETE /api/tokens', { body: { deviceId: deviceId() } }).catch(() => null);
  return null;
}

/** The identity and the push token that the server knows. */
const registered = createStore<string | null>(null);

async function unregisterPhone(): Promise<void> {
  registered.set(null);
  remember('pushToken', DEVICE, null);
  await unregisterFromPush();
}

/** The id of this phone, the same for all identities. */
function deviceId(): string {
  const known = remembered('deviceId', DEVICE);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  remember('deviceId', DEVICE, id);
  return id;
}

/** Sends the push token to the server, once for each identity and token; a failed call is repeated the next time. */
export async function sendPushToken(token: string): Promise<void> {
  const userId = eligibleUser();
  if (userId === null || pushChoice()?.wanted !== true) return;
  remember('pushToken', DEVICE, true);
  if (registered.get() === `${userId} ${token}`) return;
  const platform = runsOn() === 'ios' ? 'ios' : 'android';
  await call('push', 'POST /api/tokens', { body: { userId: userId, deviceId: deviceId(), token, platform } });
  registered.set(`${userId} ${token}`);
}

/**
 * Registers the phone for a signed-in customer with push on, and unregisters it otherwise. Runs again because the phone may have a
 * new token, or the permission may have been withdrawn.
 */
export async function syncPushWithSession(): Promise<void> {
  if (pushChoice()?.wanted !== true) {
    if (remembered('pushToken', DEVICE) !== null) await unregisterPhone();
  } else if ((await pushPermission()) === 'granted') await registerForPush();
}
