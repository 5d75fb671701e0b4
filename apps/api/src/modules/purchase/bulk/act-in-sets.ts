import { AppError } from '@tonalia/contract/errors';
import { type OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { FastifyBaseLogger } from 'fastify';
import { refusalText } from '../../../platform/http/errors.ts';
import { pgCode } from '../../../platform/transaction.ts';

/**
 * Time in ms after which a bulk act begins no further thing. One can wait 10 s for a connection and 4 s for a lock, and the
 * result must be ready before the response times out after 25 s.
 */
export const BULK_TIME = 10_000;

export type ActOutcome = 'changed' | 'unchanged' | AppError | OfficeError;

/** Things of a bulk act by name, and what acting on them needs. */
export interface NamedAct {
  names: Iterable<string>;
  stop: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Acts on each thing once, one after the other, and sorts the outcomes. A refusal of one leaves the others alone. After a failure, and
 * once `stop` is aborted, the rest is refused with UNAVAILABLE: what was done before is in the result.
 */
export const actOneByOne = (named: NamedAct, act: (name: string) => Promise<ActOutcome>): Promise<BulkResult> =>
  actInSets(named, act, () => Promise.resolve([]));

/** Things that a set acts on at most: their locks are held for some tens of milliseconds. */
const SET = 50;

/**
 * As `actOneByOne`, but first tries `actOnSet`: it acts on names from the first on, all or none of them, and returns their outcomes. The
 * first that it leaves out is done alone; after a set that fails, all are.
 */
export async function actInSets(
  { names, stop, log }: NamedAct,
  act: (name: string) => Promise<ActOutcome>,
  actOnSet: (names: readonly string[]) => Promise<ActOutcome[]>,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
  let hasFailed = false;
  let hasSets = true;

  async function attempt(name: string): Promise<ActOutcome> {
    if (hasFailed || stop.aborted) return new AppError('UNAVAILABLE');
    try {
      return await act(name);
    } catch (error) {
      if (isRefusal(error)) return error;
      hasFailed = true;
      log.error({ err: error, name, changed: result.changed }, 'a bulk act stopped');
      return new AppError('UNAVAILABLE');
    }
  }

  async function attemptSet(set: readonly string[]): Promise<ActOutcome[]> {
    if (!hasSets || hasFailed || stop.aborted) return [];
    try {
      return await actOnSet(set);
    } catch (error) {
      hasSets = false;
      // without an answer of PostgreSQL, nothing says whether the set was done
      hasFailed = pgCode(error) === undefined && !isRefusal(error);
      log.error({ err: error, changed: result.changed }, 'a set of a bulk act failed');
      return [];
    }
  }

  const waiting = [...new Set(names)];
  while (waiting.length > 0) {
    const outcomes = await attemptSet(waiting.slice(0, SET));
    if (outcomes.length === 0) outcomes.push(await attempt(waiting[0] ?? ''));
    for (const [nth, name] of waiting.splice(0, outcomes.length).entries()) sort(result, name, outcomes[nth]);
  }
  return result;
}

function sort(result: BulkResult, name: string, outcome: ActOutcome = new AppError('UNAVAILABLE')): void {
  if (outcome === 'changed' || outcome === 'unchanged') result[outcome].push(name);
  else result.refused.push({ id: name, code: outcome.code, message: refusalText(outcome) });
}
