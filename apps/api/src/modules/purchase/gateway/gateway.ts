import { AppError } from '@tonalia/contract/errors';

/** A gateway's record of one charge. Trusted when we fetched it or, from a gateway that cannot be asked, in a genuine webhook. */
export interface GatewayTransaction {
  id: string;
  /** Our name of the charge; the gateway accepts each only once. */
  reference: string;
  status: 'pending' | 'approved' | 'declined' | 'voided' | 'error';
  /** Pesos; null when nothing was charged and the gateway gives no amount. */
  amount: number | null;
  currency: string;
  /** The page where the shopper continues, such as a bank's; null while there is none. */
  redirectUrl: string | null;
  /** Why it was not approved, in Spanish; null when unknown. */
  reason: string | null;
  /** The gateway's name of the method: `CARD`, `PSE`, `NEQUI`, `ADDI`. */
  method: string;
  /** The card that paid; undefined for other methods or while unknown. */
  card?: { brand: string; lastFour: string } | undefined;
}

/** Pesos, both inclusive. */
export interface PaymentLimits {
  min: number;
  max: number;
}

/** The means of payment to charge. A card is a one-time token, or the id of a saved card (`source`). */
export type GatewayInstrument =
  | { type: 'card'; token: string; installments: number }
  | { type: 'source'; sourceId: string; installments: number }
  | {
      type: 'pse';
      bankCode: string;
      personType: 'natural' | 'juridica';
      documentType: string;
      document: string;
    }
  | { type: 'nequi'; phone: string }
  /** A lender by its payment method, and the borrower's document. */
  | { type: 'lender'; lender: string; document: string };

export interface Charge {
  reference: string;
  /** Pesos. */
  amount: number;
  email: string;
  /** Full name, and its two parts. */
  name: string;
  firstName: string;
  lastName: string;
  /** With country code, digits only: `573105550142`. PSE requires it. */
  phone: string;
  /** Delivery address; null when no order is paid. */
  address: { street: string; city: string } | null;
  /** Acceptance tokens of the gateway's two legal texts; empty for a gateway that shows them on its own page. */
  acceptance: string;
  personalData: string;
  instrument: GatewayInstrument;
  /** Where a bank sends the shopper back to. */
  returnUrl: string;
  /** Text on the bank statement, at most 30 characters. */
  description: string;
}

export interface GatewayOptions {
  /** Where the browser turns a card into a token: a URL, or a path of the API's own origin. */
  gateway: { url: string; publicKey: string };
  acceptance: { token: string; permalink: string };
  personalData: { token: string; permalink: string };
  banks: { code: string; name: string }[];
}

export interface CardToSave {
  token: string;
  email: string;
  acceptance: string;
  personalData: string;
}

export interface GatewayCard {
  sourceId: string;
  brand: string;
  lastFour: string;
  holder: string;
  /** Two digits: "08", "29". */
  expMonth: string;
  expYear: string;
}

/** A received webhook, genuine or not. */
export interface IncomingEvent {
  body: unknown;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  now: Date;
}

/** The content of a genuine webhook. */
export interface GatewayEvent {
  transactionId: string;
  status: string;
  /** Our reference of the payment; null when the webhook has none. */
  reference: string | null;
  /** The result itself, from a gateway that cannot be asked; undefined where we fetch it. */
  answer?: GatewayTransaction;
}

/**
 * The interface to a payment provider. Every call throws GatewayDown when its result is unknown; calls with an effect throw
 * GatewayRefused when it certainly did not happen.
 */
export interface Gateway {
  /** As in the address of its webhooks: `wompi`. */
  readonly name: string;
  /** The payment methods it takes. */
  readonly methods: readonly string[];
  /** Whether it lends the amount: for orders only, and with the borrower's document. */
  readonly lends: boolean;
  /** Whether it answers `find`; one that does not only sends webhooks. */
  readonly canBeAsked: boolean;
  /** Smallest and largest charge; null without limits. Throws GatewayDown when it takes nothing now or does not answer. */
  limits(): Promise<PaymentLimits | null>;
  charge(charge: Charge): Promise<GatewayTransaction>;
  /** Undefined for an unknown charge, and always for a gateway that only sends webhooks. */
  find(transactionId: string): Promise<GatewayTransaction | undefined>;
  findByReference(reference: string): Promise<GatewayTransaction | undefined>;
  /** Cancels an approved charge, while the gateway allows it. */
  cancel(transactionId: string, amount: number): Promise<GatewayTransaction>;
  /** Reads a webhook; undefined when it is not genuine, not for us or too old, and must be refused. */
  readEvent(event: IncomingEvent): GatewayEvent | undefined;
  /** What our payment form needs; undefined when shoppers pay on the gateway's page. */
  readonly options?: () => Promise<GatewayOptions>;
  readonly saveCard?: (card: CardToSave) => Promise<GatewayCard>;
}

/** The gateway that takes a payment method; undefined when none does. */
export const gatewayOf = <G extends Pick<Gateway, 'methods'>>(gateways: readonly G[], method: string): G | undefined =>
  gateways.find(({ methods }) => methods.includes(method));

/** A final refusal: nothing was charged, and nothing will be. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  /** In Spanish, for the payer. */
  readonly reason: string;
  constructor(reason: string) {
    super(`the gateway refused: ${reason}`);
    this.reason = reason;
  }
}

/** The result is unknown, and money may have been charged. Check by reference. */
export class GatewayDown extends Error {
  override name = 'GatewayDown';
}

/**
 * Turns GatewayDown into GATEWAY_UNAVAILABLE for the client. The cause stays in the log, where a wrong key differs from an
 * outage.
 */
export function toClientError(error: unknown): unknown {
  return error instanceof GatewayDown ? Object.assign(new AppError('GATEWAY_UNAVAILABLE'), { cause: error }) : error;
}
