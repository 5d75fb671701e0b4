import type { FastifyInstance } from 'fastify';
import type { Database } from '../transaction.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, so the database answers too. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { config: { access: 'platform' }, schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { config: { access: 'platform' }, schema: { hide: true } }, async () => {
    await db.query('select 1');
    return { ok: true };
  });
}
