import { fetchJson } from '../../../api/src/platform/http/fetch-json.ts';
import type { PushMessage, Pusher } from '../../../api/src/platform/push-notices.ts';
import { readFcmAnswer } from './fcm-answer.ts';
import { type ServiceAccount, googleAccess } from './google-access.ts';
import { MOST_SENDING } from './send.ts';

export interface FcmSettings extends ServiceAccount {
  /** The base address of FCM. */
  url: string;
  projectId: string;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** The Android notification channel that the app creates; without it Android uses a default channel. */
const CHANNEL = 'pedidos';
const MOST_BYTES = 64 * 1024;
/** In seconds: FCM's longest time to live. */
const LONGEST = 28 * 24 * 3_600;

/** Sends push messages by Firebase Cloud Messaging (HTTP v1), to Apple's phones too. One message takes at most `most` ms. */
export function fcmPusher(settings: FcmSettings, most = MOST_SENDING, now: () => number = Date.now): Pusher {
  const access = googleAccess(settings, SCOPE, now);
  const address = `${settings.url}/v1/projects/${settings.projectId}/messages:send`;

  async function post(body: string, token: string, signal: AbortSignal) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return readFcmAnswer(await fetchJson('FCM', address, { method: 'POST', headers, body, signal }, MOST_BYTES));
  }

  return {
    async send(message) {
      const signal = AbortSignal.timeout(most);
      const body = JSON.stringify({ message: toFcm(message, now()) });
      const first = await access.token(signal);
      const outcome = await post(body, first, signal);
      if (outcome !== 'no access') return outcome;
      // revoked before it expired: retry once with a new one
      access.drop(first);
      const again = await post(body, await access.token(signal), signal);
      if (again === 'no access') throw new Error('FCM answered 401 to a new token');
      return again;
    },
  };
}

/** Builds FCM's message. The newest about one thing replaces the shown one, so a duplicate shows once. */
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
