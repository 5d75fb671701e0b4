import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const ID = '00000000-0000-4000-8000-000000000041';
const passkeys = (isPossible = true) => ({
  body: {
    results: {
      isPossible,
      passkeys: [{ _id: ID, name: 'Portátil', createdAt: '2026-11-20T15:00:00Z', lastUsedAt: null }],
    },
  },
});
const session = (last: number, isCurrent: boolean) => ({
  _id: `00000000-0000-4000-8000-00000000005${last}`,
  device: isCurrent ? 'Chrome en Windows' : 'Safari en iPhone',
  network: '186.84.0.1',
  createdAt: '2026-11-20T15:00:00Z',
  lastSeenAt: '2026-11-26T15:00:00Z',
  isCurrent,
});
const account = {
  'GET /api/office/me': () => signedIn('operations'),
  'GET /api/office/passkeys': () => passkeys(),
  'GET /api/office/sessions': () => ({ body: { results: [session(1, true), session(2, false)] } }),
};

test('sessions are listed, and others than this one can be closed (OFC-003)', async () => {
  const asked = answerWith({
    ...account,
    [`DELETE /api/office/sessions/${session(2, false)._id}`]: () => ({ body: { ok: true } }),
  });
  renderOffice('/cuenta/seguridad');
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }));
  expect(await screen.findByText('Sesión cerrada')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cerrar la sesión de Chrome en Windows' })).toBeNull();
  expect(asked['GET /api/office/sessions']?.length).toBe(2);
});

test('removing a passkey asks for the second factor and is repeated after it (OFC-003 OFC-005)', async () => {
  let isConfirmed = false;
  const asked = answerWith({
    ...account,
    [`DELETE /api/office/passkeys/${ID}`]: () =>
      isConfirmed ? { body: { ok: true } } : refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor.'),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { until: '2026-11-26T15:05:00Z' } } };
    },
  });
  renderOffice('/cuenta/seguridad');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar Portátil' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Quitar Portátil?', hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar', hidden: true }));
  const stepUp = await screen.findByRole('dialog', { name: 'Confirma que eres tú', hidden: true });
  expect(within(stepUp).getByText(/cambiar cómo se ingresa/)).toBeDefined();
  expect(within(stepUp).getByRole('button', { name: 'Usar llave de acceso', hidden: true })).toBeDefined();
  await userEvent.type(within(stepUp).getByLabelText(/Código de tu aplicación/), '123456{Enter}');
  expect(await screen.findByText('Llave de acceso quitada')).toBeDefined();
  expect(asked[`DELETE /api/office/passkeys/${ID}`]?.length).toBe(2);
});

test('new recovery codes are shown once (OFC-003)', async () => {
  answerWith({
    ...account,
    'POST /api/office/recovery-codes': () => ({ body: { results: { recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] } } }),
  });
  renderOffice('/cuenta/seguridad');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear códigos nuevos' }));
  expect(await screen.findByText('aaaaa-bbbbb')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  await waitFor(() => expect(screen.queryByText('aaaaa-bbbbb')).toBeNull());
});

test('an address without https offers no passkey (OFC-003)', async () => {
  answerWith({ ...account, 'GET /api/office/passkeys': () => passkeys(false) });
  renderOffice('/cuenta/seguridad');
  expect(await screen.findByText(/necesitan https/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
});

test('a sign-in with a passkey keeps the code of the app as another way (OFC-003)', async () => {
  const ticket = 'ti_0123456789012345678901234567890123';
  const asked = answerWith({
    'GET /api/office/me': () => refusal(401, 'UNAUTHENTICATED', 'Ingresa de nuevo.'),
    'POST /api/office/sign-in': () => ({ body: { results: { step: 'passkey', ticket } } }),
    'POST /api/office/sign-in/totp': () => refusal(400, 'CODE_WRONG', 'El código no coincide.'),
  });
  renderOffice('/entrar');
  await userEvent.type(await screen.findByLabelText('Correo'), 'camila@salon.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'correcto caballo{Enter}');
  expect(await screen.findByRole('button', { name: 'Usar llave de acceso' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Usar un código' }));
  await screen.findByText('Código de 6 dígitos');
  expect(asked['POST /api/office/sign-in/passkey']).toBeUndefined();
});
