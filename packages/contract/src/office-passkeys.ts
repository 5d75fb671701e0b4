import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { SignedIn } from './office.ts';
import { Instant, Line, Uuid, resultsOf } from './wire.ts';

/** A passkey of the operator. */
export const Passkey = z.object({
  _id: Uuid,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Bytes as WebAuthn's JSON has them. */
const Base64Url = z
  .string()
  .max(12_000)
  .regex(/^[\w-]+=*$/);
const credential = { id: Base64Url, rawId: Base64Url, type: z.literal('public-key') };
const extensions = {
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
};

/** What an authenticator answers when a passkey is made (WebAuthn's `RegistrationResponseJSON`). */
export const RegistrationAnswer = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
});
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;

/** What an authenticator answers when a passkey is used (WebAuthn's `AuthenticationResponseJSON`). */
export const PasskeyAnswer = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

const Ticket = z.string().min(20).max(80);
const ById = z.object({ id: Uuid });
const Name = Line.pipe(z.string().min(1).max(60));
const done = z.object({ ok: z.literal(true) });
/** Options of WebAuthn for the browser, unchanged: they hold a challenge that counts once, for five minutes. */
const options = resultsOf(z.record(z.string(), z.unknown()));

/** Calls about passkeys and the account's security, under `/api/office`. */
export const officePasskeysApi = {
  /** The challenge of a passkey that opens the office without a password, and the ticket that its answer goes with. */
  'POST /enter/options': {
    response: resultsOf(z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) })),
    errors: ['PASSKEYS_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Opens the session of the passkey's operator: the device verified its person. Sets the session cookie. */
  'POST /enter': {
    body: z.strictObject({ ticket: Ticket, answer: PasskeyAnswer }),
    response: resultsOf(SignedIn),
    errors: ['PASSKEY_WRONG', 'PASSKEYS_UNAVAILABLE', 'ORIGIN_NOT_ALLOWED'],
  },
  'POST /sign-in/passkey/options': {
    body: z.strictObject({ ticket: Ticket }),
    response: options,
    errors: ['CODE_EXPIRED', 'PASSKEYS_UNAVAILABLE', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Sets the session cookie. */
  'POST /sign-in/passkey': {
    body: z.strictObject({ ticket: Ticket, answer: PasskeyAnswer }),
    response: resultsOf(SignedIn),
    errors: ['PASSKEY_WRONG', 'CODE_EXPIRED', 'PASSKEYS_UNAVAILABLE', 'ORIGIN_NOT_ALLOWED'],
  },
  /** `isPossible`: the address of the installation allows passkeys. */
  'GET /passkeys': {
    response: resultsOf(z.object({ isPossible: z.boolean(), passkeys: z.array(Passkey) })),
    errors: [],
  },
  'POST /passkeys/options': { response: options, errors: ['STEP_UP_REQUIRED', 'PASSKEYS_UNAVAILABLE'] },
  'POST /passkeys': {
    body: z.strictObject({ name: Name, answer: RegistrationAnswer }),
    response: resultsOf(Passkey),
    errors: ['STEP_UP_REQUIRED', 'PASSKEY_WRONG', 'PASSKEY_EXISTS', 'TOO_MANY_PASSKEYS', 'PASSKEYS_UNAVAILABLE'],
  },
  'PUT /passkeys/{id}': {
    params: ById,
    body: z.strictObject({ name: Name }),
    response: done,
    errors: ['PASSKEY_NOT_FOUND'],
  },
  'DELETE /passkeys/{id}': { params: ById, response: done, errors: ['STEP_UP_REQUIRED', 'PASSKEY_NOT_FOUND'] },
  'POST /step-up/passkey/options': { response: options, errors: ['PASSKEYS_UNAVAILABLE', 'PASSKEY_NOT_FOUND'] },
  /** Proves the second factor again with a passkey; acts that ask for it are allowed for five minutes. */
  'POST /step-up/passkey': {
    body: z.strictObject({ answer: PasskeyAnswer }),
    response: resultsOf(z.object({ until: Instant })),
    errors: ['PASSKEY_WRONG', 'PASSKEYS_UNAVAILABLE'],
  },
  /** New recovery codes, shown this one time; the older ones stop working. */
  'POST /recovery-codes': {
    response: resultsOf(z.object({ recoveryCodes: z.array(z.string()) })),
    errors: ['STEP_UP_REQUIRED'],
  },
} satisfies OfficeService;
