import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** What deciding about money needs; `log` hears what somebody has to look at. */
export interface SettleContext {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** What asking a gateway needs besides. */
export interface GatewayContext extends SettleContext {
  gateway: Gateway;
  /** Where a bank sends people back to, without a slash at the end. */
  publicUrl: string;
}
