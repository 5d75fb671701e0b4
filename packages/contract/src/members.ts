import { z } from 'zod';
import type { Service } from './call.ts';
import { MemberTerms } from './member-terms.ts';
import { ClientKind, Email, Password, Phone } from './people.ts';
import { OrderStatus } from './purchase.ts';
import { Hints, Instant, Line, Pesos, Uuid, resultsOf } from './wire.ts';

/** A person of a business besides its owner. */
export const TeamMember = MemberTerms.extend({
  memberId: Uuid,
  name: z.string(),
  lastName: z.string(),
  job: z.string(),
  /** Of the invitation. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(['invited', 'expired', 'active']),
  /** The owner gets a message of each of its orders. */
  tellsOwner: z.boolean(),
  revision: z.int(),
  /** Pesos ordered in this month and this day, cancelled orders left out. */
  spentThisMonth: Pesos,
  spentToday: Pesos,
  joinedAt: Instant.nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** An order that a member placed in this month. */
export const MemberOrder = z.object({ orderCode: z.string(), total: Pesos, status: OrderStatus, placedAt: Instant });
export type MemberOrder = z.infer<typeof MemberOrder>;

const Wish = z.strictObject({
  ...MemberTerms.shape,
  tellsOwner: z.boolean(),
  job: Line.max(40).default(''),
});
const Name = Line.min(1).max(80);
const teamErrors = ['GUEST_NOT_ALLOWED', 'ROLE_NOT_ALLOWED', 'CUSTOMER_NOT_FOUND', 'TOO_MANY_REQUESTS'] as const;
const params = z.object({ memberId: Uuid });
/** A member without what its orders add up to. `link` is given once, for an invitation to a phone; a mail takes its own. */
const Invited = z.object({ memberId: Uuid, link: z.string().nullable() });

/** Calls of the customers service about the people of a business; those of its owner, and those of an invited person. */
export const membersApi = {
  'POST /members': {
    query: Hints,
    body: Wish.extend({
      name: Name,
      lastName: Line.max(80).default(''),
      email: Email.optional(),
      phone: Phone.optional(),
    }),
    response: resultsOf(Invited),
    errors: [...teamErrors, 'FIELD_REQUIRED', 'TEAM_FULL', 'CHANNEL_UNAVAILABLE', 'PHONE_TAKES_NO_CODE'],
  },
  'PUT /members/{memberId}': {
    params,
    query: Hints,
    body: Wish.extend({ revision: z.int().min(1).max(2_147_483_647) }),
    response: resultsOf(z.object({ memberId: Uuid, revision: z.int() })),
    errors: [...teamErrors, 'MEMBER_NOT_FOUND', 'MEMBER_CHANGED'],
  },
  /** Another link; the one before stops working. */
  'POST /members/{memberId}/invite': {
    params,
    query: Hints,
    response: resultsOf(Invited),
    errors: [...teamErrors, 'MEMBER_NOT_FOUND', 'CHANNEL_UNAVAILABLE'],
  },
  /** Ends the access at once, or an invitation that waits. */
  'DELETE /members/{memberId}': {
    params,
    query: Hints,
    response: resultsOf(z.object({ memberId: Uuid })),
    errors: [...teamErrors, 'MEMBER_NOT_FOUND'],
  },
  /** What an invited person sees before it accepts. */
  'POST /members/invitation': {
    body: z.strictObject({ token: z.string().min(20).max(100) }),
    response: resultsOf(
      z.object({ business: z.string(), name: z.string(), lastName: z.string(), by: z.enum(['email', 'phone']) }),
    ),
    errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  /**
   * Accepts an invitation, once, and opens a session. An invitation by mail needs a password, one by phone the proof of that phone
   * (`registrationToken`).
   */
  'POST /members/accept': {
    body: z.strictObject({
      token: z.string().min(20).max(100),
      name: Name,
      lastName: Name,
      password: Password.optional(),
      registrationToken: z.string().min(20).max(100).optional(),
      consent: z.strictObject({ accepted: z.literal(true), version: z.string().max(40) }),
      client: ClientKind,
    }),
    response: z.object({
      tokenReturn: z.string(),
      refreshToken: z.string(),
      device: z.string().optional(),
      results: z.object({ customerId: Uuid }),
    }),
    errors: [
      'LINK_EXPIRED',
      'FIELD_REQUIRED',
      'PASSWORD_REFUSED',
      'PHONE_NOT_VERIFIED',
      'ALREADY_REGISTERED',
      'TERMS_OUTDATED',
      'ORIGIN_NOT_ALLOWED',
      'TOO_MANY_REQUESTS',
    ],
  },
} satisfies Service;

/** Calls about members that read their orders: the owner's list, and one person with its month. */
export const teamApi = {
  'GET /members': {
    query: Hints,
    response: resultsOf(z.object({ owner: z.string(), members: z.array(TeamMember) })),
    errors: [...teamErrors],
  },
  'GET /members/{memberId}': {
    params,
    query: Hints,
    response: resultsOf(TeamMember.extend({ orders: z.array(MemberOrder) })),
    errors: [...teamErrors, 'MEMBER_NOT_FOUND'],
  },
} satisfies Service;
