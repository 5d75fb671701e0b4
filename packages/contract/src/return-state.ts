import { z } from 'zod';

/** Why a customer returns a line. */
export const ReturnReason = z.enum(['broken', 'shade', 'expired', 'unordered', 'unsold', 'regret']);
export type ReturnReason = z.infer<typeof ReturnReason>;

/**
 * Where a return is: `asked` waits for the office, `collecting` is on its way back, `received` was counted in the warehouse, and `resolved`,
 * `rejected` and `withdrawn` are ends.
 */
export const ReturnState = z.enum(['asked', 'collecting', 'received', 'resolved', 'rejected', 'withdrawn']);
export type ReturnState = z.infer<typeof ReturnState>;

/** How a customer wants the money: as balance in favour, or back to what paid. */
export const ReturnWish = z.enum(['balance', 'source']);
export type ReturnWish = z.infer<typeof ReturnWish>;

/** Most lines of a return. */
export const MOST_LINES = 200;

/** The number of an order's line. */
export const LineNumber = z.int().min(1).max(32_767);

/** Whether each line comes once. */
export const isOnce = (lines: readonly { line: number }[]): boolean =>
  new Set(lines.map(({ line }) => line)).size === lines.length;
/** What a request with a line twice reads. */
export const ONCE = 'cada línea va una sola vez';

/** "DV-0412" */
export const ReturnCode = z.string().regex(/^DV-\d{4,9}$/);
