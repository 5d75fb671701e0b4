import { afterEach, beforeEach, expect, test } from 'vitest';
import { PermanentFailure, RetryLater } from '../../../api/src/platform/outbox.ts';
import type { PushMessage } from '../../../api/src/platform/push-notices.ts';
import { type Google, badField, fcmError, refuse, startGoogle } from '../../test/google.ts';
import { fcmPusher } from './fcm.ts';

let google: Google;
beforeEach(async () => {
  google = await startGoogle();
});
afterEach(() => google.stop().catch(() => {}));

const NOW = Date.now();
const message: PushMessage = {
  deviceId: 'device-0001',
  token: 'fcm-secreto-0001',
  title: 'Tu pedido TN-8F3K2 va en camino',
  text: 'Ya salió todo.',
  path: '/home/profile/orders/history/TN-8F3K2',
  about: 'TN-8F3K2',
  expiresAt: new Date(NOW + 3_600_000).toISOString(),
};

/** The error of a failed send; checks that it has no data of the phone, the message or the key. */
async function failure(sending: Promise<unknown>): Promise<Error> {
  const error: unknown = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('it was sent');
  const all = `${String(error)} ${JSON.stringify(Object.entries(error))} ${String(error.cause)}`;
  expect(all).not.toMatch(/fcm-secreto|TN-8F3K2|ya29|gserviceaccount|eyJ/);
  return error;
}

test('a push shows a title and text, opens its path, and replaces the previous one about the same thing', async () => {
  expect(await fcmPusher(google.settings, 8_000, () => NOW).send(message)).toBe('sent');
  expect(google.shown).toEqual([
    {
      token: message.token,
      notification: { title: message.title, body: message.text },
      data: { path: message.path },
      android: {
        priority: 'high',
        ttl: '3600s',
        collapse_key: 'TN-8F3K2',
        notification: { tag: 'TN-8F3K2', channel_id: 'pedidos' },
      },
      apns: {
        headers: {
          'apns-priority': '10',
          'apns-expiration': String(Math.floor((NOW + 3_600_000) / 1_000)),
          'apns-collapse-id': 'TN-8F3K2',
        },
        payload: { aps: { sound: 'default' } },
      },
    },
  ]);
});

test('a reminder does not wake the phone', async () => {
  await fcmPusher(google.settings).send({ ...message, isReminder: true });
  expect(google.shown[0]?.android.priority).toBe('normal');
  expect(google.shown[0]?.apns.headers['apns-priority']).toBe('5');
});

test('an access token is shared by concurrent sends and used until five minutes before it expires', async () => {
  let now = Date.now();
  const pusher = fcmPusher(google.settings, 8_000, () => now);
  await Promise.all([1, 2, 3].map(() => pusher.send(message)));
  expect(google.requestCounts).toEqual({ tokens: 1, messages: 3 });
  now += (google.tokensLast - 301) * 1_000;
  await pusher.send(message);
  expect(google.requestCounts.tokens).toBe(1);
  now += 2_000;
  // Google's clock differs from the test's, so the signature's time is not checked here
  google.nextToken.push((response) => void response.end(JSON.stringify({ access_token: 'later', expires_in: 3_599 })));
  await pusher.send(message).catch(() => {});
  expect(google.requestCounts.tokens).toBeGreaterThan(1);
});

test('a revoked access token is requested again, once', async () => {
  const pusher = fcmPusher(google.settings);
  await pusher.send(message);
  google.takeTokensBack();
  expect(await pusher.send(message)).toBe('sent');
  expect(google.requestCounts).toEqual({ tokens: 2, messages: 3 });
  google.next.push(refuse(401, 'UNAUTHENTICATED'), refuse(401, 'UNAUTHENTICATED'));
  expect((await failure(pusher.send(message))).message).toBe('FCM answered 401 to a new token');
  expect(google.requestCounts.messages).toBe(5);
});

test.each(['UNREGISTERED', 'INVALID_ARGUMENT'] as const)('a phone that FCM calls %s is gone', async (why) => {
  google.dead.set(message.token, why);
  expect(await fcmPusher(google.settings).send(message)).toBe('gone');
});

test.each([
  ['a field of ours is wrong', [fcmError('INVALID_ARGUMENT'), badField('message.android.ttl')]],
  [
    'the token is not all that is wrong',
    [fcmError('INVALID_ARGUMENT'), badField('message.token'), badField('message.data')],
  ],
  ['no field is named', [fcmError('INVALID_ARGUMENT')]],
  ['it is too large', []],
])('a message is given up when %s, and no phone is removed', async (_why, details) => {
  google.next.push(refuse(400, 'INVALID_ARGUMENT', details));
  const error = await failure(fcmPusher(google.settings).send(message));
  expect(error).toBeInstanceOf(PermanentFailure);
});

test.each<[string, ReturnType<typeof refuse>, number]>([
  ['too much, without a time', refuse(429, 'RESOURCE_EXHAUSTED', [fcmError('QUOTA_EXCEEDED')]), 60],
  ['too much', refuse(429, 'RESOURCE_EXHAUSTED', [fcmError('QUOTA_EXCEEDED')], { 'retry-after': '120' }), 120],
  ['not now', refuse(503, 'UNAVAILABLE', [fcmError('UNAVAILABLE')], { 'retry-after': '30' }), 30],
  ['a fault of theirs', refuse(500, 'INTERNAL', [fcmError('INTERNAL')]), 0],
  ['not now, for a year', refuse(503, 'UNAVAILABLE', [], { 'retry-after': '31536000' }), 3_600],
])('%s: the message is retried after the requested time', async (_what, answer, seconds) => {
  google.next.push(answer);
  const error = await failure(fcmPusher(google.settings).send(message));
  expect(error).toBeInstanceOf(RetryLater);
  expect((error as RetryLater).seconds).toBe(seconds); // as: the expectation above proves it
});

test.each<[string, ReturnType<typeof refuse>]>([
  ['another project than the account’s', refuse(404, 'NOT_FOUND')],
  ['an account that may not', refuse(403, 'PERMISSION_DENIED')],
  ['an account of another project than the app’s', refuse(403, 'PERMISSION_DENIED', [fcmError('SENDER_ID_MISMATCH')])],
  ['Apple’s key missing at Firebase', refuse(401, 'UNAUTHENTICATED', [fcmError('THIRD_PARTY_AUTH_ERROR')])],
  ['a page instead of an answer', (response) => void response.writeHead(200).end('<html>')],
  ['a connection cut off', (response) => void response.destroy()],
  ['an answer without end', (response) => void response.writeHead(200).end(`{"x":"${'x'.repeat(2_000_000)}"}`)],
])('%s can be repaired: the message is retried, and no phone is removed', async (_what, answer) => {
  google.next.push(answer);
  const error = await failure(fcmPusher(google.settings).send(message));
  expect(error).not.toBeInstanceOf(PermanentFailure);
});

test('without an access token nothing is sent', async () => {
  google.nextToken.push((response) => void response.writeHead(400).end('{"error":"invalid_grant"}'));
  expect((await failure(fcmPusher(google.settings).send(message))).message).toBe('Google gave no token (400)');
  expect(google.requestCounts.messages).toBe(0);
  expect(await fcmPusher(google.settings).send(message)).toBe('sent');
});

test.each<[string, 'next' | 'nextToken']>([
  ['FCM', 'next'],
  ['who gives tokens', 'nextToken'],
])('%s that never responds does not delay the others', async (_who, queue) => {
  google[queue].push(() => {});
  const began = performance.now();
  await failure(fcmPusher(google.settings, 200).send(message));
  expect(performance.now() - began).toBeLessThan(2_000);
});
