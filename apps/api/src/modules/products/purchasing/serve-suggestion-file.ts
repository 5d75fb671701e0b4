import { PurchaseQuestionQuery, suggestionFilePath } from '@tonalia/contract/purchasing-office';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { admitWith } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { xlsxOf } from '../../../platform/table-file/write-xlsx.ts';
import { orderWords as words } from './order-words.es-CO.ts';
import { suggestPurchase } from './suggest-purchase.ts';
import { listedSuggestion } from './suggestion-file.ts';

/** Gives what to order of a supplier as XLSX. Not a call of the contract. */
export function serveSuggestionFile(app: FastifyInstance, context: ModuleContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    suggestionFilePath,
    {
      schema: { hide: true, querystring: PurchaseQuestionQuery },
      config: { access: 'operator', officeNeeds: 'costs.read' },
      onRequest: (request) => admitWith(context.office, 'costs.read', request),
    },
    async ({ query }, reply) => {
      const { rows } = await suggestPurchase(context, query);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', `attachment; filename="${words.suggestionFile}"`)
        .send(xlsxOf(listedSuggestion(rows), words.suggestion));
    },
  );
}
