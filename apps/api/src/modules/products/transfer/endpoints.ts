import type { stockTransfersApi } from '@tonalia/contract/stock-transfers';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { enterReceipt } from '../receipt/enter-receipt.ts';
import { listTransfers } from './list-transfers.ts';
import { readTransfer } from './read-transfer.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { cancelTransfer, makeTransfer, saveTransfer } from './save-transfer.ts';
import { sendTransfer } from './send-transfer.ts';

/** The office's calls about transfers and arrivals. */
export const transferEndpoints = (
  context: Pick<ModuleContext, 'db' | 'clock' | 'arrivals'>,
): OfficeEndpoints<typeof stockTransfersApi> => {
  const { db, clock } = context;
  const after = async (act: Promise<void>, { role }: OperatorActor, id: string) => {
    await act;
    return { results: await readTransfer(db, clock, { id, role }) };
  };
  return {
    'GET /office/transfers': {
      access: 'operator',
      needs: 'stock.read',
      handle: ({ query }) => listTransfers(db, query),
    },
    'POST /office/transfers': {
      access: 'operator',
      needs: 'stock.transfer',
      handle: ({ operator, body }) => after(makeTransfer(db, operator, body), operator, body._id),
    },
    'GET /office/transfers/{transferId}': {
      access: 'operator',
      needs: 'stock.read',
      handle: async ({ operator: { role }, params }) => ({
        results: await readTransfer(db, clock, { id: params.transferId, role }),
      }),
    },
    'PUT /office/transfers/{transferId}': {
      access: 'operator',
      needs: 'stock.transfer',
      handle: ({ operator, params, body }) =>
        after(saveTransfer(db, operator, { ...params, ...body }), operator, params.transferId),
    },
    'POST /office/transfers/{transferId}/send': {
      access: 'operator',
      needs: 'stock.transfer',
      handle: ({ operator, params, body }) =>
        after(sendTransfer(db, operator, { ...params, ...body }), operator, params.transferId),
    },
    'POST /office/transfers/{transferId}/receive': {
      access: 'operator',
      needs: 'stock.receive',
      handle: ({ operator, params, body }) =>
        after(receiveTransfer(context, operator, { ...params, ...body }), operator, params.transferId),
    },
    'POST /office/transfers/{transferId}/cancel': {
      access: 'operator',
      needs: 'stock.transfer',
      handle: ({ operator, params, body }) =>
        after(cancelTransfer(db, operator, { ...params, ...body }), operator, params.transferId),
    },
    'POST /office/receipts': {
      access: 'operator',
      needs: 'stock.receive',
      handle: async ({ operator, body }) => ({ results: await enterReceipt(context, operator, body) }),
    },
  };
};
