import type { AccountInUse } from './account-in-use.es-CO.ts';
import type { OrderAsks } from './order-asks.ts';

/** Error codes of the API and their HTTP status. Codes never change; docs/errors.md explains each one. */
export const errorTable = {
  INVALID_REQUEST: 400,
  MALFORMED_BODY: 400,
  MALFORMED_REQUEST: 400,
  REQUEST_TIMEOUT: 408,
  HEADERS_TOO_LARGE: 431,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,

  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  SIGN_IN_NEEDS_PROOF: 403,
  SIGN_IN_NEEDS_CODE: 403,
  REFRESH_REFUSED: 401,
  GUEST_NOT_ALLOWED: 403,
  ROLE_NOT_ALLOWED: 403,
  ORIGIN_NOT_ALLOWED: 403,
  CUSTOMER_REQUIRED: 409,
  CUSTOMER_NOT_FOUND: 404,
  ADDRESS_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  PHONE_TAKES_NO_CODE: 400,
  CHANNEL_UNAVAILABLE: 409,
  CODE_WRONG: 400,
  CODE_EXPIRED: 409,
  PHONE_NOT_VERIFIED: 409,
  ALREADY_REGISTERED: 409,
  FIELD_REQUIRED: 400,
  DOCUMENT_INVALID: 400,
  DOCUMENT_LOCKED: 409,
  PASSWORD_REFUSED: 400,
  TRADE_TYPE_NOT_FOUND: 404,
  TERMS_OUTDATED: 409,
  TERMS_NOT_FOUND: 404,
  LINK_EXPIRED: 409,
  PROOF_REQUIRED: 403,
  REGISTRATION_PENDING: 409,
  REGISTRATION_REJECTED: 409,
  CUSTOMER_BLOCKED: 409,
  REGISTRATION_ASKS: 409,
  REGISTRATION_DISCARDED: 409,
  REGISTRATION_NOT_FOUND: 404,
  REGISTRATION_SETTLED: 409,
  REGISTRATION_PHOTO_REFUSED: 400,
  ACCOUNT_IN_USE: 409,

  CITY_NOT_FOUND: 404,
  NO_COVERAGE: 409,

  PRODUCT_NOT_FOUND: 404,
  VERSION_NOT_FOUND: 404,
  LIST_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  FAVORITES_FULL: 409,
  NOTICE_NOT_FOUND: 404,
  MEMBER_NOT_FOUND: 404,
  MEMBER_CHANGED: 409,
  TEAM_FULL: 409,
  REQUEST_NOT_FOUND: 404,
  REQUEST_DECIDED: 409,
  APPROVAL_NEEDED: 409,
  ALERT_NOT_FOUND: 404,
  ALERTS_FULL: 409,
  OUT_OF_STOCK: 400,
  SHADE_OUT_OF_STOCK: 400,
  STOCK_EXCEEDED: 400,
  QUANTITY_NOT_A_NUMBER: 400,
  QUANTITY_NOT_AN_INTEGER: 400,
  QUANTITY_OUT_OF_RANGE: 400,
  QUANTITY_STEP: 400,
  SHADE_REQUIRED: 400,
  VOLUME_REQUIRED: 400,
  COLOUR_REQUIRED: 400,

  CART_NOT_FOUND: 404,
  CART_LINE_NOT_FOUND: 404,
  LISTS_FULL: 409,
  LIST_CHANGED: 409,
  FORMULA_NOT_FOUND: 404,
  FORMULA_CHANGED: 409,
  FORMULAS_FULL: 409,
  SHARE_NOT_FOUND: 404,
  SHARE_EXPIRED: 410,
  SHARE_FULL: 409,
  SHARES_FULL: 409,
  CART_EMPTY: 409,
  CART_FULL: 409,
  CART_CHANGED: 409,
  TOTAL_CHANGED: 409,
  UNPAID_ORDERS: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  INSUFFICIENT_STOCK: 409,
  ADDRESS_REQUIRED: 409,
  PAYMENT_METHOD_REQUIRED: 409,
  PAYMENT_METHOD_UNAVAILABLE: 409,
  CREDIT_EXCEEDED: 409,
  CREDIT_OVERDUE: 409,
  CREDIT_DOCUMENT_NOT_FOUND: 404,
  CREDIT_DOCUMENT_CHANGED: 409,
  COUPON_NOT_FOUND: 404,
  COUPON_NOT_APPLICABLE: 409,
  COMBO_LIMIT: 409,
  SCHEDULE_UNAVAILABLE: 409,
  ORDER_NOT_FOUND: 404,
  ORDER_NOT_CANCELLABLE: 409,
  ORDER_ASKS: 409,
  ORDER_DISCARDED: 409,
  RETURN_TOO_MUCH: 409,
  RETURN_TOO_LATE: 409,
  RETURN_DECIDED: 409,
  ORDER_NOT_PAYABLE: 409,
  CARD_NOT_FOUND: 404,
  PROOF_REFUSED: 400,
  RETURN_PHOTO_REFUSED: 400,
  GATEWAY_UNAVAILABLE: 503,
  EVENT_REFUSED: 400,
} as const;

/** A code of `errorTable`. Clients decide by it, never by the sentence. */
export type ErrorCode = keyof typeof errorTable;

/** Values that some codes carry; every other code carries none. */
export interface ErrorParamsByCode {
  INVALID_REQUEST: { field: string; detail: string };
  TOO_MANY_REQUESTS: { retryAfter: number };
  SIGN_IN_NEEDS_PROOF: { challenge: string; bits: number };
  CODE_WRONG: { triesLeft: number };
  FIELD_REQUIRED: { field: string };
  DOCUMENT_INVALID: { field: string };
  PASSWORD_REFUSED: { why: 'length' | 'common' | 'personal' };
  REGISTRATION_REJECTED: { reason: string };
  ACCOUNT_IN_USE: AccountInUse;
  NO_COVERAGE: { city: string; state: string };
  OUT_OF_STOCK: { code: string };
  SHADE_OUT_OF_STOCK: { code: string };
  STOCK_EXCEEDED: { code: string; left: number };
  INSUFFICIENT_STOCK: { code: string; name: string; left: number };
  QUANTITY_STEP: { step: number };
  QUANTITY_OUT_OF_RANGE: { max: number };
  VOLUME_REQUIRED: { name: string };
  CREDIT_EXCEEDED: { available: number };
  CREDIT_OVERDUE: { overdue: number };
  CREDIT_DOCUMENT_CHANGED: { document: string; balance: number };
  COUPON_NOT_APPLICABLE: { reason: string };
  COMBO_LIMIT: { name: string; left: number };
  TOTAL_CHANGED: { expected: number; total: number };
  UNPAID_ORDERS: { most: number };
  TEAM_FULL: { most: number };
  APPROVAL_NEEDED: { reason: 'mode' | 'order' | 'day' | 'month'; limit: number; spent: number; total: number };
  ORDER_ASKS: OrderAsks & { draftId: string };
  PROOF_REFUSED: { why: 'kind' | 'size' | 'small' | 'broken' };
}

/** Values that an error of this code carries, for its sentence and for clients. */
export type ErrorParams<C extends ErrorCode> = C extends keyof ErrorParamsByCode
  ? ErrorParamsByCode[C]
  : Record<never, never>;

/** A value of an error: what its sentence names, or what a client decides on. */
export type ErrorValue = string | number | null | readonly object[];

/** The body of every error response. `error` repeats `message`: clients of the specification read one or the other. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string;
  params: Record<string, ErrorValue>;
  requestId: string;
}

/**
 * A refusal with a code of the table. Rules and use cases throw it; the API's error handler turns it into a response.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly params: Record<string, ErrorValue>;

  constructor(code: C, ...rest: keyof ErrorParams<C> extends never ? [] : [params: ErrorParams<C>]) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = { ...rest[0] };
  }

  get status(): number {
    return errorTable[this.code];
  }
}
