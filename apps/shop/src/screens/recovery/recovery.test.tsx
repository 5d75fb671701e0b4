import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { recoveryToken } from '../../api/sign-in/recovery-link.ts';
import { ChangePasswordScreen } from './change-password-screen.tsx';
import { RecoveryPasswordScreen } from './recovery-password-screen.tsx';

const good = 'naranja y coco 57';
const sentence = 'Si el correo está registrado, en unos minutos recibirás un enlace para cambiar tu contraseña.';

beforeEach(() => recoveryToken.set(null));
afterEach(() => vi.useRealTimers());

const email = () => screen.getByLabelText('Correo');
const openRecovery = (api = mockApi()) =>
  renderScreen(<RecoveryPasswordScreen isLinkLost={false} />, { api, at: '/login/recovery/password' });

test('a lost link says what to do: open it again, or request another', async () => {
  await renderScreen(<RecoveryPasswordScreen isLinkLost />, { api: mockApi(), at: '/login/recovery/password' });
  expect(screen.getByText(/Abre de nuevo el enlace de tu correo, o pide otro aquí\./)).toBeDefined();
});

test('the server’s sentence is the result, and another link can be requested after a minute · RT-13', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { api } = await openRecovery();
  await user.type(email(), 'luzmarina@salonortega.co{Enter}');
  expect((await screen.findByRole('status')).textContent).toBe(sentence);
  const again = screen.getByRole('button', { name: /^Enviar de nuevo en (1:00|0:59)$/ });
  await user.click(again);
  expect(api.requestsTo('auth POST /recovery-password')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await user.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
  await waitFor(() => expect(api.requestsTo('auth POST /recovery-password')).toHaveLength(2));
});

test('a refusal shows the server’s sentence, and the e-mail stays · ERR-12', async () => {
  const api = mockApi();
  api.on('auth', 'POST /recovery-password', new Refusal('UNAVAILABLE', { error: 'El correo está en mantenimiento.' }));
  await openRecovery(api);
  await userEvent.type(email(), 'luzmarina@salonortega.co{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('El correo está en mantenimiento.');
  expect(email()).toHaveProperty('value', 'luzmarina@salonortega.co');
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['luz', 'luz@', 'luz@salon', 'luz marina@salon.co', '@salon.co', 'luz@salon.co.'])(
  '%s is not an e-mail, and nothing is sent · VAL-01',
  async (typed) => {
    const { api } = await openRecovery();
    await userEvent.type(email(), `${typed}{Enter}`);
    expect(screen.getByRole('alert').textContent).toContain('Revisa el correo');
    expect(document.activeElement).toBe(email());
    expect(api.requests).toEqual([]);
  },
);

const field = () => screen.getByLabelText('Contraseña nueva');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

function openChange({ api = mockApi(), signedIn = false, link = null as string | null } = {}) {
  recoveryToken.set(link);
  return renderScreen(<ChangePasswordScreen />, { api, at: '/login/change/password', signedIn });
}

test('the link of a mail sets a new password, which signs in · RT-14', async () => {
  const { api, address } = await openChange({ link: 'a-very-secret-token' });
  await userEvent.type(field(), good);
  await save();
  await waitFor(() => expect(address()).toBe('/login?with=email&notice=password-changed'));
  const [request] = api.requestsTo('auth PUT /change-password');
  expect(request?.body).toEqual({ newPassword: good, recoveryToken: 'a-very-secret-token' });
});

test('the rules tick while the password is typed', async () => {
  await openChange({ link: 'a-very-secret-token' });
  const rules = () => screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(rules()[0]).toBe('Falta:Mínimo 8 caracteres');
  await userEvent.type(field(), 'contraseña');
  expect(rules()).toEqual([
    'Cumple:Mínimo 8 caracteres',
    'Falta:No es una de las más usadas',
    'Cumple:No lleva tu nombre ni tu celular',
  ]);
  await save();
  expect(screen.getByRole('alert').textContent).toContain('las tres condiciones');
  expect(document.activeElement).toBe(field());
});

test('a password that the server finds too common is refused beside the field', async () => {
  const api = mockApi();
  const error = 'Esa contraseña es de las más usadas. Escoge otra.';
  api.on(
    'auth',
    'PUT /change-password',
    new Refusal('PASSWORD_REFUSED', { message: error, params: { why: 'common' } }),
  );
  const { address } = await openChange({ api, link: 'a-very-secret-token' });
  await userEvent.type(field(), good);
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain(error);
  expect(screen.getByText('No es una de las más usadas').textContent).toContain('Falta:');
  expect(field()).toHaveProperty('value', good);
  expect(address()).toBe('/login/change/password');
});

test('a used link links to a new one · RT-14', async () => {
  const api = mockApi();
  api.on('auth', 'PUT /change-password', new Refusal('LINK_EXPIRED'));
  await openChange({ api, link: 'an-old-token' });
  await userEvent.type(field(), good);
  await save();
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
  const another = screen.getByRole('link', { name: 'Pedir otro enlace' });
  expect(another.getAttribute('href')).toBe('/login/recovery/password');
});

test('a signed-in person gives the current password too, and reads that other devices are signed out', async () => {
  const { api, address } = await openChange({ api: mockApi({ user: makeUser() }), signedIn: true });
  expect(screen.getByText('Cerraremos tu sesión en los demás equipos.')).toBeDefined();
  await userEvent.type(field(), good);
  await save();
  expect(screen.getByRole('alert').textContent).toContain('Escribe tu contraseña actual.');
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual'));
  await userEvent.type(screen.getByLabelText('Contraseña actual'), 'Tonalia-demo-1');
  await save();
  await waitFor(() => expect(address()).toBe('/home/profile'));
  const [request] = api.requestsTo('auth PUT /change-password');
  expect(request?.body).toEqual({ newPassword: good, proof: { password: 'Tonalia-demo-1' } });
  expect(await screen.findByText('Tu contraseña cambió.')).toBeDefined();
});

test('a wrong current password is shown beside its field, and the session stays', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'PUT /change-password', new Refusal('BAD_CREDENTIALS'));
  await openChange({ api, signedIn: true });
  await userEvent.type(screen.getByLabelText('Contraseña actual'), 'otra');
  await userEvent.type(field(), good);
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Esa no es tu contraseña actual.');
  expect(screen.getByLabelText('Contraseña actual').getAttribute('aria-invalid')).toBe('true');
});

test('a password with the person’s own name does not tick', async () => {
  await openChange({ api: mockApi({ user: makeUser() }), signedIn: true });
  await userEvent.type(field(), 'marina naranja');
  expect(screen.getByText('No lleva tu nombre ni tu celular').textContent).toContain('Falta:');
});

test('an account without a password is proved with a code to its phone', async () => {
  const { api, address } = await openChange({
    api: mockApi({ user: makeUser({ has_password: false }) }),
    signedIn: true,
  });
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '481027');
  await userEvent.type(field(), good);
  await save();
  await waitFor(() => expect(address()).toBe('/home/profile'));
  const [request] = api.requestsTo('auth PUT /change-password');
  expect(request?.body).toEqual({
    newPassword: good,
    proof: { flowId: 'flow-of-the-tests-0123456789', code: '481027' },
  });
});
