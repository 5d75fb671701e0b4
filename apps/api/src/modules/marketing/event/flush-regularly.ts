import type { FastifyInstance } from 'fastify';
import type { EventCounts } from './event-counts.ts';

const EVERY = 10_000;

/** Writes the counts regularly while the API runs, and when it closes. */
export function flushRegularly(app: FastifyInstance, { flush }: Pick<EventCounts, 'flush'>): void {
  let running = Promise.resolve();
  const write = () => {
    running = running.then(flush).catch((err: unknown) => app.log.warn({ err }, 'page views could not be written'));
    return running;
  };
  const timer = setInterval(() => void write(), EVERY);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}
