import { AppError, type ErrorBody, type ErrorCode, errorTable } from './errors.ts';

/** Error codes that only the office can get, with their HTTP status. A file of its own, because the shop never loads it. */
export const officeErrorTable = {
  STEP_UP_REQUIRED: 403,
  PASSKEY_WRONG: 400,
  PASSKEY_NOT_FOUND: 404,
  PASSKEY_EXISTS: 409,
  TOO_MANY_PASSKEYS: 409,
  PASSKEYS_UNAVAILABLE: 409,
  REFUND_NEEDS_APPROVAL: 409,
  APPROVAL_WAITING: 409,
  APPROVAL_NOT_FOUND: 404,
  APPROVAL_DECIDED: 409,
  APPROVAL_OWN: 403,
  OPERATOR_EXISTS: 409,
  OPERATOR_NOT_FOUND: 404,
  LAST_OWNER: 409,
  VERSION_CONFLICT: 409,
  ORDER_UNPAID: 409,
  ORDER_ENDED: 409,
  SHIPMENT_NOT_FOUND: 404,
  SHIPMENT_STEP_WRONG: 409,
  SHIPMENT_LEFT: 409,
  SHIPMENT_NOT_LEFT: 409,
  RETURN_NOT_FOUND: 404,
  RETURN_UNDECIDED: 409,
  RETURN_NOT_RECEIVED: 409,
  SHIPMENT_IN_WORK: 409,
  DISPATCH_DAY_WRONG: 409,
  PRESALE_LATER: 409,
  OTHER_WAREHOUSE: 409,
  WAREHOUSE_NOT_FOUND: 404,
  SHIPMENT_AMBIGUOUS: 409,
  SHIPPING_COSTS_MORE: 409,
  MESSAGE_NOT_FOUND: 404,
  MESSAGE_OUTDATED: 409,
  NO_RECIPIENT: 409,
  SHIPMENT_LATER: 409,
  UNDO_EXPIRED: 409,
  MOVED_ON: 409,
  SHIPMENT_ON_ROAD: 409,
  VIEW_NOT_FOUND: 404,
  VIEW_EXISTS: 409,
  TOO_MANY_VIEWS: 409,
  JOB_NOT_FOUND: 404,
  EVENT_NOT_FOUND: 404,
  TOO_MANY_JOBS: 409,
  JOB_TOO_LARGE: 409,
  REFUND_NOT_FOUND: 404,
  REFUND_TOO_MUCH: 409,
  REFUND_AT_GATEWAY: 409,
  REFUND_DONE: 409,
  REFUND_BY_HAND_ONLY: 409,
  REFUND_MADE_BY_GATEWAY: 409,
  GATEWAY_PAYMENT_NOT_FOUND: 404,
  GATEWAY_CANNOT_BE_ASKED: 409,
  BALANCE_UNAVAILABLE: 409,
  TRANSFER_NOT_FOUND: 404,
  TRANSFER_REVIEWED: 409,
  PROOF_NOT_FOUND: 404,
  BANK_LINE_NOT_FOUND: 404,
  BANK_LINE_TAKEN: 409,
  BANK_LINE_MISSING: 409,
  LINE_NOT_FOUND: 404,
  ADJUSTMENT_UPWARDS: 409,
  ADJUSTMENT_EMPTY: 409,
  SUBSTITUTE_UNAVAILABLE: 409,
  PAYMENT_UNDER_WAY: 409,
  WAVE_NOT_FOUND: 404,
  SHIPMENT_IN_WAVE: 409,
  SHIPMENT_NOT_PICKED: 409,
  UNITS_PACKED: 409,
  BOX_NOT_FOUND: 404,
  BOX_CLOSED: 409,
  BOX_EMPTY: 409,
  BOXES_OPEN: 409,
  PACKING_INCOMPLETE: 409,
  LOAD_NOT_FOUND: 404,
  LOAD_LEFT: 409,
  LOAD_EMPTY: 409,
  LOAD_FULL: 409,
  LOAD_INCOMPLETE: 409,
  SHIPMENT_IN_LOAD: 409,
  PICKUP_IN_LOAD: 409,
  PICKUP_NOT_DUE: 409,
  PICKUP_TOO_MUCH: 409,
  SHIPMENT_NOT_PACKED: 409,
  BOX_ELSEWHERE: 409,
  ROUTE_NOT_FOUND: 404,
  ROUTE_EXISTS: 409,
  PLACE_NOT_FOUND: 400,
  LINK_DEAD: 404,
  DRIVER_PHONE_WRONG: 403,
  STOP_NOT_FOUND: 404,
  STOP_DONE: 409,
  BACK_COUNTED: 409,
  BACK_MISCOUNTED: 400,
  BACK_ALL_LOST: 409,
  LOAD_NOT_ON_ROAD: 409,
  DELIVERY_CODE_WRONG: 409,
  DELIVERY_PROOF_MISSING: 409,
  DELIVERY_PHOTO_MISSING: 409,
  DELIVERY_ELSEWHERE: 409,
  DELIVERY_TOO_MANY_BACK: 409,
  PHOTO_REFUSED: 400,
  NOTHING_TO_PAY: 409,
  PAYMENT_WAITS: 409,
  SETTLEMENT_NOT_FOUND: 404,
  SETTLEMENT_CLOSED: 409,
  SETTLEMENT_OPEN_STOPS: 409,
  DIFFERENCE_UNEXPLAINED: 409,
  SECOND_PERSON_NEEDED: 409,
  ELECTRONIC_UNSEEN: 409,
  CHANGE_NOT_RETURNED: 409,
  PRICE_DOUBTED: 409,
  PRODUCT_NOT_PUBLISHED: 409,
  CELL_TWICE: 409,
  CELL_CHANGED: 409,
} as const;

/** A code that only calls of the office respond with. */
export type OfficeErrorCode = keyof typeof officeErrorTable;

/** Every code that a call can respond with. */
export type AnyErrorCode = ErrorCode | OfficeErrorCode;

/** The body of an error response of the office. */
export type OfficeErrorBody = Omit<ErrorBody, 'code'> & { code: AnyErrorCode };

/** A refusal with a code of the office's table; the codes carry no values. Handled as `AppError` is. */
export class OfficeError extends Error {
  readonly code: OfficeErrorCode;
  readonly params: Record<string, never> = {};

  constructor(code: OfficeErrorCode) {
    super(code);
    this.name = 'OfficeError';
    this.code = code;
  }

  get status(): number {
    return officeErrorTable[this.code];
  }
}

/** Whether a thrown error is a refusal, of either table. */
export const isRefusal = (error: unknown): error is AppError | OfficeError =>
  error instanceof AppError || error instanceof OfficeError;

const allErrors = { ...errorTable, ...officeErrorTable };

/** The HTTP status of a code. */
export const statusOf = (code: AnyErrorCode): number => allErrors[code];
