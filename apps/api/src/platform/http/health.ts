import type { FastifyInstance } from 'fastify';
import type { Database } from '../transaction.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, so the database answers too, and what `isReady` names is there. */
export function serveHealth(app: FastifyInstance, db: Database, isReady: readonly (() => Promise<unknown>)[]): void {
  app.get('/healthz', { config: { access: 'platform' }, schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { config: { access: 'platform' }, schema: { hide: true } }, async () => {
    await db.query('select 1');
    await Promise.all(isReady.map((check) => check()));
    return { ok: true };
  });
}
