import type { orderListApi } from '@tonalia/contract/order-list';
import { can } from '@tonalia/contract/rights';
import type { FastifyInstance } from 'fastify';
import type { Endpoints, ServeContext } from '../../../platform/http/serve.ts';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { readListFile } from './read-list-file.ts';
import { recogniseList } from './recognise-list.ts';
import { rememberListChoice } from './remember-choice.ts';

/** A file in base64 and what is around it, in bytes. */
const FILE_BODY_LIMIT = 2_100_000;

/** Ordering by list: a list is understood for the shopper of the session, with that shopper's prices and stock. */
export function orderListEndpoints(
  app: FastifyInstance,
  context: CatalogueContext & ServeContext,
): Endpoints<typeof orderListApi> {
  // A pasted list is one call, and each edit of it another; a list of 500 rows takes half a second of a processor.
  const limitLists = limitCalls(app, { network: 240 });
  const limitChoices = limitCalls(app, { network: 1_200, person: 240 });
  const limitFiles = limitCalls(app, { network: 60, person: 20 });
  return {
    'POST /recognise': {
      access: 'open',
      handle: async ({ actor, shopper, request, body: { text, customerId } }) => {
        await limitLists(request);
        const isNamed = customerId !== undefined && actor !== undefined && can(actor.role, 'customer.read');
        const reader = isNamed ? await context.identities.findBuyer(actor, customerId) : shopper;
        return { results: await recogniseList(context, reader, text) };
      },
    },
    'POST /recognise/choice': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, request, body }) => {
        await limitChoices(request, actor);
        return { results: { words: await rememberListChoice(context, buyer, body) } };
      },
    },
    'POST /recognise/file': {
      access: 'buyer',
      needs: 'cart.edit',
      upload: { limit: FILE_BODY_LIMIT, admit: limitFiles },
      handle: async ({ body: { file } }) => ({ results: await readListFile(file) }),
    },
  };
}
