import { AppError } from '@tonalia/contract/errors';

/** In ms since the request arrived. */
export const HANDLER_TIMEOUT = 25_000;

/**
 * The response, or UNAVAILABLE when it takes longer than `HANDLER_TIMEOUT`, of which `elapsed` ms are over. Fastify's own
 * `handlerTimeout` ends when the body has arrived, so it does not cover calls with a body.
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
