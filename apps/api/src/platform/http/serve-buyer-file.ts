import type { Readable } from 'node:stream';
import { AppError } from '@tonalia/contract/errors';
import type { ShopPermission } from '@tonalia/contract/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Actor, Buyer } from './actor.ts';
import { type ServeContext, createSessionGuard } from './serve.ts';

/** A file that is made for a customer, as a stream. */
export interface BuyerFile {
  content: Readable;
  /** Content type. */
  type: string;
  /** In ASCII. */
  name: string;
}

interface BuyerFileRoute<Q extends z.ZodType> {
  url: string;
  needs: ShopPermission;
  /** With `customerId`, the customer that a seller acts for. */
  query: Q;
  /** Throws when the caller asked too often; before the query is validated. */
  admit: (request: FastifyRequest, actor: Actor) => Promise<void>;
  make: (buyer: Buyer, query: z.output<Q>, actor: Actor) => Promise<BuyerFile>;
}

/** Serves a file for the customer of the session, as a call with the access `buyer` is served. */
export function serveBuyerFile<Q extends z.ZodType<{ customerId?: string | undefined }>>(
  app: FastifyInstance,
  { identities }: Pick<ServeContext, 'identities'>,
  { url, needs, query: schema, admit, make }: BuyerFileRoute<Q>,
): void {
  const guard = createSessionGuard({ access: 'buyer', needs }, { identities });
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      url,
      { schema: { hide: true, querystring: schema }, config: { access: 'buyer', needs }, onRequest: guard },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const { actor } = request;
        if (!actor) throw new AppError('UNAUTHENTICATED');
        await admit(request, actor);
        const parsed: unknown = request.query;
        const query = parsed as z.output<Q>; // as: Fastify parsed it by this schema
        const { content, type, name } = await make(await identities.findBuyer(actor, query.customerId), query, actor);
        return reply
          .header('content-type', type)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(content);
      },
    );
}
