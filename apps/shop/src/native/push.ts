import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import type { Role } from '@tonalia/contract/auth';
import { pathOfLink } from './opened-link.ts';
import { type RunsOn, isPhoneApp, runsOn } from './target.ts';

/** What the phone lets the app do: say something, not, or ask first. */
export type PushPermission = 'granted' | 'denied' | 'prompt';

/** Whose phone messages reach: a customer's, through the app. A seller gets none, and a guest is nobody. */
export const mayRegisterForPush = (role: Role, where: RunsOn): boolean =>
  role === 'Admin customer' && (where === 'android' || where === 'ios') && !isWithoutPush(where);

/** Android's plugin takes the whole app down where the build had no Firebase file: then it is not asked for anything. */
const isWithoutPush = (where: RunsOn): boolean => import.meta.env?.VITE_WITHOUT_PUSH === where;

/** What Android files them under, and people silence by itself. The server names it too. */
const channel = {
  id: 'pedidos',
  name: 'Pedidos',
  description: 'Cuando tu pedido se paga, sale o llega.',
  importance: 4,
  // On a locked phone that hides what is private, so is this.
  visibility: 0,
} as const;

/** Asks the phone, when there is one: what it answers, or null where there is none or it fails. */
async function ask<T>(use: (push: PushNotificationsPlugin) => Promise<T>): Promise<T | null> {
  if (!isPhoneApp || isWithoutPush(runsOn())) return null;
  // The plugin by itself would be taken for a promise: it travels in its module.
  return import('@capacitor/push-notifications')
    .then(({ PushNotifications }) => use(PushNotifications))
    .catch(() => null);
}

/** Hears what the phone tells, until what is given back is called; in a browser nothing. */
function hear(
  listen: (push: PushNotificationsPlugin) => ReturnType<PushNotificationsPlugin['addListener']>,
): () => void {
  const hearing = ask(listen);
  return () => void hearing.then((it) => it?.remove());
}

const permissionOf = (said: { receive: string } | null): PushPermission => {
  if (said?.receive === 'granted') return 'granted';
  return said === null || said.receive === 'denied' ? 'denied' : 'prompt';
};

/** What the phone lets us do now; asks nobody. */
export const pushPermission = async (): Promise<PushPermission> =>
  permissionOf(await ask((push) => push.checkPermissions()));

/** Has the phone ask its person. Who said no before is not asked again: it answers by itself. */
export const askForPush = async (): Promise<PushPermission> =>
  permissionOf(await ask((push) => push.requestPermissions()));

/** Joins; the phone's token arrives at `onPushToken`. With a permission only. */
export async function registerForPush(): Promise<void> {
  if (runsOn() === 'android') await ask((push) => push.createChannel(channel));
  await ask((push) => push.register());
}

/** Leaves: the token is dead from then on, whoever still knows it, and nothing that was shown stays. */
export async function leavePush(): Promise<void> {
  await ask((push) => push.unregister());
  await clearPushes();
}

/** Takes what was shown off the phone, with the number on the app's icon. */
export const clearPushes = async (): Promise<void> =>
  void (await ask((push) => push.removeAllDeliveredNotifications()));

/** Hears the phone's token, whenever there is one or another. */
export const onPushToken = (tell: (token: string) => void): (() => void) =>
  hear((push) => push.addListener('registration', ({ value }) => tell(value)));

/** Calls `go` with where a notice leads that was opened, also when it started the app. What leads elsewhere opens nothing. */
export const onPushTapped = (go: (path: string) => void): (() => void) =>
  hear((push) =>
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

/** Hears a notice that comes while the app is open: the phone shows none then. */
export const onPushReceived = (tell: (push: ReceivedPush) => void): (() => void) =>
  hear((push) =>
    push.addListener('pushNotificationReceived', ({ title, body, data }) => {
      if (title) tell({ title, text: body, path: pathOf(data) });
    }),
  );

const pathOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'path' in data ? pathOfLink(data.path) : null;
