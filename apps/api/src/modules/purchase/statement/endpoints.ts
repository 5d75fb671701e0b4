import type { DocumentTransfer, statementApi } from '@tonalia/contract/statement';
import type { statementOfficeApi } from '@tonalia/contract/statement-office';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { findAnyCustomer } from '../../customers/index.ts';
import { type FollowedTransfer, listFollowedTransfers } from '../payment/document-transfer.sql.ts';
import { PROOF_BODY_LIMIT } from '../payment/endpoints.ts';
import { sendDocumentProof } from '../payment/send-document-proof.ts';
import { viewStatement } from './view-statement.ts';

/** The statement of own credit and the transfers of its documents, for the customer and its seller. */
export function statementEndpoints(
  app: FastifyInstance,
  context: Pick<ModuleContext, 'db' | 'clock'>,
): Endpoints<typeof statementApi> {
  const limitProofs = limitCalls(app, { network: 60, person: 10 });
  return {
    'GET /statement': {
      access: 'buyer',
      needs: 'credit.read',
      handle: async ({ buyer, query }) => ({ results: await viewStatement(context, buyer.customerId, query) }),
    },
    'GET /statement/transfers': {
      access: 'buyer',
      needs: 'credit.read',
      handle: async ({ buyer }) => ({
        results: (await listFollowedTransfers(context.db, buyer.customerId)).map(toTransfer),
      }),
    },
    'POST /statement/proof': {
      access: 'buyer',
      needs: 'payments.make',
      upload: { limit: PROOF_BODY_LIMIT, admit: limitProofs },
      handle: async ({ actor, buyer, body }) => {
        const documents = body.documents.map(({ _id, amount }) => ({ id: _id, amount }));
        return { results: await sendDocumentProof(context, { actor, buyer }, { documents, base64: body.file }) };
      },
    },
  };
}

/** The office's call about the own credit of a customer, under `/api/customers/office`. */
export const officeStatementEndpoints = (
  context: Pick<ModuleContext, 'db' | 'clock'>,
): OfficeEndpoints<typeof statementOfficeApi> => ({
  'GET /office/customers/{id}/statement': {
    access: 'operator',
    needs: 'receivables.read',
    handle: async ({ params, query }) => {
      const { customerId } = await findAnyCustomer(context.db, params.id);
      return { results: await viewStatement(context, customerId, { ...query, from: undefined, to: undefined }) };
    },
  },
});

const toTransfer = ({
  id,
  code,
  amount,
  status,
  reason,
  createdAt,
  documents,
}: FollowedTransfer): DocumentTransfer => ({
  _id: id,
  code,
  amount,
  state: status === 'pending' ? 'waits' : 'refused',
  reason,
  sentAt: createdAt.toISOString(),
  documents,
});
