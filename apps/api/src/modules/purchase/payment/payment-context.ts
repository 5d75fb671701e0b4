import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** What settling a payment needs; `log` gets what an operator has to look at. */
export interface SettleContext {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** The same with the gateway of the payment. */
export interface GatewayContext extends SettleContext {
  gateway: Gateway;
  /** Base of the address banks return to, without a slash at the end. */
  publicUrl: string;
}
