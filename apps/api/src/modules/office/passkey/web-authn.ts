export type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** The library of passkeys, loaded on first use: its 350 files cost every start 0.2 s of processor time and 25 MB. */
export const webAuthn = () => import('@simplewebauthn/server');
