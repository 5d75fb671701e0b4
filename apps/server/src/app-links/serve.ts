import { appLinkPrefixes } from '@tonalia/rules/app-links';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppLinkSettings } from './settings.ts';

/** Says to Android and to iOS which app may open addresses of this shop, and which addresses; 404 where there is no app. */
export function serveAppLinks(app: FastifyInstance, { android, ios }: AppLinkSettings): void {
  app.get('/.well-known/assetlinks.json', async (_request, reply) => answer(reply, android && assetLinks(android)));
  app.get('/.well-known/apple-app-site-association', async (_request, reply) =>
    answer(reply, ios ? association(ios) : undefined),
  );
}

/** Both platforms ask without a session and keep what they hear for days. */
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
