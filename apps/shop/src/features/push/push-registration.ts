import { day } from '@tonalia/rules/durations';
import { pushOfferPauseDays } from '@tonalia/rules/policy';
import {
  type PushPermission,
  askForPush,
  leavePush,
  mayRegisterForPush,
  pushPermission,
  registerForPush,
} from '../../native/push.ts';
import { runsOn } from '../../native/target.ts';
import { call } from '../../api/http/client.ts';
import { currentSession } from '../../api/session/session.ts';
import { remember, remembered } from '../../api/storage/device-storage.ts';

const DEVICE = 'device';

/** The id of the signed-in customer, if push notifications are allowed for them on this phone; otherwise null. */
function personHere(): string | null {
  const { user, role } = currentSession();
  return user !== null && mayRegisterForPush(role, runsOn()) ? user._id : null;
}

export const mayHavePush = (): boolean => personHere() !== null;

/** The stored choice of the signed-in customer, and its time in ms. */
export function pushChoice(): { wanted: boolean; at: number } | null {
  const person = personHere();
  return person === null ? null : remembered('pushChoice', person);
}

/** Whether to offer push: the customer may have it and has not decided, or declined it long ago. */
export function isTimeToOffer(now: number): boolean {
  if (!mayHavePush()) return false;
  const said = pushChoice();
  return said === null || (!said.wanted && now - said.at >= pushOfferPauseDays * day);
}

function choose(wanted: boolean): void {
  const person = personHere();
  if (person !== null) remember('pushChoice', person, { wanted, at: Date.now() });
}

/** Turns push on for the signed-in customer. The phone asks for permission if needed; returns its decision. */
export async function wantPush(): Promise<PushPermission> {
  const permission = await askForPush();
  choose(permission === 'granted');
  if (permission === 'granted') await registerForPush();
  return permission;
}

/** Stores "not now"; push is not offered for a while. */
export const declinePush = (): void => choose(false);

/** Turns push off on this phone. If the server cannot be reached, it learns of it when the dead token fails. */
export async function unwantPush(): Promise<null> {
  choose(false);
  await forgetPhone();
  await call('push', 'DELETE /api/tokens', { body: { deviceId: deviceId() } }).catch(() => null);
  return null;
}

let told: string | null = null;

async function forgetPhone(): Promise<void> {
  told = null;
  remember('pushToken', DEVICE, null);
  await leavePush();
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
export async function tellPushToken(token: string): Promise<void> {
  const person = personHere();
  if (person === null || pushChoice()?.wanted !== true) return;
  remember('pushToken', DEVICE, true);
  if (told === `${person} ${token}`) return;
  const platform = runsOn() === 'ios' ? 'ios' : 'android';
  await call('push', 'POST /api/tokens', { body: { userId: person, deviceId: deviceId(), token, platform } });
  told = `${person} ${token}`;
}

/**
 * Registers the phone for a signed-in customer with push on, and unregisters it otherwise. Runs again because the phone may have a
 * new token, or the permission may have been withdrawn.
 */
export async function followSession(): Promise<void> {
  if (pushChoice()?.wanted !== true) {
    if (remembered('pushToken', DEVICE) !== null) await forgetPhone();
  } else if ((await pushPermission()) === 'granted') await registerForPush();
}
