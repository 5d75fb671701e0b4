import type { OfficeCall } from '@tonalia/contract/office-call';
import type { purchaseMoneyApi } from '@tonalia/contract/purchase-money';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { BULK_TIME } from '../office/act-on-each.ts';
import { type TransferActs, approveTransfers, rejectTransfers } from './act-on-transfers.ts';
import { countMoney } from './count-money.ts';
import { listOfficeTransfers, readTransfer } from './list-transfers.ts';
import { readProofFile } from './read-proof.ts';

type SentCall = Pick<HandlerInput<OfficeCall>, 'request' | 'reply'> & { operator: OperatorActor };

/** The office's calls about money, under `/api/purchase/office`. */
export function moneyEndpoints({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof purchaseMoneyApi> {
  const actsOf = ({ request, reply, operator: { operatorId, name, network } }: SentCall): TransferActs => ({
    context: { db, clock, log: request.log },
    stop: AbortSignal.timeout(Math.max(0, Math.round(BULK_TIME - reply.elapsedTime))),
    by: name,
    operator: { operatorId, network },
  });
  return {
    'GET /office/payments/counts': {
      access: 'operator',
      needs: 'payments.read',
      handle: async () => ({ results: await countMoney(db, clock) }),
    },
    'GET /office/transfers': {
      access: 'operator',
      needs: 'payments.read',
      handle: ({ query }) => listOfficeTransfers(db, clock, query),
    },
    'GET /office/transfers/{id}': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ params }) => ({ results: await readTransfer(db, clock, params.id) }),
    },
    'GET /office/transfers/{id}/proof': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ params, reply }) => {
        const { file, headers } = await readProofFile(db, params.id);
        reply.headers(headers);
        return file as unknown as string; // as: Fastify sends bytes as they are; the contract names them a binary string
      },
    },
    'POST /office/transfers/approve': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ body, ...sent }) => ({ results: await approveTransfers(actsOf(sent), body) }),
    },
    'POST /office/transfers/reject': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ body, ...sent }) => ({ results: await rejectTransfers(actsOf(sent), body) }),
    },
  };
}
