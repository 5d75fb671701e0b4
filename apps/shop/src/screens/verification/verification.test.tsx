import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentPhoneFlow, storePhoneFlow, provedPhone } from '../../api/sign-in/phone-flow.ts';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { currentSession } from '../../api/session/session.ts';
import { SendCodeScreen } from './send-code-screen.tsx';
import { VerifyCodeScreen } from './verify-code-screen.tsx';

const minute = 60_000;
const field = () => screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos');
const right = '481027';

function flowWith(change: Partial<PhoneFlow> = {}): PhoneFlow {
  return { purpose: 'login', phone: '3105550142', channels: ['whatsapp', 'sms', 'email'], ...change };
}

function sentFlow(change: Partial<PhoneFlow> = {}, resendAt = Date.now() + minute): PhoneFlow {
  return flowWith({ sent: { channel: 'whatsapp', flowId: 'flow-of-the-tests-0123456789', resendAt }, ...change });
}

const openSend = (flow: PhoneFlow, api = mockApi()) => {
  storePhoneFlow(flow);
  return renderScreen(<SendCodeScreen />, { api, at: `/send-confirmation-code/${flow.purpose}` });
};
const openVerify = (flow: PhoneFlow, api = mockApi({ user: makeUser() })) => {
  storePhoneFlow(flow);
  return renderScreen(<VerifyCodeScreen />, { api, at: '/verify-code' });
};

beforeEach(() => provedPhone.set(null));
afterEach(() => vi.useRealTimers());

test('the code is sent by the chosen channel, and the number is masked · RT-10', async () => {
  const { api, address } = await openSend(flowWith());
  expect(screen.getByText('310 ••• •• 42')).toBeDefined();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: /SMS/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
  await waitFor(() => expect(address()).toBe('/verify-code'));
  expect(api.requestsTo('auth POST /auth/verify')[0]?.body).toEqual({ phone: '3105550142', channel: 'sms' });
});

test('a registration sends the code of a registration · RT-10 D-21', async () => {
  const { api, address } = await openSend(flowWith({ purpose: 'register', channels: ['whatsapp', 'sms'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
  await waitFor(() => expect(address()).toBe('/verify-code'));
  expect(api.requestsTo('auth POST /verify/verify')[0]?.body).toEqual({ phone: '3105550142', channel: 'whatsapp' });
  expect(api.requestsTo('auth POST /auth/verify')).toHaveLength(0);
});

test('a failed channel shows an error, and another can be chosen', async () => {
  const api = mockApi();
  api.on('auth', 'POST /auth/verify', new Refusal('CHANNEL_UNAVAILABLE', { message: 'Escoge otro medio.' }));
  const { address } = await openSend(flowWith(), api);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Escoge otro medio.');
  expect(address()).toBe('/send-confirmation-code/login');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /WhatsApp/ }).checked).toBe(true);
});

test('the sixth digit signs in, and continues to the target page · RT-11 ST-02', async () => {
  const { address } = await openVerify(sentFlow({ redirectTo: '/home/cart' }));
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), right);
  await waitFor(() => expect(address()).toBe('/home/cart'));
  expect(currentSession().role).toBe('Admin customer');
  expect(currentPhoneFlow()).toBeNull();
});

test.each(['//otra.co', 'https://otra.co', '/\\otra.co'])('a target of %s leads home', async (redirectTo) => {
  const { address } = await openVerify(sentFlow({ redirectTo }));
  await userEvent.type(field(), right);
  await waitFor(() => expect(address()).toBe('/home'));
});

test('a wrong code shows an error, empties the boxes and keeps the focus · D-22', async () => {
  const api = mockApi({ user: makeUser() });
  const message = 'El código no coincide. Te quedan 4 intentos.';
  api.on('auth', 'POST /auth/check', new Refusal('CODE_WRONG', { message }));
  await openVerify(sentFlow(), api);
  await userEvent.type(field(), '000000');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), '4');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(currentSession().isGuest).toBe(true);
});

test('a code is checked once, however fast the typing continues', async () => {
  const api = mockApi({ user: makeUser() });
  const answer = Promise.withResolvers<Refusal>();
  api.on('auth', 'POST /auth/check', () => answer.promise);
  await openVerify(sentFlow(), api);
  await userEvent.type(field(), right);
  await userEvent.type(field(), '{Backspace}9');
  expect(field().value).toBe(right);
  await act(async () => answer.resolve(new Refusal('CODE_WRONG')));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(api.requestsTo('auth POST /auth/check')).toHaveLength(1);
});

test('without a network the digits stay and can be sent again', async () => {
  const api = mockApi({ user: makeUser() });
  let isDown = true;
  const { fetch } = api;
  const { address } = await openVerify(sentFlow(), {
    ...api,
    fetch: (request) => (isDown ? Promise.reject(new TypeError('no network')) : fetch(request)),
  });
  await userEvent.type(field(), right);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  expect(field().value).toBe(right);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(address()).toBe('/home'));
});

test('another code can be requested after a minute, by the same channel or another · D-22', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { api } = await openVerify(sentFlow({}, Date.now() + 38_000));
  expect(screen.getByRole('timer').textContent).toBe('0:38');
  const bySms = screen.getByRole('button', { name: 'Recibir por SMS' });
  await user.click(bySms);
  expect(api.requestsTo('auth POST /auth/verify')).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(39_000));
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(bySms);
  expect(api.requestsTo('auth POST /auth/verify')[0]?.body).toEqual({ phone: '3105550142', channel: 'sms' });
  expect(await screen.findByText(/Lo enviamos por SMS al/)).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/^(1:00|0:59)$/);
});

test('an expired code offers a new one · D-22', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'POST /auth/check', new Refusal('CODE_EXPIRED', { error: 'Ese código ya no sirve. Pide uno nuevo.' }));
  api.on('auth', 'POST /auth/verify', {
    results: { flowId: 'another-flow-of-the-tests-0123', expiresIn: 600, resendIn: 60 },
  });
  await openVerify(sentFlow({}, Date.now() - 1), api);
  await userEvent.type(field(), right);
  expect((await screen.findByRole('alert')).textContent).toContain('Pide uno nuevo');
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar código' }));
  expect((await screen.findByText('Te enviamos otro código.')).textContent).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(api.requestsTo('auth POST /auth/verify')[0]?.body).toEqual({ phone: '3105550142', channel: 'whatsapp' });
});

test('after five codes in an hour the page says when the next is allowed · D-22', async () => {
  const api = mockApi();
  api.on('auth', 'POST /auth/verify', new Refusal('TOO_MANY_REQUESTS', { params: { retryAfter: 2400 } }));
  await openVerify(sentFlow({}, Date.now() - 1), api);
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar código' }));
  expect((await screen.findByRole('alert')).textContent).toContain('en 40 minutos');
});

test('a proved phone continues to the registration with its proof · RT-11 D-21', async () => {
  const { api, address } = await openVerify(sentFlow({ purpose: 'register' }));
  await userEvent.type(field(), right);
  await waitFor(() => expect(address()).toBe('/register/process'));
  expect(provedPhone.get()).toBe('registration-token-of-the-tests');
  expect(api.requestsTo('auth POST /auth/check')).toHaveLength(0);
});

test('a registration with the phone of an account continues to its sign-in · D-21', async () => {
  const api = mockApi();
  api.on('auth', 'POST /verify/check', { results: { verified: true, registered: true, registrationToken: null } });
  const { address } = await openVerify(sentFlow({ purpose: 'register' }), api);
  await userEvent.type(field(), right);
  await waitFor(() => expect(address()).toBe('/login?notice=registered'));
  expect(currentPhoneFlow()).toMatchObject({ purpose: 'login', phone: '3105550142' });
  expect(provedPhone.get()).toBeNull();
});

test.each([
  ['login', '/login?redirect=%2Fhome%2Fcart'],
  ['register', '/registro?from_landing=1'],
] as const)('the number of a %s can be changed where it was typed', async (purpose, href) => {
  const keptFields = purpose === 'login' ? { redirectTo: '/home/cart' } : { fromLanding: true };
  await openVerify(sentFlow({ purpose, ...keptFields }));
  expect(screen.getByRole('link', { name: 'Cambiar' }).getAttribute('href')).toBe(href);
});
