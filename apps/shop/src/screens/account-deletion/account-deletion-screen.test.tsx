import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentSession } from '../../api/session/session.ts';
import { hasSignedInMark } from '../../api/storage/device-storage.ts';
import { AccountDeletionScreen } from './account-deletion-screen.tsx';

const removal = 'auth DELETE /customer/remove';
type Answer = Refusal | (() => Promise<never>) | null;

async function enterAnd(answer: Answer, user = makeUser()) {
  const api = mockApi({ user });
  if (answer) api.on('auth', 'DELETE /customer/remove', answer);
  return renderScreen(<AccountDeletionScreen />, { api, signedIn: true, at: '/account-deletion' });
}
async function confirm(word: string) {
  await userEvent.type(screen.getByLabelText('Para continuar, escribe ELIMINAR'), word);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
}
async function prove() {
  const sheet = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await userEvent.type(within(sheet).getByLabelText('Contraseña actual'), 'secreta-1');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Eliminar mi cuenta' }));
}

test('the confirmation word and the password close the account and its session · ERR-10', async () => {
  const { api } = await enterAnd(null);
  await confirm('eliminar');
  await prove();
  expect(await screen.findByText('Su cuenta de cliente ha sido eliminada.')).toBeTruthy();
  expect(api.requestsTo(removal).map(({ body }) => body)).toEqual([{ proof: { password: 'secreta-1' } }]);
  expect(currentSession().isGuest).toBe(true);
  expect(hasSignedInMark()).toBe(false);
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
});

test('without the confirmation word nothing is requested', async () => {
  const { api } = await enterAnd(null);
  await confirm('eliminada');
  expect(screen.getByText('Escribe la palabra ELIMINAR.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Para continuar, escribe ELIMINAR'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requestsTo(removal)).toEqual([]);
});

test('what must be settled first is shown, and the account stays · D-63', async () => {
  const message = 'Todavía no puedes eliminar tu cuenta. Debes $\u00a0118.700 de tu cupo: págalos en Créditos.';
  await enterAnd(new Refusal('ACCOUNT_IN_USE', { message }));
  await confirm('ELIMINAR');
  await prove();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(currentSession().isGuest).toBe(false);
  expect(screen.getByText('Antes de eliminarla')).toBeTruthy();
});

test.each([
  ['a customer that is not there', new Refusal('CUSTOMER_NOT_FOUND'), 'Cliente no encontrado'],
  [
    'a failure of the server',
    new Refusal('INTERNAL'),
    'Nuestro servidor está experimentando dificultades momentáneas.',
  ],
  [
    'another refusal',
    new Refusal('ROLE_NOT_ALLOWED'),
    'Nuestro servidor está experimentando dificultades momentáneas.',
  ],
  [
    'no answer at all',
    () => Promise.reject<never>(new TypeError('no network')),
    'Ha ocurrido un error al intentar eliminar el cliente.',
  ],
])('%s shows the text of the specification, and the account stays · ERR-10', async (_, answer, text) => {
  await enterAnd(answer);
  await confirm('ELIMINAR');
  await prove();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(currentSession().isGuest).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Para continuar, escribe ELIMINAR').value).toBe('ELIMINAR');
});

test('a wrong password is shown beside its field', async () => {
  await enterAnd(new Refusal('BAD_CREDENTIALS'));
  await confirm('ELIMINAR');
  await prove();
  const sheet = screen.getByRole('dialog', { name: 'Confirma que eres tú' });
  expect(await within(sheet).findByText('La contraseña no coincide.')).toBeTruthy();
});

test('a guest signs in first and comes back', async () => {
  await renderScreen(<AccountDeletionScreen />, { at: '/account-deletion' });
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe(
    '/login?redirect=%2Faccount-deletion',
  );
  expect(screen.getByText('Qué se conserva')).toBeTruthy();
});

test('a seller reads how to close their account', async () => {
  await enterAnd(null, sellerUser);
  expect(screen.getByText(/Las cuentas de asesoras las cierra la empresa/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).toBeNull();
});
