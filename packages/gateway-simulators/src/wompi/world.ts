import type { FastifyRequest } from 'fastify';
import type { Acceptances } from './acceptance.ts';
import type { Agenda } from '../agenda.ts';
import type { Events } from './events.ts';
import type { WompiKeys } from './keys.ts';
import type { Ledger, SimulatedTransaction } from './ledger.ts';

/** State that the calls and the pages share. */
export interface World {
  ledger: Ledger;
  agenda: Agenda;
  keys: WompiKeys;
  /** Time until a charge is decided automatically, in ms. */
  settleAfter: number;
  acceptances: Acceptances;
  events: Events;
  decideByItself(transaction: SimulatedTransaction): Promise<void>;
  bankUrl(transaction: SimulatedTransaction, request: FastifyRequest): string;
}
