import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentPhoneFlow, storePhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { currentSession } from '../../api/session/session.ts';
import { isLoggingIn } from '../../api/storage/device-storage.ts';
import { solveWork } from '../../api/sign-in/solve-work.ts';
import { LoginScreen } from './login-screen.tsx';

const login = <LoginScreen withEmail redirectTo="/home/cart" />;
const byPhone = <LoginScreen redirectTo="/home/cart" />;
const phoneField = () => screen.getByLabelText<HTMLInputElement>('Celular');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));

async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Correo'), email);
  if (password) await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
}

test('sign-in continues to the page the person was going to · ST-02', async () => {
  const { address } = await renderScreen(login, { api: mockApi({ user: makeUser() }), at: '/login' });
  await fill('cliente@demo.tonalia.co', 'Tonalia-demo-1');
  await waitFor(() => expect(address()).toBe('/home/cart'));
  expect(currentSession().role).toBe('Admin customer');
  expect(currentSession().customer?.name).toBe('Salón Luz Marina');
});

test('missing values are shown beside their fields and nothing is sent', async () => {
  const { api } = await renderScreen(login, { at: '/login' });
  await fill('cliente', '');
  expect(screen.getByText('Revisa el correo: debe ser como nombre@negocio.com.')).toBeDefined();
  expect(screen.getByText('Escribe tu contraseña.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
  expect(api.requests).toEqual([]);
});

test('wrong credentials show one error, and the page stays', async () => {
  const { address } = await renderScreen(login, { at: '/login' });
  await fill('cliente@demo.tonalia.co', 'otra');
  expect((await screen.findByRole('alert')).textContent).toContain('BAD_CREDENTIALS');
  expect(address()).toBe('/login');
  expect(currentSession().isGuest).toBe(true);
  // a reload begins a guest session again
  expect(isLoggingIn()).toBe(false);
});

test('a redirected guest reads why', async () => {
  await renderScreen(<LoginScreen isRequired />, { at: '/login' });
  expect(screen.getByText(/Ingresa para comprar/)).toBeDefined();
});

test('a phone continues to the choice of channel, and keeps the target page · RT-10 D-20', async () => {
  const { api, address } = await renderScreen(byPhone, { at: '/login' });
  await userEvent.type(phoneField(), '3105550142');
  expect(phoneField().value).toBe('310 555 01 42');
  await send();
  await waitFor(() => expect(address()).toBe('/send-confirmation-code/login'));
  expect(api.requestsTo('auth POST /verify/user-status')[0]?.body).toEqual({ phone: '3105550142' });
  expect(currentPhoneFlow()).toMatchObject({ purpose: 'login', phone: '3105550142', redirectTo: '/home/cart' });
});

test('a code with a single channel is sent at once · RT-11', async () => {
  const api = mockApi();
  api.on('auth', 'POST /verify/user-status', { results: { next: 'code', channels: ['sms'] } });
  const { address } = await renderScreen(byPhone, { api, at: '/login' });
  await userEvent.type(phoneField(), '3105550142{Enter}');
  await waitFor(() => expect(address()).toBe('/verify-code'));
  expect(api.requestsTo('auth POST /auth/verify')[0]?.body).toEqual({ phone: '3105550142', channel: 'sms' });
  expect(currentPhoneFlow()?.sent).toMatchObject({ channel: 'sms', flowId: 'flow-of-the-tests-0123456789' });
});

test('an invalid number is shown beside its field on leaving it, and the error goes with the correction · VAL-02', async () => {
  const { api } = await renderScreen(byPhone, { at: '/login' });
  await userEvent.type(phoneField(), '31055');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toContain('Revisa el celular');
  await send();
  expect(document.activeElement).toBe(phoneField());
  expect(api.requests).toEqual([]);
  await userEvent.type(phoneField(), '50142');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a fixed line shows beside its field that it receives no code', async () => {
  const api = mockApi();
  const sentence = 'Escribe un celular: a un teléfono fijo no podemos enviarle un código.';
  api.on('auth', 'POST /verify/user-status', new Refusal('PHONE_TAKES_NO_CODE', { message: sentence }));
  const { address } = await renderScreen(byPhone, { api, at: '/login' });
  await userEvent.type(phoneField(), '6017451234');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(phoneField().getAttribute('aria-invalid')).toBe('true');
  expect(address()).toBe('/login');
});

test('after too many attempts the page says when to try again, and the number stays', async () => {
  const api = mockApi();
  api.on('auth', 'POST /verify/user-status', new Refusal('TOO_MANY_REQUESTS', { params: { retryAfter: 1800 } }));
  await renderScreen(byPhone, { api, at: '/login' });
  await userEvent.type(phoneField(), '3105550142');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('en 30 minutos');
  expect(phoneField().value).toBe('310 555 01 42');
});

test('a return to change the number shows it in the field', async () => {
  storePhoneFlow({ purpose: 'login', phone: '3105550142', channels: ['sms'] });
  await renderScreen(<LoginScreen notice="registered" />, { at: '/login' });
  expect(phoneField().value).toBe('310 555 01 42');
  expect(screen.getByRole('status').textContent).toContain('Ese celular ya tiene una cuenta');
});

test('sign-in by e-mail is one tap away and keeps the target page', async () => {
  await renderScreen(<LoginScreen isRequired redirectTo="/home/cart" />, { at: '/login' });
  const href = screen.getByRole('link', { name: 'Ingresar con correo' }).getAttribute('href');
  expect(href).toBe('/login?redirect-login-required=1&redirect=%2Fhome%2Fcart&with=email');
});

test('the link to the registration keeps the target page', async () => {
  await renderScreen(<LoginScreen isRequired redirectTo="/home/cart" />, { at: '/login' });
  const href = screen.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href');
  expect(href).toBe('/registro?redirect=%2Fhome%2Fcart');
});

test('a refused password is sent once, not again with a renewed session', async () => {
  const { api } = await renderScreen(login, { api: mockApi(), at: '/login' });
  await fill('cliente@demo.tonalia.co', 'otra');
  await screen.findByRole('alert');
  expect(api.requestsTo('auth POST /v3/auth/login')).toHaveLength(1);
});

/** A fake Worker, which jsdom lacks: it runs in the page when the test releases it. */
function fakeWorkers() {
  const { promise: workAllowed, resolve: allowWork } = Promise.withResolvers<void>();
  class PageWorker extends EventTarget {
    postMessage({ challenge, bits }: { challenge: string; bits: number }): void {
      const found = () => new MessageEvent('message', { data: { challenge, answer: solveWork(challenge, bits) } });
      void workAllowed.then(() => this.dispatchEvent(found()));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', PageWorker);
  return allowWork;
}
afterEach(() => vi.unstubAllGlobals());

test('a requested computation runs with a notice, and signs in · T10', async () => {
  const api = mockApi({ user: makeUser() });
  const allowWork = fakeWorkers();
  api.on('auth', 'POST /v3/auth/login', ({ body }) =>
    typeof body === 'object' && body !== null && 'work' in body
      ? { tokenReturn: 'access-1', refreshToken: 'cookie' }
      : new Refusal('SIGN_IN_NEEDS_PROOF', { params: { challenge: 'tw_reto', bits: 8 } }),
  );
  const { address } = await renderScreen(login, { api, at: '/login' });
  await fill('cliente@demo.tonalia.co', 'Tonalia-demo-1');
  expect(await screen.findByText('Estamos comprobando este ingreso. Tarda unos segundos.')).toBeDefined();
  allowWork();
  await waitFor(() => expect(address()).toBe('/home/cart'));
  const [, second] = api.requestsTo('auth POST /v3/auth/login');
  expect(second?.body).toMatchObject({ work: { challenge: 'tw_reto', answer: solveWork('tw_reto', 8) } });
});

test('a challenge that is refused repeatedly ends with its error', async () => {
  const api = mockApi();
  fakeWorkers()();
  api.on('auth', 'POST /v3/auth/login', new Refusal('SIGN_IN_NEEDS_PROOF', { params: { challenge: 'tw_x', bits: 4 } }));
  await renderScreen(login, { api, at: '/login' });
  await fill('cliente@demo.tonalia.co', 'Tonalia-demo-1');
  expect((await screen.findByRole('alert')).textContent).toContain('SIGN_IN_NEEDS_PROOF');
  expect(api.requestsTo('auth POST /v3/auth/login')).toHaveLength(4);
});

test('a required code is announced, and signing in with it is one tap away', async () => {
  const api = mockApi();
  const sentence = 'Por seguridad, esta vez ingresa con un código a tu celular, o con «¿Olvidaste tu contraseña?».';
  api.on('auth', 'POST /v3/auth/login', new Refusal('SIGN_IN_NEEDS_CODE', { message: sentence }));
  await renderScreen(login, { api, at: '/login' });
  await fill('cliente@demo.tonalia.co', 'Tonalia-demo-1');
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByRole('link', { name: 'Ingresar con mi celular' })).toBeDefined();
});
