import { z } from 'zod';
import { Approval, DocumentType, FlowId } from './people.ts';
import { CityId, Line, Pesos, StateId, Uuid } from './wire.ts';

/** The three roles, with the names they have on the wire. */
export const Role = z.enum(['Admin customer', 'Seller', 'Guest']);
export type Role = z.infer<typeof Role>;

/** A delivery address. `titulo` repeats `title`, `cityid` and `stateid` are DANE codes; the names are the specification's. */
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

export const NewAddress = z.strictObject({
  title: Line.max(60).optional(),
  address: Line.min(5).max(160),
  cityid: CityId,
  stateid: StateId,
  fixed: z.boolean().optional(),
  customer_id: Uuid.optional(),
});

/** What of an address changes; what is left out stays. City and department come together. An address is unfixed by fixing another. */
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

/** `_id` and `customerId` are the same value under the two names clients use. */
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
export const Credit = z.object({ limit: Pesos, used: Pesos, available: Pesos, overdue: Pesos });
export type Credit = z.infer<typeof Credit>;

/** Delivery days of a customer's route, ISO weekday numbers (1 Monday). */
export const Schedule = z.object({ weekdays: z.array(z.int().min(1).max(7)) });

export const User = z.object({
  _id: Uuid,
  name: z.string(),
  last_name: z.string(),
  rol: Role,
  provider_code: z.string().nullable(),
  warehouseId: z.string().nullable(),
  schedule: Schedule.nullable(),
  ziro_credit: Credit.nullable(),
  customer: Customer.nullable(),
  /** As far as the owner gave them; the guest has none. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** False for who signs in by a code alone: there is no password to ask for. */
  has_password: z.boolean(),
  /** Whether the owner asked to be reminded of a cart that was left. */
  reminders: z.boolean(),
});
export type User = z.infer<typeof User>;

/** On the web `refreshToken` is the word "cookie": the value travels in an HttpOnly cookie only. */
/** `device` comes with a sign-in of the app: what it keeps and sends with the next one. A browser is given a cookie. */
export const Tokens = z.object({ tokenReturn: z.string(), refreshToken: z.string(), device: z.string().optional() });

/** What the app was given by earlier sign-ins. */
export const DeviceToken = z.string().max(200);

/** A customer in a seller's portfolio, as the list to choose from shows it. */
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

/** The seller who serves a customer, with a phone in E.164. */
export const OwnSeller = z.object({ name: z.string(), last_name: z.string(), phone: z.string() });
export type OwnSeller = z.infer<typeof OwnSeller>;

export const LoyaltyStatus = z.object({
  currentLoyaltyStatus: z.object({ name: z.string(), color: z.string(), amountToNextStatus: Pesos }),
  nextLoyaltyStatus: z.object({ name: z.string() }).nullable(),
  /** The part of the way from the current tier to the next that is done, 0 to 1; 1 at the top. */
  progress: z.number().min(0).max(1),
  /** Every tier, rising. */
  tiers: z.array(z.object({ name: z.string(), color: z.string() })),
});
export type LoyaltyStatus = z.infer<typeof LoyaltyStatus>;

/** How a customer may be called to account: by trade, which decides prices. */
export const TradeType = z.object({ _id: z.string(), name: z.string() });
export type TradeType = z.infer<typeof TradeType>;

/** A code was sent: it holds `expiresIn` seconds, and another may be asked for in `resendIn`. */
export const CodeSent = z.object({ flowId: FlowId, expiresIn: z.int(), resendIn: z.int() });
export type CodeSent = z.infer<typeof CodeSent>;
