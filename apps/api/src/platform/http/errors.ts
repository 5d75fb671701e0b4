import { AppError, type ErrorCode } from '@tonalia/contract/errors';
import { errorText } from '@tonalia/contract/error-texts.es-CO';
import { OfficeError, type OfficeErrorBody, isRefusal } from '@tonalia/contract/office-errors';
import { officeErrorText } from '@tonalia/contract/office-error-texts.es-CO';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { PoolIsFull } from '../pool.ts';
import { measures } from '../measures.ts';
import { isAnswerMissing, pgCode } from '../transaction.ts';

/** Retry-After in seconds when a dependency is down. */
const RETRY_AFTER = 1;

/** Turns every thrown error into a response; the only place that does. */
export function handleError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown, request);
  measures.refusal.publish(error.code);
  if (error.status >= 500) request.log.error({ err: thrown }, error.code);
  else request.log.info({ code: error.code }, 'refused');
  if (error.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER);
  if (error.code === 'TOO_MANY_REQUESTS') reply.header('retry-after', error.params.retryAfter);
  reply
    .status(error.status)
    .header('cache-control', 'private, no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, request.id)));
}

/** The response body of an error, with its sentence in Spanish. */
export function errorBody(error: AppError | OfficeError, requestId: string): OfficeErrorBody {
  const message = refusalText(error);
  return { code: error.code, message, error: message, params: error.params, requestId };
}

/** The Spanish sentence that a client may show for an error. */
export const refusalText = (error: AppError | OfficeError): string =>
  // as: params were checked against the code when the error was created
  error instanceof OfficeError
    ? (error.sentence ?? officeErrorText(error.code))
    : errorText(error.code, error.params as never);

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

function toAppError(thrown: FastifyError | Error, request: FastifyRequest): AppError | OfficeError {
  if (isRefusal(thrown)) return thrown;
  if (isGone(thrown, request)) return new AppError('MALFORMED_BODY');
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const [first] = thrown.validation;
    const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    return new AppError('INVALID_REQUEST', { field, detail: first?.message ?? '' });
  }
  const code = 'code' in thrown ? byFastifyCode[String(thrown.code)] : undefined;
  if (code) return new AppError(code as 'NOT_FOUND'); // as: none of these codes has values
  // PostgreSQL cannot store NUL characters in text
  if (['22021', '22P05'].includes(pgCode(thrown) ?? '')) {
    return new AppError('INVALID_REQUEST', { field: '', detail: 'hay un carácter que no se permite' });
  }
  if (isUnavailable(thrown)) return new AppError('UNAVAILABLE');
  // the body parser's own errors (depth, prototype poisoning) are plain 400s
  if ('statusCode' in thrown && thrown.statusCode === 400) return new AppError('MALFORMED_BODY');
  // a path outside the folder of the API's description
  if ('statusCode' in thrown && thrown.statusCode === 403) return new AppError('NOT_FOUND');
  return new AppError('INTERNAL');
}

/**
 * Whether the client disconnected, while sending the body (in Node's codes) or while a page was rendered for it: no one gets the
 * response, and it is not a fault.
 */
function isGone(error: Error, request: FastifyRequest): boolean {
  if (error.name === 'AbortError') return request.raw.socket.destroyed;
  return error.message === 'aborted' && pgCode(error) === 'ECONNRESET';
}

/** Connection lost or refused, server shutting down, a timeout of a lock, statement or response, or the pool exhausted. */
function isUnavailable(error: Error): boolean {
  const code = pgCode(error) ?? '';
  return (
    error instanceof PoolIsFull ||
    /^(08|57P|53)/.test(code) ||
    ['55P03', '57014', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    ) ||
    isAnswerMissing(error)
  );
}
