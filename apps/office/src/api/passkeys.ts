import type { OfficeSession } from '@tonalia/contract/office';
import type { Passkey, PasskeyAnswer, RegistrationAnswer } from '@tonalia/contract/office-passkeys';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { EnteredSession } from './sign-in.ts';

/** The part of the library that speaks with the browser; loaded when a passkey is used. */
const browser = () => import('@simplewebauthn/browser');

/** The person closed the dialog of the browser, or waited too long. */
export class PasskeyCancelled extends Error {}

async function ask<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw new PasskeyCancelled('no passkey was used', { cause });
  }
}

type AuthenticationOptions = Parameters<Awaited<ReturnType<typeof browser>>['startAuthentication']>[0]['optionsJSON'];
type RegistrationOptions = Parameters<Awaited<ReturnType<typeof browser>>['startRegistration']>[0]['optionsJSON'];

/** Asks the device to sign the options of the server. */
async function signWithDevice(options: Record<string, unknown>): Promise<PasskeyAnswer> {
  const { startAuthentication } = await browser();
  // as: the server sends WebAuthn's own options unchanged
  const optionsJSON = options as unknown as AuthenticationOptions;
  const answer = await ask(() => startAuthentication({ optionsJSON }));
  return answer as unknown as PasskeyAnswer; // as: the contract names the same fields
}

/** Opens the session with a passkey after the password. */
export async function enterWithPasskey(ticket: string): Promise<EnteredSession> {
  const { results } = await call('office', 'POST /sign-in/passkey/options', { body: { ticket } });
  const answer = await signWithDevice(results);
  return (await call('office', 'POST /sign-in/passkey', { body: { ticket, answer } })).results;
}

/** Opens the session with a passkey alone, one of those that the device has of this site. */
export async function enterByPasskey(): Promise<EnteredSession> {
  const { ticket, options } = (await call('office', 'POST /enter/options')).results;
  const answer = await signWithDevice(options);
  return (await call('office', 'POST /enter', { body: { ticket, answer } })).results;
}

/** Proves the second factor again with a passkey. */
export async function repeatWithPasskey(): Promise<void> {
  const { results } = await call('office', 'POST /step-up/passkey/options');
  await call('office', 'POST /step-up/passkey', { body: { answer: await signWithDevice(results) } });
}

/** Makes a passkey on this device. STEP_UP_REQUIRED. */
export async function addPasskey(name: string): Promise<Passkey> {
  const { results } = await call('office', 'POST /passkeys/options');
  const { startRegistration } = await browser();
  const optionsJSON = results as unknown as RegistrationOptions; // as: the server sends WebAuthn's own options unchanged
  const made = await ask(() => startRegistration({ optionsJSON }));
  const answer = made as unknown as RegistrationAnswer; // as: the contract names the same fields
  return (await call('office', 'POST /passkeys', { body: { name, answer } })).results;
}

export const renamePasskey = (id: string, name: string): Promise<unknown> =>
  call('office', 'PUT /passkeys/{id}', { params: { id }, body: { name } });

export const removePasskey = (id: string): Promise<unknown> =>
  call('office', 'DELETE /passkeys/{id}', { params: { id } });

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => call('office', 'GET /passkeys', { signal }).then(({ results }) => results),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }): Promise<OfficeSession[]> =>
    call('office', 'GET /sessions', { signal }).then(({ results }) => results),
});

export const endOtherSession = (id: string): Promise<unknown> =>
  call('office', 'DELETE /sessions/{id}', { params: { id } });

/** New recovery codes; the older ones stop working. STEP_UP_REQUIRED. */
export const newRecoveryCodes = (): Promise<string[]> =>
  call('office', 'POST /recovery-codes').then(({ results }) => results.recoveryCodes);
