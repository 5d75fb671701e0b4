import { AppError } from '@tonalia/contract/errors';
import type { FastifyRequest } from 'fastify';

/** The client's address. Node drops it when the client disconnected; then MALFORMED_REQUEST, since no response can arrive. */
export function addressOf(request: FastifyRequest): string {
  const ip: string | undefined = request.ip;
  if (ip === undefined) throw new AppError('MALFORMED_REQUEST');
  return ip;
}
