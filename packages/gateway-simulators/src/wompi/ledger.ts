export type Status = 'PENDING' | 'APPROVED' | 'DECLINED' | 'VOIDED' | 'ERROR';
export type Method = 'CARD' | 'PSE' | 'NEQUI';

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

export interface NequiToken {
  id: string;
  phone: string;
  status: 'PENDING' | 'APPROVED' | 'DECLINED';
}

export interface Source {
  id: number;
  type: 'CARD' | 'NEQUI';
  email: string;
  token: CardToken | NequiToken;
}

export interface Transaction {
  id: string;
  reference: string;
  amountInCents: number;
  currency: string;
  email: string;
  method: Method;
  /** Details of the payment method, repeated in responses. */
  sent: Record<string, unknown>;
  extra: Record<string, unknown>;
  status: Status;
  redirectUrl: string | null;
  sourceId: number | null;
  createdAt: Date;
  finalizedAt: Date | null;
  /** Final status and its time; null when a person decides. */
  fate: { status: Status; at: Date } | null;
  /** Secret part of the address of the bank's page. */
  visit: string;
}

/** State of the simulator, in memory. */
export interface Ledger {
  cards: Map<string, CardToken>;
  nequis: Map<string, NequiToken>;
  sources: Map<number, Source>;
  transactions: Map<string, Transaction>;
}

export const emptyLedger = (): Ledger => ({
  cards: new Map(),
  nequis: new Map(),
  sources: new Map(),
  transactions: new Map(),
});

/** Sets the final status of a transaction, once. */
export function settle(transaction: Transaction, status: Status, now: Date): boolean {
  if (transaction.status !== 'PENDING') return false;
  Object.assign(transaction, { status, finalizedAt: now });
  const code = PROCESSOR[status];
  if (transaction.method === 'CARD' && code) transaction.extra.processor_response_code = code;
  return true;
}

/** The processor's own code; only for cards. */
const PROCESSOR: Partial<Record<Status, string>> = { APPROVED: '00', DECLINED: '51' };

/** Applies a scheduled decision that is due. */
export function letFateDecide(transaction: Transaction, now: Date): void {
  const { fate } = transaction;
  if (fate && fate.at <= now) settle(transaction, fate.status, fate.at);
}
