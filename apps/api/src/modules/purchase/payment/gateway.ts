/** What the gateway knows of one charge. Nothing of it is believed but in its answer to our own question. */
export interface Transaction {
  id: string;
  /** What we call the charge; the gateway takes each only once. */
  reference: string;
  status: 'pending' | 'approved' | 'declined' | 'voided' | 'error';
  /** Pesos. */
  amount: number;
  currency: string;
  /** Where the person goes on, a bank's page; null while there is none. */
  redirectUrl: string | null;
  /** Why it was not approved, in Spanish words; null when there is nothing to say. */
  reason: string | null;
  /** The gateway's name of the method: `CARD`, `PSE`, `NEQUI`. */
  method: string;
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
  | { type: 'nequi'; phone: string };

export interface Charge {
  reference: string;
  /** Pesos. */
  amount: number;
  email: string;
  name: string;
  /** With the country and without signs: `573105550142`. PSE takes nobody without one. */
  phone: string;
  /** Tokens of the gateway's two texts, which the person accepted. */
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

export interface CardToKeep {
  token: string;
  email: string;
  acceptance: string;
  personalData: string;
}

export interface KeptCard {
  sourceId: string;
  brand: string;
  lastFour: string;
  holder: string;
  /** "08", "29". */
  expMonth: string;
  expYear: string;
}

/**
 * Who takes the money. Every call throws GatewayDown when it is not known what came of it; those that ask for something to be
 * done throw GatewayRefused when it certainly was not done. Another provider is another of these.
 */
export interface Gateway {
  options(): Promise<GatewayOptions>;
  charge(charge: Charge): Promise<Transaction>;
  find(transactionId: string): Promise<Transaction | undefined>;
  findByReference(reference: string): Promise<Transaction | undefined>;
  /** Gives an approved charge back while its kind and its age allow it. */
  cancel(transactionId: string, amount: number): Promise<Transaction>;
  saveCard(card: CardToKeep): Promise<KeptCard>;
  /** What an event tells, when it is genuine, ours and of now; undefined: refuse it. */
  readEvent(
    body: unknown,
    header: string | undefined,
    now: Date,
  ): { transactionId: string; status: string } | undefined;
}

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
