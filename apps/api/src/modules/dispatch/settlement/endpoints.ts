import { type dispatchSettlementApi, maxReceiptBytes } from '@tonalia/contract/dispatch-settlement';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import {
  adjustClosed,
  approve,
  explain,
  markSeen,
  missTransfer,
  saveCount,
  takeExplanationBack,
} from './change-settlement.ts';
import { closeSettlement } from './close-settlement.ts';
import { listSettlementDrivers, listSettlementsOf } from './list-settlements.ts';
import { readSettlement } from './read-settlement.ts';

/** Base64 and the rest of the body. */
const RECEIPT_BODY = Math.ceil(maxReceiptBytes * 1.4);

/** The office's calls of the settlement of drivers, under `/api/purchase/office`. */
export function settlementEndpoints({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof dispatchSettlementApi> {
  const shown = async ({ operatorId }: OperatorActor, loadCode: string) => ({
    results: await readSettlement(db, clock, operatorId, loadCode),
  });
  return {
    'GET /office/settlements': {
      access: 'operator',
      needs: 'cash.settle',
      handle: ({ query }) => listSettlementsOf(db, query),
    },
    'GET /office/settlements/by-driver': {
      access: 'operator',
      needs: 'cash.settle',
      handle: ({ query: { page } }) => listSettlementDrivers(db, page),
    },
    'GET /office/settlements/{loadCode}': {
      access: 'operator',
      needs: 'cash.settle',
      handle: ({ operator, params: { loadCode } }) => shown(operator, loadCode),
    },
    'PUT /office/settlements/{loadCode}/count': {
      access: 'operator',
      needs: 'cash.settle',
      handle: async ({ operator, params: { loadCode }, body }) => {
        await saveCount(db, operator, { loadCode, ...body });
        return shown(operator, loadCode);
      },
    },
    'PUT /office/settlements/{loadCode}/stops/{stopId}/seen': {
      access: 'operator',
      needs: 'cash.settle',
      handle: async ({ operator, params, body }) => {
        await markSeen(db, operator, { ...params, ...body });
        return shown(operator, params.loadCode);
      },
    },
    'POST /office/settlements/{loadCode}/stops/{stopId}/missed': {
      access: 'operator',
      needs: 'cash.settle',
      handle: async ({ operator, params, body }) => {
        await missTransfer(db, operator, { ...params, ...body });
        return shown(operator, params.loadCode);
      },
    },
    'POST /office/settlements/{loadCode}/explanations': {
      access: 'operator',
      needs: 'cash.settle',
      bodyLimit: RECEIPT_BODY,
      handle: async ({ operator, params: { loadCode }, body }) => {
        await explain(db, operator, { loadCode, ...body });
        return shown(operator, loadCode);
      },
    },
    'DELETE /office/settlements/{loadCode}/explanations/{id}': {
      access: 'operator',
      needs: 'cash.settle',
      handle: async ({ operator, params: { loadCode, id } }) => {
        await takeExplanationBack(db, operator, loadCode, id);
        return shown(operator, loadCode);
      },
    },
    'POST /office/settlements/{loadCode}/approve': {
      access: 'operator',
      needs: 'cash.settle',
      handle: async ({ operator, params: { loadCode }, body }) => {
        await approve(db, operator, { loadCode, ...body });
        return shown(operator, loadCode);
      },
    },
    'POST /office/settlements/{loadCode}/close': {
      access: 'operator',
      needs: 'cash.settle',
      handle: async ({ operator, params: { loadCode }, body }) => ({
        results: await closeSettlement(db, clock, operator, { loadCode, ...body }),
      }),
    },
    'POST /office/settlements/{loadCode}/adjustments': {
      access: 'operator',
      needs: 'cash.settle',
      handle: async ({ operator, params: { loadCode }, body }) => {
        await adjustClosed(db, operator, { loadCode, ...body });
        return shown(operator, loadCode);
      },
    },
  };
}
