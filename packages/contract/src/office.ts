import { z } from 'zod';
import { AuditPage, AuditPeople, AuditQuery } from './office-audit.ts';
import { LastSave, LastSaveQuery } from './office-last-save.ts';
import type { OfficeService } from './office-call.ts';
import { type OfficePermission, officeAreas, officeRoles } from './office-rights.ts';
import { OfficeSearchAnswer, OfficeSearchQuery } from './office-search.ts';
import { RowVersion } from './office-wire.ts';
import { Instant, Line, Uuid, resultsOf } from './wire.ts';

const Permission = z.enum(Object.values(officeAreas).flat() as OfficePermission[]); // as: flat() loses the names

/** The signed-in operator, with the permissions of the role. */
export const Operator = z.object({
  _id: Uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(officeRoles),
  permissions: z.array(Permission),
  /** Pesos to which prices that its pages compute by percent are rounded. */
  priceRounding: z.literal([1, 50, 100]).optional(),
});
export type Operator = z.infer<typeof Operator>;

/** An operator's address; lower case counts. */
export const Email = z.email().max(200).toLowerCase();
/** A token of a link or of a sign-in. */
export const Secret = z.string().min(20).max(80);
/** As typed: the server measures and refuses it. */
export const Password = z.string().min(1).max(128);
/** Name of an operator. */
export const OperatorName = Line.pipe(z.string().min(1).max(80));
/** Six digits of an authenticator app, or a recovery code. */
const SecondFactor = z.string().trim().min(6).max(20);
const done = z.object({ ok: z.literal(true) });

/** What follows a right password: the code of the second factor, or its setup. */
export const SignInStep = z.object({
  step: z.enum(['totp', 'passkey', 'enrol']),
  /** Proves the password to `POST /sign-in/totp`, for ten minutes and five codes. */
  ticket: z.string(),
  /** With `enrol`: the secret for an authenticator app, as text and as the address of a QR code. */
  setup: z.object({ secret: z.string(), address: z.string() }).optional(),
});
export type SignInStep = z.infer<typeof SignInStep>;

/** The session that a sign-in opened. */
export const SignedIn = z.object({
  operator: Operator,
  /** Only right after the second factor was set up: codes that work once each, shown this one time. */
  recoveryCodes: z.array(z.string()).optional(),
});

/** A session of the operator. */
export const OfficeSession = z.object({
  _id: Uuid,
  device: z.string(),
  network: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
});
export type OfficeSession = z.infer<typeof OfficeSession>;

/** An operator in the list of the team. */
export const OperatorListItem = z.object({
  _id: Uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(officeRoles),
  /** Invited, without a second factor yet, or ready. */
  stage: z.enum(['invited', 'enrolling', 'active']),
  /** A passkey proves the second factor, besides the codes of the app. */
  hasPasskey: z.boolean(),
  /** The warehouse where the operator works, by its own choice; null for all. */
  warehouseId: z.string().nullable(),
  lastSeenAt: Instant.nullable(),
  version: z.int(),
});
export type OperatorListItem = z.infer<typeof OperatorListItem>;

const OperatorData = z.strictObject({
  name: OperatorName,
  role: z.enum(officeRoles),
});

const ById = z.object({ id: Uuid });

/** Calls of the office itself, under `/api/office`. */
export const officeApi = {
  'POST /sign-in': {
    body: z.strictObject({ email: Email, password: Password }),
    response: resultsOf(SignInStep),
    errors: ['BAD_CREDENTIALS', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Sets the session cookie. */
  'POST /sign-in/totp': {
    body: z.strictObject({ ticket: Secret, code: SecondFactor }),
    response: resultsOf(SignedIn),
    errors: ['CODE_WRONG', 'CODE_EXPIRED', 'ORIGIN_NOT_ALLOWED'],
  },
  'POST /invitation/read': {
    body: z.strictObject({ token: Secret }),
    response: resultsOf(z.object({ name: z.string(), email: z.string() })),
    errors: ['LINK_EXPIRED', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Sets the password of an invited operator; the second factor follows. */
  'POST /invitation/accept': {
    body: z.strictObject({ token: Secret, password: Password }),
    response: resultsOf(SignInStep),
    errors: ['LINK_EXPIRED', 'PASSWORD_REFUSED', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Mails a link for a new password to an operator that can sign in. The answer is the same for every address; `isSent` is false without mail. */
  'POST /forgotten': {
    body: z.strictObject({ email: Email }),
    response: resultsOf(z.object({ isSent: z.boolean() })),
    errors: ['TOO_MANY_REQUESTS', 'ORIGIN_NOT_ALLOWED'],
  },
  'POST /forgotten/read': {
    body: z.strictObject({ token: Secret }),
    response: resultsOf(z.object({ name: z.string(), email: z.string() })),
    errors: ['LINK_EXPIRED', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Sets the password, once, and ends every session of the operator; the second factor follows. */
  'POST /forgotten/accept': {
    body: z.strictObject({ token: Secret, password: Password }),
    response: resultsOf(SignInStep),
    errors: ['LINK_EXPIRED', 'PASSWORD_REFUSED', 'ORIGIN_NOT_ALLOWED'],
  },
  'GET /me': { response: resultsOf(z.object({ operator: Operator })), errors: [] },
  'POST /sign-out': { response: done, errors: [] },
  /** Proves the second factor again; acts that ask for it are allowed for five minutes. */
  'POST /step-up': {
    body: z.strictObject({ code: SecondFactor }),
    response: resultsOf(z.object({ until: Instant })),
    errors: ['CODE_WRONG'],
  },
  'GET /sessions': { response: resultsOf(z.array(OfficeSession)), errors: [] },
  'DELETE /sessions/{id}': { params: ById, response: done, errors: ['SESSION_NOT_FOUND'] },
  'GET /operators': { response: resultsOf(z.array(OperatorListItem)), errors: [] },
  /** Invites an operator by mail. The answer has the link too, for an installation without mail. */
  'POST /operators': {
    body: OperatorData.extend({ email: Email }),
    response: resultsOf(z.object({ _id: Uuid, link: z.string() })),
    errors: ['OPERATOR_EXISTS', 'STEP_UP_REQUIRED'],
  },
  'PUT /operators/{id}': {
    params: ById,
    body: OperatorData.extend({ version: RowVersion }),
    response: done,
    errors: ['OPERATOR_NOT_FOUND', 'LAST_OWNER', 'VERSION_CONFLICT', 'STEP_UP_REQUIRED'],
  },
  /** A new link: the invitation again, or a new password and second factor for an operator without access. Ends the sessions. */
  'POST /operators/{id}/invite': {
    params: ById,
    response: resultsOf(z.object({ link: z.string() })),
    errors: ['OPERATOR_NOT_FOUND', 'LAST_OWNER', 'STEP_UP_REQUIRED'],
  },
  /** The operator leaves: every session ends at once, and the address is free again. */
  'POST /operators/{id}/leave': {
    params: ById,
    response: done,
    errors: ['OPERATOR_NOT_FOUND', 'LAST_OWNER', 'STEP_UP_REQUIRED'],
  },
  /** The newest events first, before the event `before`. */
  'GET /audit': {
    query: AuditQuery,
    response: AuditPage,
    errors: [],
  },
  'GET /audit/people': { response: AuditPeople, errors: [] },
  /** The newest save of one thing, for a form that came second; null when no operator made it. ROLE_NOT_ALLOWED unless the role reads its kind. */
  'GET /last-save': { query: LastSaveQuery, response: resultsOf(LastSave.nullable()), errors: [] },
  /** Finds customers, orders, shades and products in the groups that the role may read. ROLE_NOT_ALLOWED for a closed `group`. */
  'GET /search': { query: OfficeSearchQuery, response: resultsOf(OfficeSearchAnswer), errors: [] },
} satisfies OfficeService;
