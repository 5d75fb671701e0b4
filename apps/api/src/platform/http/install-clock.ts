import type { FastifyInstance } from 'fastify';
import { type DatabaseClock, type Machine, followDatabaseClock } from '../database-clock.ts';
import type { ReadinessCheck } from '../readiness.ts';
import type { Database } from '../transaction.ts';

/** The resolution of the header `Date`, in ms. */
const DATE_RESOLUTION = 1_000;

/**
 * Gives the API PostgreSQL's clock. A process with a difference of more than 5 s logs it, reports it at `/readyz` and runs no jobs;
 * it continues to serve requests, which use PostgreSQL's time.
 */
export async function installClock(
  app: FastifyInstance,
  db: Database,
  machine?: Machine,
): Promise<{ clock: DatabaseClock; check: ReadinessCheck }> {
  const clock = await followDatabaseClock(db, (skew, isOff) => reportSkew(app, skew, isOff), machine);
  app.decorate('mayRunJobs', () => clock.mayRunJobs());
  // Only reads two clocks, unless the machine slept or its clock was set.
  app.addHook('onRequest', (_request, reply, done) => {
    // Node would send the machine's time, and the shop's countdowns use this header.
    if (Math.abs(clock.skew()) > DATE_RESOLUTION) reply.header('date', clock.now().toUTCString());
    if (clock.isInDoubt()) void clock.measure().finally(done);
    else done();
  });
  app.addHook('onClose', () => clock.stop());
  const fault = () => (clock.skew() > 0 ? 'ahead_of_database' : 'behind_database');
  const run = () => Promise.resolve(clock.isOff() ? fault() : undefined);
  return { clock, check: { name: 'clock', run, isWarning: true } };
}

function reportSkew(app: FastifyInstance, skew: number, isOff: boolean): void {
  const fields = { skewSeconds: Math.round(skew / 1_000) };
  if (isOff) app.log.warn(fields, `${skewSentence(skew)}: this process runs no jobs until they agree`);
  else app.log.warn(fields, "this machine's clock agrees with PostgreSQL's again: this process runs jobs");
}

function skewSentence(skew: number): string {
  const seconds = Math.round(Math.abs(skew) / 1_000);
  return `this machine's clock is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} PostgreSQL's`;
}
