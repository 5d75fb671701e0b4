export type Status = 'PENDING' | 'APPROVED' | 'DECLINED' | 'VOIDED' | 'ERROR';
export type Method = 'CARD' | 'PSE' | 'NEQUI';

export interface CardToken {
  id: string;
  number: string;
  brand: string;
  expMonth: string;
  expYear: string;
  holder: string;
  /** Wompi: no token is used more than twice. */
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
  /** What was sent of the method, as it is answered again. */
  sent: Record<string, unknown>;
  extra: Record<string, unknown>;
  status: Status;
  redirectUrl: string | null;
  sourceId: number | null;
  createdAt: Date;
  finalizedAt: Date | null;
  /** What it becomes by itself, and when; null for one that a person decides. */
  fate: { status: Status; at: Date } | null;
  /** The secret part of the bank's page. */
  visit: string;
}

/** All the simulator knows, in memory. */
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

/** Gives a transaction its final state, once. */
export function settle(transaction: Transaction, status: Status, now: Date): boolean {
  if (transaction.status !== 'PENDING') return false;
  Object.assign(transaction, { status, finalizedAt: now });
  const code = PROCESSOR[status];
  if (transaction.method === 'CARD' && code) transaction.extra.processor_response_code = code;
  return true;
}

/** The processor's own code, as it comes with a card. */
const PROCESSOR: Partial<Record<Status, string>> = { APPROVED: '00', DECLINED: '51' };

/** Lets a transaction be what it is by now. */
export function letFateDecide(transaction: Transaction, now: Date): void {
  const { fate } = transaction;
  if (fate && fate.at <= now) settle(transaction, fate.status, fate.at);
}
