import type { FastifyRequest } from 'fastify';
import type { Acceptances } from './acceptance.ts';
import type { Agenda } from '../agenda.ts';
import type { Events } from './events.ts';
import type { Keys } from './keys.ts';
import type { Ledger, Transaction } from './ledger.ts';

/** State that the calls and the pages share. */
export interface World {
  ledger: Ledger;
  agenda: Agenda;
  keys: Keys;
  /** Time until a charge is decided automatically, in ms. */
  settleAfter: number;
  acceptances: Acceptances;
  events: Events;
  decideByItself(transaction: Transaction): Promise<void>;
  bankUrl(transaction: Transaction, request: FastifyRequest): string;
}
