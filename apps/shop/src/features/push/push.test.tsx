import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { noPhone, scriptedPhone } from '../../../test/scripted-phone.ts';

// The modules below load as in the installed app.
const phone = scriptedPhone();
const { mockApi } = await import('../../../test/mock-api.ts');
const { renderScreen } = await import('../../../test/render-screen.tsx');
const { isTimeToOffer } = await import('./push-registration.ts');
const { remember } = await import('../../api/storage/device-storage.ts');
const { PushOffer } = await import('./push-offer.tsx');
const { PushSwitch } = await import('./push-switch.tsx');

const PLUGIN = 'PushNotifications';
const DAY = 24 * 3_600_000;
let permission = 'prompt';
let answer = 'granted';

afterAll(noPhone);
beforeEach(() => {
  [permission, answer] = ['prompt', 'granted'];
  phone.calls.length = 0;
  phone.on(PLUGIN, 'checkPermissions', () => ({ receive: permission }));
  phone.on(PLUGIN, 'requestPermissions', () => {
    if (permission === 'prompt') permission = answer;
    return { receive: permission };
  });
});

const pluginCalls = (method: string) => phone.callsOf(PLUGIN, method).length;
const show = (what: ReactNode, user = makeUser()) => renderScreen(what, { api: mockApi({ user }), signedIn: true });

test('after an order push is offered; the phone asks for permission only after a yes · ROL-02', async () => {
  await show(<PushOffer />);
  expect(pluginCalls('requestPermissions')).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Avisarme' }));
  await screen.findByText('Listo, te avisamos en este celular.');
  expect([pluginCalls('requestPermissions'), pluginCalls('register')]).toEqual([1, 1]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after "not now" push is not offered for sixty days', async () => {
  const { unmount } = await show(<PushOffer />);
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByText('¿Te avisamos cuando salga tu pedido?')).toBeNull();
  expect(pluginCalls('requestPermissions')).toBe(0);
  const now = Date.now();
  expect([isTimeToOffer(now + 59 * DAY), isTimeToOffer(now + 61 * DAY)]).toEqual([false, true]);
  unmount();
  await show(<PushOffer />);
  expect(screen.queryByRole('button', { name: 'Avisarme' })).toBeNull();
});

test('when the phone denies permission, the offer explains where to allow it', async () => {
  answer = 'denied';
  await show(<PushOffer />);
  await userEvent.click(screen.getByRole('button', { name: 'Avisarme' }));
  await screen.findByText(
    /Tu celular no nos deja avisarte\. Actívalo en Ajustes, Aplicaciones, Tonalia, Notificaciones/,
  );
  expect(pluginCalls('register')).toBe(0);
  expect(isTimeToOffer(Date.now())).toBe(false);
});

test.each([
  ['offered', <PushOffer key="offer" />],
  ['switched', <PushSwitch key="switch" />],
])('a seller is %s nothing · ROL-05 ROL-07', async (_how, what) => {
  const { container } = await show(what, sellerUser);
  expect(container.textContent).toBe('');
  expect(phone.calls.filter(({ plugin }) => plugin === PLUGIN)).toEqual([]);
});

test('notifications are switched on and off in the account', async () => {
  const { api } = await show(<PushSwitch />);
  const control = () => screen.getByRole<HTMLInputElement>('switch', { name: /Avisos en este celular/ });
  expect(control().checked).toBe(false);
  await userEvent.click(control());
  await waitFor(() => expect(control().checked).toBe(true));
  expect(pluginCalls('register')).toBe(1);
  await userEvent.click(control());
  await waitFor(() => expect(api.requestsTo('push DELETE /api/tokens')).toHaveLength(1));
  await waitFor(() => expect(control().checked).toBe(false));
  expect(pluginCalls('unregister')).toBe(1);
});

test('the switch is off when the phone’s settings deny push, and on again once they allow it', async () => {
  remember('pushChoice', makeUser()._id, { wanted: true, at: 1 });
  permission = 'denied';
  await show(<PushSwitch />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: /Avisos en este celular/ });
  await waitFor(() => expect(pluginCalls('checkPermissions')).toBe(1));
  expect(control.checked).toBe(false);
  permission = 'granted';
  await phone.emit('App', 'resume');
  await waitFor(() => expect(control.checked).toBe(true));
  expect(pluginCalls('requestPermissions')).toBe(0);
});

test('switching on without permission explains where to allow it', async () => {
  permission = 'denied';
  await show(<PushSwitch />);
  await userEvent.click(screen.getByRole('switch', { name: /Avisos en este celular/ }));
  await screen.findByText(/Actívalo en Ajustes/);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});
