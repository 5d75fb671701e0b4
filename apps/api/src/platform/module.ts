import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { ServeContext } from './http/serve.ts';
import type { Database } from './transaction.ts';

/** What every module is given. */
export interface ModuleContext extends ServeContext {
  db: Database;
  clock: Clock;
  /** Origins, besides the request's own, from which state may be changed. */
  origins: string[];
}

/** A module adds its routes to the app. */
export type Module = (app: FastifyInstance, context: ModuleContext) => void;
