import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { CreditStatement, StatementQuery } from './statement.ts';
import { Uuid, resultsOf } from './wire.ts';

/** The office's call about the own credit of a customer, under `/api/customers`. */
export const statementOfficeApi = {
  /** A page of its documents or movements with what it owes and its balance in favour; null without credit. */
  'GET /office/customers/{id}/statement': {
    params: z.object({ id: Uuid }),
    query: StatementQuery.pick({ view: true, page: true, limit: true }),
    response: resultsOf(CreditStatement.nullable()),
    errors: ['CUSTOMER_NOT_FOUND'],
  },
} satisfies OfficeService;
