import { permissionsOf } from '@tonalia/contract/office-rights';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const operator = {
  _id: '0b6f8a52-6d0e-4f0e-9d57-3c1f6a2f6a10',
  name: 'Rosa Mejía',
  email: 'rosa@andina.test',
  role: 'owner',
  permissions: permissionsOf('owner'),
};
const token = 'tf_token-token-token-token';
const signedOut = { 'GET /api/office/me': () => refusal(401, 'UNAUTHENTICATED', 'Tu sesión terminó.') };

test('the link of the first start leads to an account, a second factor and the first run', async () => {
  const setup = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Oficina:rosa?secret=JBSWY3DPEHPK3PXP' };
  const asked = answerWith({
    ...signedOut,
    'POST /api/office/first-run/link': () => ({ body: { ok: true } }),
    'POST /api/office/first-run/owner': ({ body }) =>
      body['password'] === 'rosa mejía 1'
        ? refusal(400, 'PASSWORD_REFUSED', 'Tu contraseña no puede llevar tu nombre.')
        : { body: { results: { step: 'enrol', ticket: 'ticket-ticket-ticket-1', setup } } },
    'POST /api/office/sign-in/totp': () => ({ body: { results: { operator, recoveryCodes: ['a1b2c-3d4e5'] } } }),
  });
  const router = renderOffice(`/empezar#${token}`);
  await userEvent.type(await screen.findByLabelText('Tu nombre'), 'Rosa Mejía');
  await userEvent.type(screen.getByLabelText('Correo'), 'rosa@andina.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'rosa mejía 1');
  await userEvent.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no puede llevar tu nombre');
  expect(screen.getByLabelText<HTMLInputElement>('Tu nombre').value).toBe('Rosa Mejía');
  await userEvent.clear(screen.getByLabelText('Contraseña'));
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await userEvent.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));
  await userEvent.type(await screen.findByLabelText('Código de 6 números'), '123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Ya los guardé' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/empezar'));
  expect(asked['POST /api/office/first-run/owner']?.at(-1)?.body).toEqual({
    token,
    name: 'Rosa Mejía',
    email: 'rosa@andina.test',
    password: 'una frase larga',
  });
});

test('a link that was used or replaced says what to do', async () => {
  answerWith({
    ...signedOut,
    'POST /api/office/first-run/link': () => refusal(409, 'LINK_EXPIRED', 'Este enlace ya no sirve.'),
  });
  renderOffice(`/empezar#${token}`);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
  expect(screen.getByText(/vuelve a iniciar el programa/)).toBeDefined();
});
