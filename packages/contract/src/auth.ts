import { z } from 'zod';
import { MemberTerms } from './member-terms.ts';
import { Approval, DocumentType, FlowId } from './people.ts';
import { roles } from './rights.ts';
import { CityId, Line, Pesos, StateId, Uuid } from './wire.ts';

/** A delivery address. `titulo` repeats `title`, `cityid` and `stateid` are DANE codes; the names are the specification's (ENT-03). */
export const Address = z.object({
  _id: Uuid,
  title: z.string(),
  titulo: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  cityid: CityId,
  stateid: StateId,
  fixed: z.boolean(),
});
export type Address = z.infer<typeof Address>;

/** A delivery address to add. Only a seller names the customer; `fixed` makes it the default one. */
export const NewAddress = z.strictObject({
  title: Line.max(60).optional(),
  address: Line.min(5).max(160),
  cityid: CityId,
  stateid: StateId,
  fixed: z.boolean().optional(),
  customer_id: Uuid.optional(),
});

/** Changed fields of an address; absent ones stay. City and department change together. Fixing another address unfixes this one. */
export const AddressChange = z
  .strictObject({
    title: Line.max(60).optional(),
    address: Line.min(5).max(160).optional(),
    cityid: CityId.optional(),
    stateid: StateId.optional(),
    fixed: z.literal(true).optional(),
  })
  .refine(({ cityid, stateid }) => (cityid === undefined) === (stateid === undefined), {
    error: 'ciudad y departamento van juntos',
    path: ['cityid'],
  });

/** `_id` and `customerId` are the same value under the two names clients use (ENT-02). */
export const Customer = z.object({
  _id: Uuid,
  customerId: Uuid,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  cityId: CityId,
  stateId: StateId,
  tradeTypeId: z.string(),
  trade_type: z.string(),
  shipping_addresses: z.array(Address),
  document_type: DocumentType.nullable(),
  document: z.string().nullable(),
  approval: Approval,
});
export type Customer = z.infer<typeof Customer>;

/** Own credit in pesos. `available` is what may still be ordered. */
export const Credit = z.object({
  limit: Pesos,
  used: Pesos,
  available: Pesos,
  overdue: Pesos,
  /** The debt that is overdue for so long that it stops more credit; an older phone holds none. */
  blocking: Pesos.optional(),
});
export type Credit = z.infer<typeof Credit>;

/** Delivery days of a customer's route, ISO weekday numbers (1 Monday). */
export const Schedule = z.object({
  weekdays: z.array(z.int().min(1).max(7)),
  /** The cutoff hour `HH:MM` of the zone; null is that of the policy. */
  cutoff: z.string().nullable(),
});

/** The signed-in identity and the customer it acts for (ENT-01). */
export const User = z.object({
  _id: Uuid,
  name: z.string(),
  last_name: z.string(),
  rol: z.enum(roles),
  provider_code: z.string().nullable(),
  warehouseId: z.string().nullable(),
  schedule: Schedule.nullable(),
  ziro_credit: Credit.nullable(),
  customer: Customer.nullable(),
  /** Null when not given, and for the guest. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** False for an identity that signs in by code only. */
  has_password: z.boolean(),
  /** Whether cart reminders are on. */
  reminders: z.boolean(),
  /** Whether the news of its orders, alerts and approvals come by mail, and to its phones. */
  news_by_mail: z.boolean(),
  news_by_push: z.boolean(),
  /** Of a member: what the owner of its business allows. */
  member: MemberTerms.optional(),
});
export type User = z.infer<typeof User>;

/**
 * The tokens of a session. On the web `refreshToken` is the word "cookie": the value is in an HttpOnly cookie.
 * `device`, for the app, is the text to keep and send with the next sign-in; a browser gets a cookie.
 */
export const Tokens = z.object({ tokenReturn: z.string(), refreshToken: z.string(), device: z.string().optional() });

/** The text the app keeps from earlier sign-ins. */
export const DeviceToken = z.string().max(200);

/** A customer in the list of a portfolio. */
export const PortfolioCustomer = z.object({
  _id: Uuid,
  customerId: Uuid,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  cityId: CityId,
  stateId: StateId,
  tradeTypeId: z.string(),
  trade_type: z.string(),
  warehouseId: z.string().nullable(),
});
export type PortfolioCustomer = z.infer<typeof PortfolioCustomer>;

/** The seller of a customer, with a phone in E.164. */
export const OwnSeller = z.object({ name: z.string(), last_name: z.string(), phone: z.string() });
export type OwnSeller = z.infer<typeof OwnSeller>;

/** The customer's tier and the way to the next one; `amountToNextStatus` is in pesos (ENT-08). */
export const LoyaltyStatus = z.object({
  currentLoyaltyStatus: z.object({ name: z.string(), color: z.string(), amountToNextStatus: Pesos }),
  nextLoyaltyStatus: z.object({ name: z.string() }).nullable(),
  /** Share of the way from the current tier to the next, 0 to 1; 1 at the top. */
  progress: z.number().min(0).max(1),
  /** Every tier, rising. */
  tiers: z.array(z.object({ name: z.string(), color: z.string() })),
});
export type LoyaltyStatus = z.infer<typeof LoyaltyStatus>;

/** The kind of business, which decides the price list. */
export const TradeType = z.object({ _id: z.string(), name: z.string() });
export type TradeType = z.infer<typeof TradeType>;

/** A sent code: valid for `expiresIn` seconds; another one is possible after `resendIn` seconds. */
export const CodeSent = z.object({ flowId: FlowId, expiresIn: z.int(), resendIn: z.int() });
export type CodeSent = z.infer<typeof CodeSent>;
