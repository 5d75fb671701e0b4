import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** One call of a service: what goes in, what comes out, and the refusals of its own (beside those any call can give). */
export interface Call {
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  errors: readonly ErrorCode[];
}

/** Method and path of a call below the base of its service. */
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A service is a table of calls keyed by method and path; `{name}` in a path is a parameter. */
export type Service = Record<CallKey, Call>;
