import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { ReturnRequest, Returnable } from '@tonalia/contract/returns-own';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { actOneByOne } from '../bulk/act-in-sets.ts';
import { lockOrderByCode } from '../order/change-order.ts';
import { askReturn, readPhotos } from './ask-return.ts';
import { type LockedReturn, type ReturnActor, changeReturn, holdReturn } from './change-return.ts';
import { toReturnable } from './own-returns.ts';
import { returnWords } from './return-words.es-CO.ts';
import { requireStep } from './return.rules.ts';
import { findOrderToReturn } from './office-returns.sql.ts';
import { type StoredReturn, listReturnable, saveArrived } from './returns.sql.ts';

type ReturnContext = Pick<ModuleContext, 'db' | 'clock'>;

/** Opens a return for the customer. ORDER_NOT_FOUND and the errors of `askReturn`. */
export async function openReturn(
  { db, clock }: ReturnContext,
  orderCode: string,
  request: ReturnRequest,
  actor: ReturnActor,
): Promise<void> {
  const photos = await readPhotos(request);
  await inTransaction(db, async (tx) => {
    const order = await lockOrderByCode(tx, orderCode);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    await askReturn(tx, clock, order, { request, photos, actor });
  });
}

/** What the office can return of an order. ORDER_NOT_FOUND. */
export async function readReturnable({ db, clock }: ReturnContext, orderCode: string): Promise<Returnable> {
  const [order] = await findOrderToReturn(db, orderCode);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return toReturnable(await listReturnable(db, order.id), clock.now(), true);
}

/** Approves the collection of a return. RETURN_NOT_FOUND, VERSION_CONFLICT, RETURN_DECIDED. */
export async function collectReturn(
  { db, clock }: ReturnContext,
  id: string,
  version: number,
  actor: ReturnActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const held = await holdReturn(tx, id, version);
    requireStep(held.stored.state, 'collecting');
    await approveCollection(tx, clock, held, actor);
  });
}

function approveCollection(tx: Transaction, clock: Clock, held: LockedReturn, actor: ReturnActor): Promise<void> {
  const { units, code } = held.stored;
  return changeReturn(tx, clock, held, { to: 'collecting', units, words: returnWords.collecting(code, units), actor });
}

/** Returns to collect at once; `stop` is aborted when no further one may begin. */
export interface ManyToCollect {
  ids: readonly string[];
  dryRun: boolean;
  stop: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Approves the collection of many returns, each in a transaction of its own. One that is decided is refused. */
export const collectReturns = (
  { db, clock }: ReturnContext,
  { ids, dryRun, stop, log }: ManyToCollect,
  actor: ReturnActor,
): Promise<BulkResult> =>
  actOneByOne({ names: new Set(ids), stop, log }, (id) =>
    inTransaction(db, async (tx) => {
      const held = await holdReturn(tx, id);
      if (held.stored.state === 'collecting') return 'unchanged';
      requireStep(held.stored.state, 'collecting');
      if (!dryRun) await approveCollection(tx, clock, held, actor);
      return 'changed';
    }),
  );

/** Units of a line that arrived. */
export interface ArrivedLine {
  line: number;
  units: number;
}

/**
 * Counts what arrived of a return; a line that is not named did not. RETURN_NOT_FOUND, VERSION_CONFLICT, RETURN_DECIDED, LINE_NOT_FOUND,
 * RETURN_TOO_MUCH for more units than were asked.
 */
export async function receiveReturn(
  { db, clock }: ReturnContext,
  id: string,
  { version, lines }: { version: number; lines: readonly ArrivedLine[] },
  actor: ReturnActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const held = await holdReturn(tx, id, version);
    requireStep(held.stored.state, 'received');
    const counted = countArrived(held.stored, lines);
    await saveArrived(tx, { id, lines: counted.map(({ line }) => line), units: counted.map(({ units }) => units) });
    const units = counted.reduce((sum, one) => sum + one.units, 0);
    const words = returnWords.received(held.stored.code, units);
    await changeReturn(tx, clock, held, { to: 'received', units, words, actor });
  });
}

function countArrived({ lines }: StoredReturn, arrived: readonly ArrivedLine[]): ArrivedLine[] {
  if (arrived.some(({ line }) => !lines.some((one) => one.line === line))) throw new OfficeError('LINE_NOT_FOUND');
  return lines.map(({ line, units: most }) => {
    const units = arrived.find((one) => one.line === line)?.units ?? 0;
    if (units > most) throw new AppError('RETURN_TOO_MUCH');
    return { line, units };
  });
}
