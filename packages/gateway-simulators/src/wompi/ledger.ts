/** Statuses of a transaction (docs.wompi.co); all but PENDING are final. */
export type WompiStatus = 'PENDING' | 'APPROVED' | 'DECLINED' | 'VOIDED' | 'ERROR';
/** Payment methods of Wompi that the simulator knows. */
export type WompiMethod = 'CARD' | 'PSE' | 'NEQUI';

/** A card that was given to the simulator, with its full number; the shop only has the token. */
export interface CardToken {
  id: string;
  number: string;
  brand: string;
  expMonth: string;
  expYear: string;
  holder: string;
  /** Wompi allows a token twice at most. */
  uses: number;
}

/** A Nequi account that its owner has approved, or has yet to approve, for charges. */
export interface NequiToken {
  id: string;
  phone: string;
  status: 'PENDING' | 'APPROVED' | 'DECLINED';
}

/** A token that can be charged again later: the saved card of the shop. */
export interface PaymentSource {
  id: number;
  type: 'CARD' | 'NEQUI';
  email: string;
  token: CardToken | NequiToken;
}

/** A charge; its amount is in centavos, as everywhere at Wompi. */
export interface SimulatedTransaction {
  id: string;
  reference: string;
  amountInCents: number;
  currency: string;
  email: string;
  method: WompiMethod;
  /** Details of the payment method, repeated in responses. */
  sent: Record<string, unknown>;
  extra: Record<string, unknown>;
  status: WompiStatus;
  redirectUrl: string | null;
  sourceId: number | null;
  createdAt: Date;
  finalizedAt: Date | null;
  /** Final status and its time; null when a person decides. */
  fate: { status: WompiStatus; at: Date } | null;
  /** Secret part of the address of the bank's page. */
  visit: string;
}

/** State of the simulator, in memory. */
export interface Ledger {
  cards: Map<string, CardToken>;
  nequis: Map<string, NequiToken>;
  sources: Map<number, PaymentSource>;
  transactions: Map<string, SimulatedTransaction>;
}

/** All the state of one simulator; nothing is stored elsewhere. */
export const emptyLedger = (): Ledger => ({
  cards: new Map(),
  nequis: new Map(),
  sources: new Map(),
  transactions: new Map(),
});

/** Sets the final status of a transaction, once. */
export function settle(transaction: SimulatedTransaction, status: WompiStatus, now: Date): boolean {
  if (transaction.status !== 'PENDING') return false;
  Object.assign(transaction, { status, finalizedAt: now });
  const code = PROCESSOR[status];
  if (transaction.method === 'CARD' && code) transaction.extra.processor_response_code = code;
  return true;
}

/** The processor's own code; only for cards. */
const PROCESSOR: Partial<Record<WompiStatus, string>> = { APPROVED: '00', DECLINED: '51' };

/** Applies a scheduled decision that is due. */
export function letFateDecide(transaction: SimulatedTransaction, now: Date): void {
  const { fate } = transaction;
  if (fate && fate.at <= now) settle(transaction, fate.status, fate.at);
}
