import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeUser, sellerUser } from '../../test/make.ts';
import { Refusal, mockApi } from '../../test/mock-api.ts';
import { noPhone, scriptedPhone } from '../../test/scripted-phone.ts';

type Phone = ReturnType<typeof scriptedPhone>;

afterAll(noPhone);
beforeEach(() => localStorage.clear());

const PLUGIN = 'PushNotifications';
const order = '/home/profile/orders/history/TN-8F3K2';

/** Starts the app on a phone that allows notifications; `kept` is the localStorage of the previous run. */
async function startApp({ api = mockApi({ user: makeUser() }), isAllowed = true } = {}) {
  const phone = scriptedPhone();
  phone.on(PLUGIN, 'checkPermissions', () => ({ receive: isAllowed ? 'granted' : 'prompt' }));
  const { setApi } = await import('../api/http/transport.ts');
  setApi(api.fetch);
  const { signIn } = await import('../api/sign-in/sign-in.ts');
  const { endSession } = await import('../api/session/session.ts');
  const { remember, remembered } = await import('../api/storage/device-storage.ts');
  const went: string[] = [];
  const readAnew = vi.fn<() => void>();
  const { startPush } = await import('./app-push.ts');
  startPush({ go: (path) => went.push(path), refetchOrders: readAnew });
  const wants = (user = makeUser()) => remember('pushChoice', user._id, { wanted: true, at: 1 });
  return { phone, api, endSession, remembered, wants, went, readAnew, signIn: () => signIn('a@b.co', 'secreta-1') };
}

const pluginCalls = (phone: Phone, method: string) => phone.callsOf(PLUGIN, method).length;
const sentTokens = (api: ReturnType<typeof mockApi>) => api.requestsTo('push POST /api/tokens').map(({ body }) => body);

test('a starting app asks for no permission, and registers only phones that want notifications', async () => {
  const { phone, signIn } = await startApp();
  await signIn();
  await phone.emit(PLUGIN, 'registration', { value: 'fcm-token-of-a-phone-0001' });
  expect([pluginCalls(phone, 'requestPermissions'), pluginCalls(phone, 'register')]).toEqual([0, 0]);
});

test('a phone that wants notifications is registered once per token, and again after a failure · API-84 ROL-02 ENT-13', async () => {
  const { phone, api, signIn, wants, remembered } = await startApp();
  api.on('push', 'POST /api/tokens', new Refusal('INTERNAL'));
  wants();
  await signIn();
  await vi.waitUntil(() => pluginCalls(phone, 'register') > 0);
  await phone.emit(PLUGIN, 'registration', { value: 'fcm-token-of-a-phone-0001' });
  await vi.waitUntil(() => sentTokens(api).length === 1);
  api.on('push', 'POST /api/tokens', { ok: true });
  await phone.emit('App', 'resume');
  await vi.waitUntil(() => pluginCalls(phone, 'register') > 1);
  await phone.emit(PLUGIN, 'registration', { value: 'fcm-token-of-a-phone-0001' });
  await vi.waitUntil(() => sentTokens(api).length === 2);
  for (const value of ['fcm-token-of-a-phone-0001', 'fcm-token-of-a-phone-0002'])
    await phone.emit(PLUGIN, 'registration', { value });
  await vi.waitUntil(() => sentTokens(api).length === 3);
  const deviceId = remembered('deviceId', 'device');
  expect(sentTokens(api).slice(1)).toEqual(
    ['0001', '0002'].map((end) => ({
      userId: makeUser()._id,
      deviceId,
      token: `fcm-token-of-a-phone-${end}`,
      platform: 'android',
    })),
  );
  expect(remembered('pushToken', 'device')).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain('fcm-token');
});

test('signing out removes the phone’s notifications, and keeps its name for the next user · ST-04', async () => {
  const { phone, signIn, wants, endSession, remembered, api } = await startApp();
  wants();
  await signIn();
  await vi.waitUntil(() => pluginCalls(phone, 'register') > 0);
  await phone.emit(PLUGIN, 'registration', { value: 'fcm-token-of-a-phone-0001' });
  await vi.waitUntil(() => sentTokens(api).length === 1);
  const deviceId = remembered('deviceId', 'device');
  await endSession();
  await vi.waitUntil(() => pluginCalls(phone, 'unregister') === 1);
  expect(remembered('pushToken', 'device')).toBeNull();
  expect(remembered('deviceId', 'device')).toBe(deviceId);
  await signIn();
  await vi.waitUntil(() => pluginCalls(phone, 'register') > 1);
});

test('a phone without the permission is not registered', async () => {
  const first = await startApp({ isAllowed: false });
  first.wants();
  await first.signIn();
  await vi.waitUntil(() => pluginCalls(first.phone, 'checkPermissions') > 0);
  expect(pluginCalls(first.phone, 'register')).toBe(0);
});

test('a seller’s phone is never registered, whatever an earlier user chose · ROL-05 ROL-07', async () => {
  const seller = await startApp({ api: mockApi({ user: sellerUser }) });
  seller.wants(sellerUser);
  await seller.signIn();
  await seller.phone.emit(PLUGIN, 'registration', { value: 'fcm-token-of-a-phone-0001' });
  await seller.phone.emit('App', 'resume');
  expect([pluginCalls(seller.phone, 'register'), sentTokens(seller.api)]).toEqual([0, []]);
});

test('an opened notification leads to its place, and never to an unknown one', async () => {
  const { phone, went } = await startApp();
  const open = (data: unknown, actionId = 'tap') =>
    phone.emit(PLUGIN, 'pushNotificationActionPerformed', { actionId, notification: { id: '1', data } });
  await open({ path: order });
  for (const path of [
    'https://malo.example/home/cart',
    '//malo.example',
    '/home/profile/edit',
    'javascript:alert(1)',
    7,
  ])
    await open({ path });
  await open({ path: order }, 'dismiss');
  await open(undefined);
  expect(went).toEqual([order]);
});

test('a notification that arrives in the open app is shown by the app, with its link', async () => {
  const { phone, readAnew } = await startApp();
  const { useFloatingNotice } = await import('../state/notices.ts');
  const { renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => useFloatingNotice());
  const title = 'Tu pedido TN-8F3K2 va en camino';
  await phone.emit(PLUGIN, 'pushNotificationReceived', {
    id: '1',
    title,
    body: 'Ya salió todo.',
    data: { path: order },
  });
  await vi.waitUntil(() => result.current !== null);
  expect(result.current).toEqual({
    color: 'white',
    message: title,
    detail: 'Ya salió todo.',
    action: { text: 'Ver', href: order },
  });
  expect(readAnew).toHaveBeenCalledOnce();
});
