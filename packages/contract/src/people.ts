import { z } from 'zod';
import { CityId, Day, Line, StateId, Uuid } from './wire.ts';

/** An e-mail address, in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'debe ser como nombre@negocio.com' }));

/** A Colombian phone as people write it: seven digits, ten, or a 0 and eight more; spaces, parentheses and dashes are dropped. */
export const Phone = z
  .string()
  .max(30)
  .transform((typed) => typed.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^(\d{7}|\d{10}|0\d{8})$/, 'debe tener 7 o 10 dígitos, o un 0 y 8 dígitos'));

/**
 * A password as it is typed. A new one has 8 to 128 characters as people count them, and one may be four of these: that, and
 * which ones are refused, is `PASSWORD_REFUSED`.
 */
export const Password = z.string().min(1).max(512);

/** How a code or a message travels. */
export const Channel = z.enum(['whatsapp', 'sms', 'email']);
export type Channel = z.infer<typeof Channel>;

/** Names a verification under way. Worth nothing without its code. */
export const FlowId = z.string().min(20).max(100);
/** Six digits, as text: the first may be a 0. */
export const CodeDigits = z.string().regex(/^\d{6}$/, 'debe tener 6 dígitos');

/** Where a session's tokens travel: `web` in a cookie and the header `token`, `app` both in headers. */
export const ClientKind = z.enum(['web', 'app']).default('web');

/** Shows that it is the owner and not who found an open session: the password, or a code sent to the owner's phone. */
export const Proof = z.union([
  z.strictObject({ password: Password }),
  z.strictObject({ flowId: FlowId, code: CodeDigits }),
]);
export type Proof = z.infer<typeof Proof>;

const Name = Line.min(1).max(80);
export const DocumentType = z.enum(['CC', 'CE', 'NIT']);
/** Digits and letters; a NIT with its check digit at the end. Dots, dashes and spaces are dropped. */
export const DocumentNumber = z
  .string()
  .max(30)
  .transform((typed) => typed.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{4,15}$/, 'no es un número de documento'));

/**
 * A customer to be. Who registers themselves brings `registrationToken` (the phone was proved), e-mail, document and password;
 * a seller brings `phone`, and the rest when the customer has it at hand.
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
  /** The person agreed to the treatment of their data, by this version of the text. */
  consent: z.strictObject({ accepted: z.literal(true), version: z.string().max(40) }),
  /** The day the person came, in Bogotá. */
  lead_date: Day,
  client: ClientKind,
});
export type Registration = z.output<typeof Registration>;

/** How far a registration is. `reason` is there when it was rejected. */
export const Approval = z.object({
  state: z.enum(['received', 'in_review', 'approved', 'rejected']),
  reason: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
});
export type Approval = z.infer<typeof Approval>;

/**
 * What a person changes of themselves; what is left out stays. A new e-mail counts once its link was opened; a new phone comes
 * as the `registrationToken` that proves it. E-mail and phone need `proof`. Business name and document are open to
 * correction until the account is approved.
 */
export const ProfileChange = z.strictObject({
  name: Name.optional(),
  last_name: Name.optional(),
  email: Email.optional(),
  registrationToken: z.string().min(20).max(100).optional(),
  business_name: Line.min(1).max(120).optional(),
  document_type: DocumentType.optional(),
  document: DocumentNumber.optional(),
  /** Whether to be reminded of a cart that was left. */
  reminders: z.boolean().optional(),
  proof: Proof.optional(),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** One sign-in on one device. */
export const OpenSession = z.object({
  _id: Uuid,
  client: z.enum(['web', 'app']),
  /** Browser and system as people call them: "Chrome en Android". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
