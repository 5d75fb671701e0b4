import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { BulkResult, MOST_AT_ONCE } from './office-wire.ts';
import { ReturnDecision, ReturnOutcome, Versioned } from './return-decision.ts';
import { LineNumber, MOST_LINES, ONCE, ReturnCode, isOnce } from './return-state.ts';
import { OfficeReturn, OfficeReturnPage, OfficeReturnQuery } from './returns-office.ts';
import { ReturnRequest, Returnable } from './returns-own.ts';
import { OrderCode, Uuid, resultsOf } from './wire.ts';

const ById = z.object({ id: Uuid });
/** A return by its id or its code. */
const ByIdOrCode = z.object({ id: z.union([Uuid, ReturnCode]) });

/** The office's calls about returns, under `/api/purchase`. */
export const purchaseReturnsApi = {
  'GET /office/returns': { query: OfficeReturnQuery, response: OfficeReturnPage, errors: [] },
  'GET /office/returns/{id}': { params: ByIdOrCode, response: resultsOf(OfficeReturn), errors: ['RETURN_NOT_FOUND'] },
  'GET /office/returns/{id}/photos/{photo}': {
    params: ById.extend({ photo: Uuid }),
    response: z.string().meta({ format: 'binary' }),
    errors: ['RETURN_NOT_FOUND'],
  },
  /** What can be returned of an order, for a return that the office opens. */
  'GET /office/orders/{orderCode}/returnable': {
    params: OrderCode,
    response: resultsOf(Returnable),
    errors: ['ORDER_NOT_FOUND'],
  },
  /** Opens a return for the customer, also after the days have passed. */
  'POST /office/orders/{orderCode}/returns': {
    params: OrderCode,
    body: ReturnRequest,
    response: resultsOf(OfficeReturn),
    errors: ['ORDER_NOT_FOUND', 'RETURN_TOO_MUCH', 'SHIPMENT_NOT_LEFT', 'RETURN_PHOTO_REFUSED'],
  },
  /** Approves the collection of what is asked. */
  'POST /office/returns/{id}/collect': {
    params: ById,
    body: z.strictObject(Versioned),
    response: resultsOf(OfficeReturn),
    errors: ['RETURN_NOT_FOUND', 'RETURN_DECIDED', 'VERSION_CONFLICT'],
  },
  /** The same for many, named by id; a return that is on its way stays. With `dryRun` nothing changes. */
  'POST /office/returns/collect': {
    body: z.strictObject({ ids: z.array(Uuid).min(1).max(MOST_AT_ONCE), dryRun: z.boolean().default(false) }),
    response: resultsOf(BulkResult),
    errors: [],
  },
  /** Counts what arrived in the warehouse. */
  'POST /office/returns/{id}/receive': {
    params: ById,
    body: z.strictObject({
      ...Versioned,
      lines: z
        .array(z.strictObject({ line: LineNumber, units: z.int().min(0).max(9_999) }))
        .min(1)
        .max(MOST_LINES)
        .refine(isOnce, ONCE),
    }),
    response: resultsOf(OfficeReturn),
    errors: ['RETURN_NOT_FOUND', 'RETURN_DECIDED', 'VERSION_CONFLICT', 'LINE_NOT_FOUND', 'RETURN_TOO_MUCH'],
  },
  /**
   * Decides every line and moves units and money. Goods that did not arrive can only be written off, below the value that is collected. A refund asks for
   * the second factor again.
   */
  'POST /office/returns/{id}/resolve': {
    params: ById,
    body: ReturnDecision,
    response: resultsOf(ReturnOutcome),
    errors: [
      'RETURN_NOT_FOUND',
      'RETURN_DECIDED',
      'RETURN_UNDECIDED',
      'RETURN_NOT_RECEIVED',
      'VERSION_CONFLICT',
      'LINE_NOT_FOUND',
      'RETURN_TOO_MUCH',
      'BALANCE_UNAVAILABLE',
      'REFUND_TOO_MUCH',
      'EXCHANGE_SHORT',
      'SHIPMENT_NOT_LEFT',
      'STEP_UP_REQUIRED',
      'APPROVAL_OWN',
    ],
  },
} satisfies OfficeService;
