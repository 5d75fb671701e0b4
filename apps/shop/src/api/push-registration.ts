import {
  type PushPermission,
  askForPush,
  leavePush,
  mayRegisterForPush,
  pushPermission,
  registerForPush,
} from '../native/push.ts';
import { runsOn } from '../native/target.ts';
import { call } from './client.ts';
import { currentSession } from './session.ts';
import { remember, remembered } from './storage.ts';

const DEVICE = 'device';
/** In ms: who said "not now" is left alone for so long. */
const LEFT_ALONE = 60 * 24 * 3_600_000;

/** Whose phone this may be for notices: the customer's who is here. */
function personHere(): string | null {
  const { user, role } = currentSession();
  return user !== null && mayRegisterForPush(role, runsOn()) ? user._id : null;
}

export const mayHavePush = (): boolean => personHere() !== null;

/** Whether who is here said yes, and when they last said something. */
export function pushChoice(): { wanted: boolean; at: number } | null {
  const person = personHere();
  return person === null ? null : remembered('pushChoice', person);
}

/** Whether it is time to offer it: to who may have it and has said nothing of it for long. */
export function isTimeToOffer(now: number): boolean {
  if (!mayHavePush()) return false;
  const said = pushChoice();
  return said === null || (!said.wanted && now - said.at >= LEFT_ALONE);
}

function choose(wanted: boolean): void {
  const person = personHere();
  if (person !== null) remember('pushChoice', person, { wanted, at: Date.now() });
}

/** Who is here wants notices on this phone: the phone asks when it has to. What it says. */
export async function wantPush(): Promise<PushPermission> {
  const permission = await askForPush();
  choose(permission === 'granted');
  if (permission === 'granted') await registerForPush();
  return permission;
}

/** Not now: nobody asks for a while. */
export const declinePush = (): void => choose(false);

/** Who is here wants none on this phone any more. A server that cannot be reached learns it from the token, which is dead. */
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

/** The same phone for whoever signs in on it. */
function deviceId(): string {
  const known = remembered('deviceId', DEVICE);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  remember('deviceId', DEVICE, id);
  return id;
}

/** Tells the server where this phone is reached, once for each person and token; when it cannot be told, the next time. */
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
 * Brings this phone in line with who is here: registered for who wants it and may, left by who has gone. The phone may have another
 * token, and its person may have taken the permission back.
 */
export async function followSession(): Promise<void> {
  if (pushChoice()?.wanted !== true) {
    if (remembered('pushToken', DEVICE) !== null) await forgetPhone();
  } else if ((await pushPermission()) === 'granted') await registerForPush();
}
