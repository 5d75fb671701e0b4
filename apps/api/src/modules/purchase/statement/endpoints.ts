import type { statementApi } from '@tonalia/contract/statement';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { viewStatement } from './view-statement.ts';

/** The statement of own credit, for the customer and its seller. */
export function statementEndpoints(context: ModuleContext): Endpoints<typeof statementApi> {
  return {
    'GET /statement': {
      access: 'buyer',
      needs: 'credit.read',
      handle: async ({ buyer, query }) => ({ results: await viewStatement(context, buyer.customerId, query) }),
    },
  };
}
