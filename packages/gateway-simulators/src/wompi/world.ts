import type { FastifyRequest } from 'fastify';
import type { Acceptances } from './acceptance.ts';
import type { Agenda } from '../agenda.ts';
import type { Events } from './events.ts';
import type { Keys } from './keys.ts';
import type { Ledger, Transaction } from './ledger.ts';

/** The state and functions shared by calls and pages. */
export interface World {
  ledger: Ledger;
  agenda: Agenda;
  keys: Keys;
  /** Ms until a charge is decided. */
  settleAfter: number;
  acceptances: Acceptances;
  events: Events;
  decideAutomatically(transaction: Transaction): Promise<void>;
  bankUrl(transaction: Transaction, request: FastifyRequest): string;
}
