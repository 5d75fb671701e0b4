import { z } from 'zod';
import { CityId, Day, Line, StateId, Uuid } from './wire.ts';

/** An e-mail address, in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'debe ser como nombre@negocio.com' }));

/** A Colombian phone: seven digits, ten, or a 0 and eight more; spaces, parentheses and dashes are dropped. */
export const Phone = z
  .string()
  .max(30)
  .transform((typed) => typed.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^(\d{7}|\d{10}|0\d{8})$/, 'debe tener 7 o 10 dígitos, o un 0 y 8 dígitos'));

/**
 * A password as typed. A new one has 8 to 128 characters, counted as people count them (one may be four of
 * JavaScript's); the limits and the refused passwords are in `PASSWORD_REFUSED`.
 */
export const Password = z.string().min(1).max(512);

/** The channel of a code or a message. */
export const Channel = z.enum(['whatsapp', 'sms', 'email']);
export type Channel = z.infer<typeof Channel>;

/** Identifies a pending verification. Useless without its code. */
export const FlowId = z.string().min(20).max(100);
/** Six digits, as text: the first may be 0. */
export const CodeDigits = z.string().regex(/^\d{6}$/, 'debe tener 6 dígitos');

/** How a session's tokens travel: `web` in a cookie and the header `token`, `app` both in headers. */
export const ClientKind = z.enum(['web', 'app']).default('web');

/**
 * Proof that the caller owns the account and did not just find an open session: the password, or a code sent to the
 * owner's phone.
 */
export const Proof = z.union([
  z.strictObject({ password: Password }),
  z.strictObject({ flowId: FlowId, code: CodeDigits }),
]);
export type Proof = z.infer<typeof Proof>;

const Name = Line.min(1).max(80);
/** Colombian identity documents: cédula de ciudadanía, cédula de extranjería, tax number. */
export const DocumentType = z.enum(['CC', 'CE', 'NIT']);
/** Digits and letters; a NIT with its check digit at the end. Dots, dashes and spaces are dropped. */
export const DocumentNumber = z
  .string()
  .max(30)
  .transform((typed) => typed.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{4,15}$/, 'no es un número de documento'));

/**
 * A registration. Customers send `registrationToken` (proof of the phone), e-mail, document and
 * password; a seller sends `phone`, and the rest if known.
 */
export const Registration = z.strictObject({
  registrationToken: z.string().min(20).max(100).optional(),
  phone: Phone.optional(),
  name: Name,
  last_name: Name,
  email: Email.optional(),
  document_type: DocumentType.optional(),
  document: DocumentNumber.optional(),
  business_name: Line.min(1).max(120),
  tradeTypeId: z.string().max(40),
  stateId: StateId,
  cityId: CityId,
  address: Line.min(5).max(160),
  address_title: Line.max(60).optional(),
  password: Password.optional(),
  /** Consent to the treatment of personal data, with the version of the text. */
  consent: z.strictObject({ accepted: z.literal(true), version: z.string().max(40) }),
  /** Day of registration, in America/Bogota. */
  lead_date: Day,
  client: ClientKind,
});
export type Registration = z.output<typeof Registration>;

/** State of a registration. `reason` is present when it was rejected. */
export const Approval = z.object({
  state: z.enum(['received', 'in_review', 'approved', 'rejected']),
  reason: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
});
export type Approval = z.infer<typeof Approval>;

/**
 * Changed fields of a profile; absent ones stay. A new e-mail takes effect when its link is opened; a new phone is sent
 * as the `registrationToken` that proves it. E-mail and phone need `proof`. Business name and document can be corrected
 * until the account is approved.
 */
export const ProfileChange = z.strictObject({
  name: Name.optional(),
  last_name: Name.optional(),
  email: Email.optional(),
  registrationToken: z.string().min(20).max(100).optional(),
  business_name: Line.min(1).max(120).optional(),
  document_type: DocumentType.optional(),
  document: DocumentNumber.optional(),
  /** Whether cart reminders are sent. */
  reminders: z.boolean().optional(),
  /** Whether news come by mail, and to its phones. */
  news_by_mail: z.boolean().optional(),
  news_by_push: z.boolean().optional(),
  proof: Proof.optional(),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** A sign-in on one device. */
export const OpenSession = z.object({
  _id: Uuid,
  client: z.enum(['web', 'app']),
  /** Browser and system in words: "Chrome en Android". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session of this request. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
