import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@tonalia/contract/errors';
import { commonHeaders } from './common-headers.ts';
import { errorBody } from './errors.ts';

/** What Node's parser gives up on: no request ever comes of it, so no route and no hook sees it. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (!isAnswering(socket)) socket.write(answer(refusalOf(error.code)));
  // whoever goes on sending is not listened to
  socket.destroySoon();
}

/** Node notes the response under way on the socket; a second one in its middle would be taken for a part of it. */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

function refusalOf(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('REQUEST_TIMEOUT');
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('HEADERS_TOO_LARGE');
  return new AppError('MALFORMED_REQUEST');
}

function answer(error: AppError): string {
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(error, requestId));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'private, no-store',
    connection: 'close',
    ...commonHeaders(requestId),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...head, '', body].join('\r\n');
}
