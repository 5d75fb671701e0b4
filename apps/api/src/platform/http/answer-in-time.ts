import { AppError } from '@tonalia/contract/errors';

/** In ms since the request came. */
export const HANDLER_TIMEOUT = 25_000;

/**
 * The answer, or UNAVAILABLE when it takes longer than `HANDLER_TIMEOUT`; `elapsed` ms of that are over. Fastify's own `handlerTimeout`
 * is called off when a request's body has arrived, so it never holds for a call that has one.
 */
export async function answerInTime<T>(answer: Promise<T>, elapsed: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), HANDLER_TIMEOUT - elapsed);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
