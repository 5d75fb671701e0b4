import { z } from 'zod';
import type { Service } from './call.ts';
import { maxLinePhotos, maxPhotoBytes, maxReturnPhotos } from './limits.ts';
import { LineNumber, MOST_LINES, ONCE, ReturnReason, ReturnState, ReturnWish, isOnce } from './return-state.ts';
import { Day, Hints, Instant, Lines, OrderCode, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

const Units = z.int().min(1).max(9_999);

/** A return that is asked for. */
export const ReturnRequest = z.strictObject({
  /** Made by the client, so that a repeated request is one return. */
  id: Uuid,
  wish: ReturnWish,
  note: Lines.pipe(z.string().trim().max(500)).default(''),
  lines: z
    .array(
      z.strictObject({
        line: LineNumber,
        units: Units,
        reason: ReturnReason,
        /** JPEG, PNG or WebP in base64, at most 1 MB each; a broken or wrong product needs one. */
        photos: z
          .array(
            z
              .base64()
              .min(8)
              .max(Math.ceil(maxPhotoBytes / 3) * 4),
          )
          .max(maxLinePhotos)
          .default([]),
      }),
    )
    .min(1)
    .max(MOST_LINES)
    .refine(isOnce, ONCE)
    .refine(
      (lines) => lines.reduce((sum, { photos }) => sum + photos.length, 0) <= maxReturnPhotos,
      `máximo ${maxReturnPhotos} fotos`,
    ),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** What can still be returned of an order, and until which day. */
export const Returnable = z.object({
  lines: z.array(
    z.object({
      line: LineNumber,
      name: z.string(),
      image: z.string(),
      /** Units delivered that no return asked for. */
      units: z.int(),
      /** Pesos of one unit. */
      price: Pesos,
      /** The last day; null while its part was not delivered. */
      until: Day.nullable(),
      /** It was delivered, and the days have not passed. */
      isOpen: z.boolean(),
    }),
  ),
});
export type Returnable = z.infer<typeof Returnable>;

/** A return as its customer sees it. */
export const OwnReturn = z.object({
  _id: Uuid,
  code: z.string(),
  state: ReturnState,
  wish: ReturnWish,
  askedAt: Instant,
  /** Pesos asked, and what came back once resolved. */
  value: Pesos,
  amount: Pesos.nullable(),
  /** The code of the order that exchanged it; null without an exchange. */
  exchangeOrder: z.string().nullable(),
  canWithdraw: z.boolean(),
  lines: z.array(
    z.object({
      line: LineNumber,
      name: z.string(),
      units: z.int(),
      reason: ReturnReason,
      accepted: z.int().nullable(),
      refusal: z.string().nullable(),
    }),
  ),
});
export type OwnReturn = z.infer<typeof OwnReturn>;

const Own = z.object({ returnable: Returnable, returns: z.array(OwnReturn) });

/** The shop's calls about returns, under `/api/purchase`. */
export const returnsApi = {
  /** What an order's customer can return, and the returns of the order, newest first. */
  'GET /order/{orderCode}/returns': {
    params: OrderCode,
    query: Hints,
    response: resultsOf(Own),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND'],
  },
  /** Asks for a return. The same id answers the return of before. */
  'POST /returns': {
    query: Hints,
    body: ReturnRequest.extend(OrderCode.shape),
    response: resultsOf(Own),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND', 'RETURN_TOO_MUCH', 'RETURN_TOO_LATE', 'RETURN_PHOTO_REFUSED'],
  },
  /** Takes a return back that the office has not decided. */
  'POST /order/{orderCode}/returns/{id}/withdraw': {
    params: OrderCode.extend({ id: Uuid }),
    query: Hints,
    response: resultsOf(Own),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND', 'NOT_FOUND', 'RETURN_DECIDED'],
  },
} satisfies Service;
