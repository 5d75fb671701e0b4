import type { FastifyValidationResult } from 'fastify/types/schema.js';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';

/** Queries remembered of each call, and the length of one that is, as JSON. */
const MOST = 500;
const LONGEST = 512;

type Compiler = typeof validatorCompiler;

/** As `validatorCompiler`; a query that was right a moment ago is right still, and is not taken apart again. */
export const compileValidator: Compiler = (route) => {
  const validate = validatorCompiler(route);
  return route.httpPart === 'querystring' ? remembering(validate) : validate;
};

function remembering(validate: FastifyValidationResult): FastifyValidationResult {
  const right = new LRUCache<string, { value: unknown }>({ max: MOST });
  return (data: unknown) => {
    const key = JSON.stringify(data);
    const known = right.get(key);
    if (known) return known;
    const result = validate(data) as { value: unknown } | { error: Error }; // what the compiler of the type provider answers
    if ('value' in result && key.length <= LONGEST) right.set(key, { value: freeze(result.value) });
    return result;
  };
}

/** Many requests share it: whoever tried to change it would throw. */
function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
