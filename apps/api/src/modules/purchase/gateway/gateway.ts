import { AppError } from '@tonalia/contract/errors';

/**
 * What the gateway knows of one charge. It is believed in its answer to our own question; and, of a gateway that answers none, in an
 * event that is certainly its own.
 */
export interface GatewayTransaction {
  id: string;
  /** What we call the charge; the gateway takes each only once. */
  reference: string;
  status: 'pending' | 'approved' | 'declined' | 'voided' | 'error';
  /** Pesos; null where nothing was taken, and it does not say of what. */
  amount: number | null;
  currency: string;
  /** Where the person goes on, a bank's page; null while there is none. */
  redirectUrl: string | null;
  /** Why it was not approved, in Spanish words; null when there is nothing to say. */
  reason: string | null;
  /** The gateway's name of the method: `CARD`, `PSE`, `NEQUI`, `ADDI`. */
  method: string;
  /** The card that paid; absent of what no card pays, or while it is not said. */
  card?: { brand: string; lastFour: string } | undefined;
}

/** Pesos, both included. */
export interface PaymentLimits {
  min: number;
  max: number;
}

/** How a charge is paid. A card is a token, or a source that was made of one. */
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
  /** Somebody who lends what is paid, called as its payment method, and the document of who borrows. */
  | { type: 'lender'; lender: string; document: string };

export interface Charge {
  reference: string;
  /** Pesos. */
  amount: number;
  email: string;
  /** As it is written whole, and its two parts. */
  name: string;
  firstName: string;
  lastName: string;
  /** With the country and without signs: `573105550142`. PSE takes nobody without one. */
  phone: string;
  /** Where the order goes; null where none is paid. */
  address: { street: string; city: string } | null;
  /** Tokens of the gateway's two texts, which the person accepted; empty for who has them accepted on a page of its own. */
  acceptance: string;
  personalData: string;
  instrument: GatewayInstrument;
  /** Where a bank sends the person back to. */
  returnUrl: string;
  /** What the bank shows of it; it takes 30 signs. */
  description: string;
}

export interface GatewayOptions {
  /** Where the browser makes a token of a card: an address, or a path of the API's own origin. */
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
  /** "08", "29". */
  expMonth: string;
  expYear: string;
}

/** What arrived that claims to be a gateway's. */
export interface IncomingEvent {
  body: unknown;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  now: Date;
}

/** What a genuine event says. */
export interface GatewayEvent {
  transactionId: string;
  status: string;
  /** Which payment to ask about, where it says so; null when it does not. */
  reference: string | null;
  /** Of a gateway that cannot be asked: the event is its answer. Undefined where we ask. */
  answer?: GatewayTransaction;
}

/**
 * Who takes the money. Every call throws GatewayDown when it is not known what came of it; those that ask for something to be
 * done throw GatewayRefused when it certainly was not done. Another provider is another of these.
 */
export interface Gateway {
  /** As the address of its events says it: `wompi`. */
  readonly name: string;
  /** The payment methods it takes. */
  readonly methods: readonly string[];
  /** It lends what is paid: for an order, never for own credit, and to the person whose document is told. */
  readonly lends: boolean;
  /** Between how much it takes; null when it does not mind. GatewayDown when it takes nothing now, or does not say. */
  limits(): Promise<PaymentLimits | null>;
  charge(charge: Charge): Promise<GatewayTransaction>;
  /** Undefined when it knows of none, or of nothing: one that cannot be asked tells by its events alone. */
  find(transactionId: string): Promise<GatewayTransaction | undefined>;
  findByReference(reference: string): Promise<GatewayTransaction | undefined>;
  /** Gives an approved charge back while its kind and its age allow it. */
  cancel(transactionId: string, amount: number): Promise<GatewayTransaction>;
  /** What an event tells, when it is genuine, ours and of now; undefined: refuse it. */
  readEvent(event: IncomingEvent): GatewayEvent | undefined;
  /** What a page of ours needs to be filled in; absent where people go on at the gateway's own. */
  readonly options?: () => Promise<GatewayOptions>;
  readonly saveCard?: (card: CardToSave) => Promise<GatewayCard>;
}

/** Who takes a payment method; undefined when nobody does. */
export const gatewayOf = <G extends Pick<Gateway, 'methods'>>(gateways: readonly G[], method: string): G | undefined =>
  gateways.find(({ methods }) => methods.includes(method));

/** A final no: nothing was charged, and nothing will be. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  /** In Spanish, for the person who pays. */
  readonly reason: string;
  constructor(reason: string) {
    super(`the gateway refused: ${reason}`);
    this.reason = reason;
  }
}

/** Nobody knows what came of it: it may have been charged. Ask again, by reference. */
export class GatewayDown extends Error {
  override name = 'GatewayDown';
}

/** What people are told of that, with its reason for the log: a key that is wrong looks like a gateway that is away. */
export function toClientError(error: unknown): unknown {
  return error instanceof GatewayDown ? Object.assign(new AppError('GATEWAY_UNAVAILABLE'), { cause: error }) : error;
}
