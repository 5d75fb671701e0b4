import { z } from 'zod';
import { Instant, Line, Pesos, Uuid } from './wire.ts';

/** A discount or charge of a payment method. `discount_amount` is whole percent or pesos (ENT-10). */
export const PaymentMethodDiscount = z.object({
  type_movement: z.enum(['discount', 'charge']),
  discount_type: z.enum(['percentage', 'value']),
  discount_amount: z.int(),
});

/** When a method pays: at once by a gateway, by a reviewed bank transfer, on credit, or on delivery. */
export const PaymentGroup = z.enum(['instant', 'transfer', 'credit', 'on_delivery']);

/** A way to pay that an installation offers, with its discount or charge (ENT-09). */
export const PaymentMethod = z.object({
  /** Stable name of the method: `cash_on_delivery`, `own_credit`. */
  reference: z.string(),
  name: z.string(),
  payment_info: z.string(),
  comments: z.string().nullable(),
  /** `instant` is charged by a gateway; `transfer` is a bank transfer with a proof that an operator reviews. */
  group: PaymentGroup,
  movement: PaymentMethodDiscount.nullable(),
  /** Effect of the movement on this cart, in pesos; negative for a discount. */
  movementAmount: Pesos,
  available: z.boolean(),
  /** Why it cannot be chosen now. */
  reason: z.string().nullable(),
  /** A lender: pays orders only, and needs the borrower's document. */
  lends: z.boolean(),
  /** Smallest and largest amount, both inclusive; null without limits. */
  limits: z.object({ min: Pesos, max: Pesos }).nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** State of one attempt to pay. `on_delivery` and `on_credit` are paid later, outside of a gateway. */
export const PaymentStatus = z.enum(['pending', 'approved', 'declined', 'voided', 'error', 'on_delivery', 'on_credit']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Brand and last digits of a card: "VISA", "4242". The number never reaches us. */
export const CardFace = z.object({ brand: z.string(), lastFour: z.string() });

/** Steps of a refund; `manual` means that an operator makes it. */
export const RefundState = z.enum(['requested', 'sent', 'manual', 'done']);

/** A refund with its steps. */
export const Refund = z.object({
  /** Pesos; part of the payment, or all of it. */
  amount: Pesos,
  /** Reference and name of the payment method that had paid. */
  method: z.string(),
  name: z.string(),
  card: CardFace.nullable(),
  /** `sent`: the gateway was asked. `manual`: an operator makes it. */
  state: RefundState,
  /** The bank's reference of a manual refund. */
  reference: z.string().nullable(),
  /** In the order they happened. `retried`: the gateway was asked again. */
  steps: z.array(z.object({ step: z.enum([...RefundState.options, 'retried']), at: Instant })),
});
export type Refund = z.infer<typeof Refund>;

/** A payment of an order, or of own credit. */
export const Payment = z.object({
  _id: z.string(),
  /** Null when it pays own credit. */
  orderCode: z.string().nullable(),
  reference: z.string(),
  name: z.string(),
  /** Its method is a lender's. */
  lends: z.boolean(),
  amount: Pesos,
  status: PaymentStatus,
  /** The bank's page where the shopper continues; null when there is nothing to do there. */
  redirectUrl: z.string().nullable(),
  /** Why it failed, in words. */
  reason: z.string().nullable(),
  /** Whether a proof of the transfer was sent. */
  hasProof: z.boolean(),
  /** State of its refund; null without one. */
  refund: z.enum(['pending', 'done']).nullable(),
  /** The card that paid, once the gateway reports it. */
  card: CardFace.nullable(),
  createdAt: Instant,
});
export type Payment = z.infer<typeof Payment>;

/** A card saved at the gateway; the number never reaches us. */
export const SavedCard = z.object({
  _id: Uuid,
  brand: z.string(),
  lastFour: z.string(),
  holder: z.string(),
  /** "08", "29". */
  expMonth: z.string(),
  expYear: z.string(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** What the payment form needs: where the browser gets a card token, and the texts to accept. */
export const PaymentOptions = z.object({
  gateway: z.object({ url: z.string(), publicKey: z.string() }),
  acceptance: z.object({ token: z.string(), permalink: z.string() }),
  personalData: z.object({ token: z.string(), permalink: z.string() }),
  banks: z.array(z.object({ code: z.string(), name: z.string() })),
  cards: z.array(SavedCard),
});
export type PaymentOptions = z.infer<typeof PaymentOptions>;

const Document = z.object({
  documentType: z.enum(['CC', 'NIT', 'CE']),
  document: Line.min(4).max(20),
});

/** An opaque token of the gateway. */
export const GatewayText = z.string().regex(/^[!-~]+$/);

/** The means of payment to charge. A card is a token of the gateway or a saved card, never a number. */
export const Instrument = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('card'),
    token: GatewayText.min(8).max(200).regex(/\D/),
    installments: z.int().min(1).max(36),
    save: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('saved_card'), cardId: Uuid, installments: z.int().min(1).max(36) }),
  z.strictObject({
    type: z.literal('pse'),
    bankCode: GatewayText.max(20),
    personType: z.enum(['natural', 'juridica']),
    ...Document.shape,
  }),
  z.strictObject({ type: z.literal('nequi'), phone: z.string().regex(/^3\d{9}$/) }),
  /** A lender by its payment method, with the borrower's cédula. */
  z.strictObject({
    type: z.literal('lender'),
    lender: z.string().regex(/^[a-z_]{2,40}$/),
    document: z.string().regex(/^[1-9]\d{3,9}$/),
  }),
]);
export type Instrument = z.infer<typeof Instrument>;
