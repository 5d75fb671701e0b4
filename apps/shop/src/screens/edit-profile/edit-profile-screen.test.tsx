import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EditProfileScreen } from './edit-profile-screen.tsx';

/** A mock API that stores the changes these tests check. */
function apiOf(change: Parameters<typeof makeUser>[0] = {}) {
  let user = makeUser(change);
  const api = mockApi({ user });
  api.on('auth', 'PUT /me', ({ body }) => {
    // The mock reads bodies as the screen sends them.
    const { email, proof, registrationToken, ...rest } = body as Record<string, string | undefined>;
    user = { ...user, ...rest, ...(registrationToken && { phone: '3205550199' }) };
    api.signInAs(user);
    return { results: user, email_pending: email ?? null };
  });
  return api;
}
const enter = (api = apiOf(), emailToken: string | null = null) =>
  renderScreen(<EditProfileScreen emailToken={emailToken} />, { api, signedIn: true, at: '/home/profile/edit' });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
async function retype(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
}

test('a new name is saved at once, without a proof · RT-43', async () => {
  const { api } = await enter();
  expect(screen.getByRole('button', { name: 'Guardar' }).getAttribute('aria-disabled')).toBe('true');
  await retype('Nombres', 'Luz');
  await save();
  expect(await screen.findByText('Guardamos tus datos.')).toBeTruthy();
  expect(api.requestsTo('auth PUT /me').map(({ body }) => body)).toEqual([{ name: 'Luz' }]);
});

test('a missing value is shown beside its field, which has the focus', async () => {
  const { api } = await enter();
  await retype('Apellidos', '');
  await save();
  expect(screen.getByText('Escribe tus apellidos.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Apellidos'));
  expect(api.requestsTo('auth PUT /me')).toEqual([]);
});

test('a new e-mail requires the password, and announces a link', async () => {
  const { api } = await enter();
  await retype('Correo', 'nuevo@salon.co');
  await save();
  const sheet = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await userEvent.type(within(sheet).getByLabelText('Contraseña actual'), 'secreta-1');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Te enviamos un enlace a nuevo@salon\.co/)).toBeTruthy();
  expect(api.requestsTo('auth PUT /me')[0]?.body).toEqual({
    email: 'nuevo@salon.co',
    proof: { password: 'secreta-1' },
  });
});

test('a wrong password is shown beside its field, and the typed values stay', async () => {
  const api = apiOf();
  api.on('auth', 'PUT /me', new Refusal('BAD_CREDENTIALS'));
  await enter(api);
  await retype('Correo', 'nuevo@salon.co');
  await save();
  const sheet = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await userEvent.type(within(sheet).getByLabelText('Contraseña actual'), 'otra');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  expect(await within(sheet).findByText('La contraseña no coincide.')).toBeTruthy();
  expect(within(sheet).getByLabelText<HTMLInputElement>('Contraseña actual').value).toBe('otra');
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('nuevo@salon.co');
});

test('without a response the typed values stay and can be sent again', async () => {
  const api = apiOf();
  api.on('auth', 'PUT /me', new Refusal('UNAVAILABLE', { error: 'El servicio no está disponible.' }));
  await enter(api);
  await retype('Nombres', 'Luz');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('El servicio no está disponible.');
  expect(screen.getByLabelText<HTMLInputElement>('Nombres').value).toBe('Luz');
  api.on('auth', 'PUT /me', { results: makeUser({ name: 'Luz' }), email_pending: null });
  await save();
  expect(await screen.findByText('Guardamos tus datos.')).toBeTruthy();
});

test('a new phone is proved by its code, and the account by the password', async () => {
  const { api } = await enter();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el celular' }));
  const sheet = await screen.findByRole('dialog', { name: 'Cambiar celular' });
  await userEvent.type(within(sheet).getByLabelText('Celular nuevo'), '320 555 01 99');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Continuar' }));
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Recibir por SMS' }));
  expect(within(sheet).queryByRole('button', { name: /correo/ })).toBeNull();
  await userEvent.type(await within(sheet).findByLabelText('Código de 6 dígitos'), '111111');
  expect(await within(sheet).findByRole('alert')).toBeTruthy();
  await userEvent.type(within(sheet).getByLabelText('Código de 6 dígitos'), '481027');
  await userEvent.type(await within(sheet).findByLabelText('Contraseña actual'), 'secreta-1');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('320 555 01 99')).toBeTruthy();
  expect(api.requestsTo('auth POST /verify/verify')[0]?.body).toEqual({ phone: '3205550199', channel: 'sms' });
  expect(api.requestsTo('auth PUT /me')[0]?.body).toEqual({
    registrationToken: 'registration-token-of-the-tests',
    proof: { password: 'secreta-1' },
  });
});

test('the phone of another account is refused', async () => {
  const api = apiOf();
  api.on('auth', 'POST /verify/check', { results: { verified: true, registered: true, registrationToken: null } });
  await enter(api);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el celular' }));
  await userEvent.type(screen.getByLabelText('Celular nuevo'), '3205550199');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Recibir por WhatsApp' }));
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '481027');
  expect(await screen.findByText('Ese celular ya tiene una cuenta.')).toBeTruthy();
});

test('a customer without a password proves the account with a code to their phone', async () => {
  const { api } = await enter(apiOf({ has_password: false }));
  await retype('Correo', 'nuevo@salon.co');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Recibir por WhatsApp' }));
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '481027');
  await waitFor(() =>
    expect(api.requestsTo('auth PUT /me')[0]?.body).toEqual({
      email: 'nuevo@salon.co',
      proof: { flowId: 'flow-of-the-tests-0123456789', code: '481027' },
    }),
  );
  expect(api.requestsTo('auth POST /auth/verify')[0]?.body).toEqual({ phone: '3105550142', channel: 'whatsapp' });
});

test('the link of a new e-mail confirms it once, and its token leaves the address', async () => {
  const api = apiOf();
  api.on('auth', 'POST /me/confirm-email', { results: { email: 'nuevo@salon.co' } });
  const { address } = await renderScreen(<EditProfileScreen emailToken="token-of-the-mail" />, {
    api,
    signedIn: true,
    at: '/home/profile/edit?email-token=token-of-the-mail',
  });
  expect(await screen.findByText('Tu correo ahora es nuevo@salon.co.')).toBeTruthy();
  expect(address()).toBe('/home/profile/edit');
  expect(api.requestsTo('auth POST /me/confirm-email').map(({ body }) => body)).toEqual([
    { token: 'token-of-the-mail' },
  ]);
});

test('a used link says so', async () => {
  const api = apiOf();
  api.on('auth', 'POST /me/confirm-email', new Refusal('LINK_EXPIRED', { error: 'Este enlace ya no sirve.' }));
  await enter(api, 'token-of-the-mail');
  expect((await screen.findByRole('alert')).textContent).toBe('Este enlace ya no sirve.');
});

test('the page links to a new password and to the deletion of the account', async () => {
  await enter();
  expect(screen.getByRole('link', { name: 'Cambiar contraseña' }).getAttribute('href')).toBe('/login/change/password');
  expect(screen.getByRole('link', { name: 'Eliminar mi cuenta' }).getAttribute('href')).toBe('/account-deletion');
});

test('cart reminders are off until the customer turns them on in their data', async () => {
  const { api } = await enter(apiOf({ reminders: false }));
  const reminders = screen.getByRole<HTMLInputElement>('switch', { name: /^Recordarme mi carrito/ });
  expect(reminders.checked).toBe(false);
  await userEvent.click(reminders);
  await waitFor(() => expect(reminders.checked).toBe(true));
  expect(api.requestsTo('auth PUT /me').map(({ body }) => body)).toEqual([{ reminders: true }]);
  api.on('auth', 'PUT /me', new Refusal('INTERNAL', { message: 'Algo falló' }));
  await userEvent.click(reminders);
  expect((await screen.findByRole('alert')).textContent).toBe('Algo falló');
  expect(reminders.checked).toBe(true);
});
