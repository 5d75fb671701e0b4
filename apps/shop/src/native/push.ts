import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import { type Role, can } from '@tonalia/contract/rights';
import { pathOfLink } from './opened-link.ts';
import { type RuntimeTarget, isPhoneApp, runsOn } from './target.ts';

/** The phone's permission for notifications: granted, denied, or to be requested. */
export type PushPermission = 'granted' | 'denied' | 'prompt';

/** Push messages go only to customers in the phone app; not to sellers or guests. */
export const mayRegisterForPush = (role: Role, where: RuntimeTarget): boolean =>
  can(role, 'push.receive') && (where === 'android' || where === 'ios') && !isWithoutPush(where);

/** The Android plugin crashes an app built without a Firebase file, so it is not called there. */
const isWithoutPush = (where: RuntimeTarget): boolean => import.meta.env?.VITE_WITHOUT_PUSH === where;

/** The Android notification channel, which a user can mute separately. The server uses the same id. */
const channel = {
  id: 'pedidos',
  name: 'Pedidos',
  description: 'Cuando tu pedido se paga, sale o llega.',
  importance: 4,
  // Private: hidden on a locked phone that hides private content.
  visibility: 0,
} as const;

/** Calls the plugin in the phone app; null in a browser or on failure. */
async function callPlugin<T>(use: (push: PushNotificationsPlugin) => Promise<T>): Promise<T | null> {
  if (!isPhoneApp || isWithoutPush(runsOn())) return null;
  // Resolves with the module, because a plugin object is mistaken for a promise.
  return import('@capacitor/push-notifications')
    .then(({ PushNotifications }) => use(PushNotifications))
    .catch(() => null);
}

/** Listens to the plugin in the phone app; does nothing in a browser. Returns the function that unsubscribes. */
function listen(
  listen: (push: PushNotificationsPlugin) => ReturnType<PushNotificationsPlugin['addListener']>,
): () => void {
  const hearing = callPlugin(listen);
  return () => void hearing.then((it) => it?.remove());
}

const permissionOf = (result: { receive: string } | null): PushPermission => {
  if (result?.receive === 'granted') return 'granted';
  return result === null || result.receive === 'denied' ? 'denied' : 'prompt';
};

/** Reads the current permission without a dialog. */
export const pushPermission = async (): Promise<PushPermission> =>
  permissionOf(await callPlugin((push) => push.checkPermissions()));

/** Requests the permission. After an earlier refusal the phone answers without a dialog. */
export const requestPushPermission = async (): Promise<PushPermission> =>
  permissionOf(await callPlugin((push) => push.requestPermissions()));

/** Registers the phone, which needs the permission; the token arrives at `onPushToken`. */
export async function registerForPush(): Promise<void> {
  if (runsOn() === 'android') await callPlugin((push) => push.createChannel(channel));
  await callPlugin((push) => push.register());
}

/** Unregisters the phone: its token becomes invalid, and visible notifications are removed. */
export async function unregisterFromPush(): Promise<void> {
  await callPlugin((push) => push.unregister());
  await clearPushes();
}

/** Removes visible notifications and the badge of the app's icon. */
export const clearPushes = async (): Promise<void> =>
  void (await callPlugin((push) => push.removeAllDeliveredNotifications()));

/** Calls back with each new token of the phone. */
export const onPushToken = (notify: (token: string) => void): (() => void) =>
  listen((push) => push.addListener('registration', ({ value }) => notify(value)));

/** Calls `go` with the path of an opened notification, also when it started the app. Foreign links open nothing. */
export const onPushTapped = (go: (path: string) => void): (() => void) =>
  listen((push) =>
    push.addListener('pushNotificationActionPerformed', ({ actionId, notification }) => {
      const path = actionId === 'tap' ? pathOf(notification.data) : null;
      if (path !== null) go(path);
    }),
  );

export interface ReceivedPush {
  title: string;
  text: string | undefined;
  path: string | null;
}

/** Calls back with a notification that arrives while the app is open, because the phone does not show it. */
export const onPushReceived = (notify: (push: ReceivedPush) => void): (() => void) =>
  listen((push) =>
    push.addListener('pushNotificationReceived', ({ title, body, data }) => {
      if (title) notify({ title, text: body, path: pathOf(data) });
    }),
  );

const pathOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'path' in data ? pathOfLink(data.path) : null;
