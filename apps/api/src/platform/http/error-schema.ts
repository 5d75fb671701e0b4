import type { ErrorCode } from '@tonalia/contract/errors';
import { type AnyErrorCode, statusOf } from '@tonalia/contract/office-errors';
import { z } from 'zod';

/** The errors every call can respond with. */
const anyCall: readonly ErrorCode[] = ['INVALID_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

/** The error responses of a call as schemas by status, each with its codes. */
export function errorSchema(codes: readonly AnyErrorCode[]): Record<number, z.ZodType> {
  const byStatus = Map.groupBy([...new Set([...codes, ...anyCall])], statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, [first, ...rest]]) => [
      status,
      z.object({
        code: z.enum(first ? [first, ...rest] : []),
        message: z.string(),
        error: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
        requestId: z.string(),
      }),
    ]),
  );
}
