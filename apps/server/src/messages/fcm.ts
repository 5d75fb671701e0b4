import { askJson } from '../../../api/src/platform/http/ask-json.ts';
import type { PushMessage, Pusher } from '../../../api/src/platform/push-notices.ts';
import { readFcmAnswer } from './fcm-answer.ts';
import { type ServiceAccount, googleAccess } from './google-access.ts';
import { MOST_SENDING } from './send.ts';

export interface FcmSettings extends ServiceAccount {
  /** Where FCM is. */
  url: string;
  projectId: string;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** The app makes it under this name; without it Android shows notices in one of its own. */
const CHANNEL = 'pedidos';
const MOST_BYTES = 64 * 1024;
/** In seconds: FCM keeps nothing longer. */
const LONGEST = 28 * 24 * 3_600;

/** Pushes to phones by Firebase Cloud Messaging (HTTP v1), to Apple's through it. All of one message takes `most` ms at most. */
export function fcmPusher(settings: FcmSettings, most = MOST_SENDING, now: () => number = Date.now): Pusher {
  const access = googleAccess(settings, SCOPE, now);
  const address = `${settings.url}/v1/projects/${settings.projectId}/messages:send`;

  async function post(body: string, token: string, signal: AbortSignal) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return readFcmAnswer(await askJson('FCM', address, { method: 'POST', headers, body, signal }, MOST_BYTES));
  }

  return {
    async send(message) {
      const signal = AbortSignal.timeout(most);
      const body = JSON.stringify({ message: toFcm(message, now()) });
      const first = await access.token(signal);
      const outcome = await post(body, first, signal);
      if (outcome !== 'no access') return outcome;
      // it was taken back before its end: once more with another
      access.drop(first);
      const again = await post(body, await access.token(signal), signal);
      if (again === 'no access') throw new Error('FCM answered 401 to a new token');
      return again;
    },
  };
}

/** One message as FCM takes it. The latest about one thing replaces what a phone shows of it, so what came twice shows once. */
function toFcm({ token, title, text, path, about, expiresAt, isReminder = false }: PushMessage, now: number) {
  const end = Math.floor(Date.parse(expiresAt) / 1_000);
  const ttl = Math.min(Math.max(end - Math.floor(now / 1_000), 0), LONGEST);
  return {
    token,
    notification: { title, body: text },
    data: { path },
    android: {
      priority: isReminder ? 'normal' : 'high',
      ttl: `${ttl}s`,
      collapse_key: about,
      notification: { tag: about, channel_id: CHANNEL },
    },
    apns: {
      headers: {
        'apns-priority': isReminder ? '5' : '10',
        'apns-expiration': String(end),
        'apns-collapse-id': about,
      },
      payload: { aps: { sound: 'default' } },
    },
  };
}
