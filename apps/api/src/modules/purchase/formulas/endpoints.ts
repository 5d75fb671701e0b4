import type { formulasApi } from '@tonalia/contract/formulas';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { exportFormulas } from './export-formulas.ts';
import { readBook } from './read-book.ts';
import { removeFormulas } from './remove-formulas.sql.ts';
import { saveFormula } from './save-formula.ts';
import { countLeft, removeClient, useFormula } from './use-formula.ts';

/** The formulas of a salon. Its seller has no permission for them, and the office has no call. */
export function formulaEndpoints(app: FastifyInstance, context: CartContext): Endpoints<typeof formulasApi> {
  const limitChanges = limitCalls(app, { network: 1_200, person: 240 });
  const limitFiles = limitCalls(app, { network: 120, person: 20 });
  return {
    'GET /formulas': {
      access: 'buyer',
      needs: 'formulas.keep',
      handle: async ({ buyer }) => ({ results: await readBook(context, buyer) }),
    },
    'GET /formulas/file': {
      access: 'buyer',
      needs: 'formulas.keep',
      handle: async ({ actor, buyer, request }) => {
        await limitFiles(request, actor);
        return { results: await exportFormulas(context, buyer) };
      },
    },
    'PUT /formulas/{clientId}': {
      access: 'buyer',
      needs: 'formulas.keep',
      handle: async ({ actor, buyer, request, params: { clientId }, body }) => {
        await limitChanges(request, actor);
        return { results: await saveFormula(context, buyer, clientId, body) };
      },
    },
    'POST /formulas/{clientId}/visits': {
      access: 'buyer',
      needs: 'formulas.keep',
      handle: async ({ actor, buyer, request, params: { clientId }, body }) => {
        await limitChanges(request, actor);
        return { results: await useFormula(context, buyer, { clientId, ...body }) };
      },
    },
    'DELETE /formulas/{clientId}': {
      access: 'buyer',
      needs: 'formulas.keep',
      handle: async ({ buyer, params: { clientId } }) => ({
        results: { clientId: await removeClient(context, buyer, clientId) },
      }),
    },
    'DELETE /formulas': {
      access: 'buyer',
      needs: 'formulas.keep',
      handle: async ({ buyer }) => {
        const [row] = await removeFormulas(context.db, buyer.customerId);
        return { results: { removed: row?.removed ?? 0 } };
      },
    },
    'PUT /formulas/shelf': {
      access: 'buyer',
      needs: 'formulas.keep',
      handle: async ({ actor, buyer, request, body }) => {
        await limitChanges(request, actor);
        return { results: await countLeft(context, buyer, body) };
      },
    },
  };
}
