import type { FastifyValidationResult } from 'fastify/types/schema.js';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '../entry-limit.ts';

/** How many queries are remembered per call, and the maximum length of one, as JSON. */
const MAX_QUERIES = 500;
const MAX_KEY_LENGTH = 512;

type Compiler = typeof validatorCompiler;

/** Like `validatorCompiler`, but a query that was valid a moment ago is not parsed again. */
export const compileValidator: Compiler = (route) => {
  const validate = validatorCompiler(route);
  return route.httpPart === 'querystring' ? withMemory(validate) : validate;
};

function withMemory(validate: FastifyValidationResult): FastifyValidationResult {
  const validResults = new LRUCache<string, { value: unknown }>(entryLimit(MAX_QUERIES));
  return (data: unknown) => {
    const key = JSON.stringify(data);
    const cached = validResults.get(key);
    if (cached) return cached;
    const result = validate(data) as { value: unknown } | { error: Error }; // as: what the type provider's compiler returns
    if ('value' in result && key.length <= MAX_KEY_LENGTH) validResults.set(key, { value: freeze(result.value) });
    return result;
  };
}

/** Freezes a result that many requests share. */
function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
