import type { FastifyInstance } from 'fastify';

/** The drawn icons' addresses, and the owner's icon that takes their place. */
const icons: Record<string, string | undefined> = {
  '/favicon.svg': 'icon-64',
  '/apple-touch-icon.png': 'icon-180',
  '/icon-192.png': 'icon-192',
  '/icon-512.png': 'icon-512',
  '/icon-maskable-512.png': 'icon-maskable-512',
};

/** Leads the addresses of the drawn icons to the owner's icon, once there is one. */
export function serveOwnIcon(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const name = icons[request.url];
    if (name === undefined) return;
    const answer = await app.inject('/api/settings/shop');
    const { results } = answer.json<{ results?: { icon?: string | null } }>();
    // Without an answer the drawn icon is served.
    if (results?.icon)
      await reply.header('cache-control', 'public, max-age=3600').redirect(results.icon.replace('icon-512', name), 302);
  });
}
