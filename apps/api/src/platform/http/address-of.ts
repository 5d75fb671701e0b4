import { AppError } from '@tonalia/contract/errors';
import type { FastifyRequest } from 'fastify';

/** Where a request came from. Node forgets it of who left meanwhile, and nothing is done for them: MALFORMED_REQUEST. */
export function addressOf(request: FastifyRequest): string {
  const ip: string | undefined = request.ip;
  if (ip === undefined) throw new AppError('MALFORMED_REQUEST');
  return ip;
}
