import type { ErrorCode } from '@tonalia/contract/errors';
import { type AnyErrorCode, statusOf } from '@tonalia/contract/office-errors';
import { z } from 'zod';

/** The errors every call can respond with. */
const anyCall: readonly ErrorCode[] = ['INVALID_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

const plain = z.union([z.string(), z.number()]);
/** The questions of an order that waits for its seller; `OrderAsks` of the contract has their shape. */
const questions = z.array(z.record(z.string(), z.unknown())).nullable();

/** Schemas by their codes. Most calls share theirs, and making one for each took a third of the start of an app. */
const schemas = new Map<string, z.ZodType>();

/** The error responses of a call as schemas by status, each with its codes. */
export function errorSchema(codes: readonly AnyErrorCode[]): Record<number, z.ZodType> {
  const byStatus = Map.groupBy([...new Set([...codes, ...anyCall])], statusOf);
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, schemaOf(ofStatus)]));
}

function schemaOf(codes: readonly AnyErrorCode[]): z.ZodType {
  const key = codes.join();
  const schema =
    schemas.get(key) ??
    z.object({
      code: z.enum(codes),
      message: z.string(),
      error: z.string(),
      params: z.record(z.string(), codes.includes('ORDER_ASKS') ? z.union([plain, questions]) : plain),
      requestId: z.string(),
    });
  schemas.set(key, schema);
  return schema;
}
