import { appLinkPrefixes } from '@tonalia/rules/app-links';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppLinkSettings } from './settings.ts';

/** Serves the app link files: which app Android and iOS may open for which addresses of this shop. 404 without an app. */
export function serveAppLinks(app: FastifyInstance, { android, ios }: AppLinkSettings): void {
  app.get('/.well-known/assetlinks.json', async (_request, reply) => answer(reply, android && assetLinks(android)));
  app.get('/.well-known/apple-app-site-association', async (_request, reply) =>
    answer(reply, ios ? association(ios) : undefined),
  );
}

/** Both platforms fetch these files without a session and cache them for days. */
function answer(reply: FastifyReply, statement: object | undefined) {
  if (!statement) return reply.callNotFound();
  return reply.header('cache-control', 'public, max-age=3600').type('application/json').send(statement);
}

const assetLinks = ({ id, fingerprints }: NonNullable<AppLinkSettings['android']>): object[] => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: fingerprints },
  },
];

const association = (id: string): object => ({
  applinks: { details: [{ appIDs: [id], components: appLinkPrefixes.map((prefix) => ({ '/': `${prefix}*` })) }] },
});
