import { permissionsOf } from '@tonalia/contract/office-rights';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const operator = {
  _id: '0b6f8a52-6d0e-4f0e-9d57-3c1f6a2f6a10',
  name: 'Camila Moreno',
  email: 'camila@salon.test',
  role: 'operations',
  permissions: permissionsOf('operations'),
};
const ticket = 'ticket-ticket-ticket-1';
const totp = { 'POST /api/office/sign-in': () => ({ body: { results: { step: 'totp', ticket } } }) };
const signedOut = { 'GET /api/office/me': () => refusal(401, 'UNAUTHENTICATED', 'Tu sesión terminó.') };

async function typePassword() {
  await userEvent.type(await screen.findByLabelText('Correo'), 'camila@salon.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
}

test('without a session a page leads to the sign-in, and back to it afterwards · OFC-003', async () => {
  const asked = answerWith({
    ...signedOut,
    ...totp,
    'POST /api/office/sign-in/totp': () => ({ body: { results: { operator } } }),
  });
  const router = renderOffice('/pedidos?vista=por-alistar');
  await typePassword();
  expect(await screen.findByRole('heading', { name: 'Código de 6 dígitos' })).toBeDefined();
  expect(screen.getByText('De tu aplicación de autenticación, para camila@salon.test')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Volver a la contraseña' }));
  await typePassword();
  await userEvent.type(await screen.findByLabelText('Código de 6 números'), '123456');
  await waitFor(() => expect(router.state.location.href).toBe('/pedidos?vista=por-alistar'));
  expect(await screen.findByRole('heading', { name: 'Pedidos' })).toBeDefined();
  expect(asked['POST /api/office/sign-in/totp']?.[0]?.body).toEqual({ ticket, code: '123456' });
});

test('a wrong password and a wrong code are refused beside their field', async () => {
  answerWith({
    ...signedOut,
    'POST /api/office/sign-in': ({ body }) =>
      body['password'] === 'una frase larga'
        ? { body: { results: { step: 'totp', ticket } } }
        : refusal(401, 'BAD_CREDENTIALS', 'El correo o la contraseña no coinciden.'),
    'POST /api/office/sign-in/totp': () => refusal(400, 'CODE_WRONG', 'El código no coincide. Te quedan 4 intentos.'),
  });
  renderOffice('/entrar');
  await userEvent.type(await screen.findByLabelText('Correo'), 'camila@salon.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'otra');
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  expect((await screen.findByRole('alert')).textContent).toBe('El correo o la contraseña no coinciden.');
  await userEvent.clear(screen.getByLabelText('Contraseña'));
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  const code = await screen.findByLabelText<HTMLInputElement>('Código de 6 números');
  await userEvent.type(code, '000000');
  expect((await screen.findByRole('alert')).textContent).toContain('Te quedan 4 intentos');
  expect(code.value).toBe('');
});

test('a code after its time asks for the password again', async () => {
  answerWith({
    ...signedOut,
    ...totp,
    'POST /api/office/sign-in/totp': () => refusal(409, 'CODE_EXPIRED', 'Ese código ya no sirve.'),
  });
  renderOffice('/entrar');
  await typePassword();
  await userEvent.type(await screen.findByLabelText('Código de 6 números'), '123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }));
  expect(await screen.findByLabelText('Correo')).toBeDefined();
});

test('a recovery code is typed with letters and sent by its button', async () => {
  const asked = answerWith({
    ...signedOut,
    ...totp,
    'POST /api/office/sign-in/totp': () => ({ body: { results: { operator } } }),
  });
  const router = renderOffice('/entrar');
  await typePassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Usar un código de recuperación' }));
  await userEvent.type(screen.getByLabelText('Código de recuperación'), 'a1b2c-3d4e5');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked['POST /api/office/sign-in/totp']?.[0]?.body['code']).toBe('a1b2c-3d4e5');
});

test('an invitation leads to a password, a second factor by QR code or text, and recovery codes · OFC-003', async () => {
  const setup = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Oficina:camila?secret=JBSWY3DPEHPK3PXP' };
  const recoveryCodes = ['a1b2c-3d4e5', 'f6a7b-8c9d0'];
  answerWith({
    ...signedOut,
    'POST /api/office/invitation/read': ({ body }) => {
      expect(body).toEqual({ token: 'token-token-token-token' });
      return { body: { results: { name: 'Camila', email: 'camila@salon.test' } } };
    },
    'POST /api/office/invitation/accept': () => ({ body: { results: { step: 'enrol', ticket, setup } } }),
    'POST /api/office/sign-in/totp': () => ({ body: { results: { operator, recoveryCodes } } }),
  });
  const router = renderOffice('/invitacion#token-token-token-token');
  expect(await screen.findByRole('heading', { name: 'Hola, Camila' })).toBeDefined();
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'una frase larga');
  await userEvent.click(screen.getByRole('button', { name: 'Crear contraseña' }));
  expect(await screen.findByRole('img', { name: 'Código QR para tu aplicación de autenticación' })).toBeDefined();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Código de 6 números'), '123456');
  expect(await screen.findByText('a1b2c-3d4e5')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a used invitation says so and leads to the sign-in', async () => {
  answerWith({
    ...signedOut,
    'POST /api/office/invitation/read': () => refusal(409, 'LINK_EXPIRED', 'Este enlace ya no sirve.'),
  });
  renderOffice('/invitacion#token-token-token-token');
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a ingresar' }).getAttribute('href')).toBe('/oficina/entrar');
});

test('a forgotten password: the address gets a link, and its link sets the password before the second factor · OFC-003', async () => {
  const user = userEvent.setup();
  const asked = answerWith({
    ...signedOut,
    'POST /api/office/forgotten': () => ({ body: { results: { isSent: true } } }),
  });
  renderOffice('/entrar');
  await user.click(await screen.findByLabelText('Correo'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
  await user.click(screen.getByRole('link', { name: 'La olvidé' }));
  await screen.findByRole('heading', { name: 'Contraseña nueva' });
  await user.type(await screen.findByLabelText('Correo'), 'camila@salon.test');
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeDefined();
  expect(screen.getByText(/^Si camila@salon\.test es de un operador/)).toBeDefined();
  expect(asked['POST /api/office/forgotten']?.[0]?.body).toEqual({ email: 'camila@salon.test' });
});

test('the link of a forgotten password sets a new one, and a spent link leads to another · OFC-003', async () => {
  const user = userEvent.setup();
  const token = 'token-token-token-token';
  let isSpent = false;
  const asked = answerWith({
    ...signedOut,
    'POST /api/office/forgotten/read': () =>
      isSpent
        ? refusal(410, 'LINK_EXPIRED', 'El enlace ya no sirve.')
        : { body: { results: { name: 'Camila', email: 'camila@salon.test' } } },
    'POST /api/office/forgotten/accept': () => ({ body: { results: { step: 'totp', ticket } } }),
  });
  renderOffice(`/recuperar#${token}`);
  expect(await screen.findByText(/se cierran todas tus sesiones/)).toBeDefined();
  await user.type(screen.getByLabelText('Contraseña nueva'), 'otra frase bien larga');
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByRole('heading', { name: 'Código de 6 dígitos' })).toBeDefined();
  expect(asked['POST /api/office/forgotten/accept']?.[0]?.body).toEqual({ token, password: 'otra frase bien larga' });
  cleanup();
  isSpent = true;
  renderOffice(`/recuperar#${token}`);
  expect((await screen.findByRole('link', { name: 'Pedir otro enlace' })).getAttribute('href')).toBe(
    '/oficina/recuperar',
  );
});

test('without mail the page says whom to ask · OFC-003', async () => {
  const user = userEvent.setup();
  answerWith({ ...signedOut, 'POST /api/office/forgotten': () => ({ body: { results: { isSent: false } } }) });
  renderOffice('/recuperar');
  await user.type(await screen.findByLabelText('Correo'), 'camila@salon.test');
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByText(/no envía correos/)).toBeDefined();
});

test('where the browser has passkeys, one comes first and the password second; a refusal leaves the password (OFC-003)', async () => {
  const asked = answerWith({
    ...signedOut,
    ...totp,
    'POST /api/office/enter/options': () => refusal(409, 'PASSKEYS_UNAVAILABLE', 'Esta dirección no permite llaves.'),
  });
  vi.stubGlobal('PublicKeyCredential', class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  renderOffice('/entrar');
  const first = await screen.findByRole('button', { name: 'Ingresar con llave de acceso' });
  const second = screen.getByRole('button', { name: 'Seguir' });
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(first);
  expect((await screen.findByRole('alert')).textContent).toBe('Esta dirección no permite llaves.');
  await typePassword();
  expect(await screen.findByLabelText('Código de 6 números')).toBeDefined();
  expect(asked['POST /api/office/enter']).toBeUndefined();
});
