import { OfficeError } from '@tonalia/contract/office-errors';
import type { PresaleMoveReason } from '@tonalia/contract/presales-office';
import { wrongVariables } from '@tonalia/rules/message-words';
import { type AuditEvent, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { lockPresale, updatePresale } from './presale-office.sql.ts';
import { belowTaken, endOfDay, isOver, lastDay } from './presale-terms.rules.ts';

/** A presale at the version that a change was made for, and its author. */
export interface PresaleChange {
  productId: string;
  version: number;
  operator: OperatorActor;
}

/**
 * The day that a presale moves to, and why; `quiet` sends its customers no message, `words` replace the usual text of it, and `closes` ends
 * the sale.
 */
interface PresaleNewDay {
  dispatchDate: string;
  reason: PresaleMoveReason;
  quiet: boolean;
  words?: string | undefined;
  closes?: boolean | undefined;
}

type SavedPresale = Awaited<ReturnType<typeof lockPresale>>[number];

/** Changes capacity and last day of sale. PRESALE_NOT_FOUND, VERSION_CONFLICT, PRESALE_BELOW_TAKEN, PRESALE_DAY_WRONG. */
export const changePresale = (
  db: Database,
  clock: Clock,
  { closesOn, capacity, ...change }: PresaleChange & { closesOn: string; capacity: number | null },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const saved = await lockAt(tx, change);
    const refusal = belowTaken(capacity, saved.taken);
    if (refusal !== undefined) throw new OfficeError('PRESALE_BELOW_TAKEN', refusal);
    const isKept = closesOn === lastDay(saved.closesAt);
    const closesAt = isKept ? saved.closesAt : endOfDay(closesOn);
    if (!isKept && (closesAt <= saved.opensAt || closesAt <= clock.now())) throw new OfficeError('PRESALE_DAY_WRONG');
    await write(tx, saved, { closesAt, capacity });
    await note(tx, change, { action: 'products.presale_changed', detail: { capacity, closesOn } });
  });

/** Ends the sale now. PRESALE_NOT_FOUND, VERSION_CONFLICT; one that is closed stays as it is. */
export const closePresale = (db: Database, clock: Clock, change: PresaleChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const [closed] = await lockPresale(tx, change.productId);
    if (closed && closed.closesAt <= now) return;
    const saved = await lockAt(tx, change);
    await write(tx, saved, { closesAt: endOfSale(saved, now) });
    await note(tx, change, { action: 'products.presale_closed', detail: { taken: saved.taken } });
  });

/**
 * Moves the day; a trigger publishes `products.presale_moved`. PRESALE_NOT_FOUND, VERSION_CONFLICT, PRESALE_DAY_WRONG,
 * MESSAGE_VARIABLE_WRONG; a presale that has the day already stays as it is, so a repeated request changes nothing.
 */
export const movePresale = (
  db: Database,
  clock: Clock,
  { dispatchDate, reason, quiet, words, closes = false, ...change }: PresaleChange & PresaleNewDay,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [moved] = await lockPresale(tx, change.productId);
    if (moved?.dispatchDate === dispatchDate) return;
    const saved = await lockAt(tx, change);
    const now = clock.now();
    if (isOver(dispatchDate, now)) throw new OfficeError('PRESALE_DAY_WRONG');
    const [wrong] = wrongVariables(words ?? '');
    if (wrong !== undefined) throw new OfficeError('MESSAGE_VARIABLE_WRONG', `El mensaje no puede usar ${wrong}.`);
    const closing = closes && saved.closesAt > now ? { closesAt: endOfSale(saved, now) } : {};
    await write(tx, saved, {
      dispatchDate,
      movedFor: reason,
      movesQuiet: quiet,
      movedWords: words ?? null,
      ...closing,
    });
    await note(tx, change, {
      action: 'products.presale_moved',
      detail: { from: saved.dispatchDate, to: dispatchDate, reason, quiet, words: words ?? null, closes },
    });
  });

/** A presale that has not begun is open for the shortest time. */
const endOfSale = ({ opensAt }: SavedPresale, now: Date): Date =>
  opensAt < now ? now : new Date(opensAt.getTime() + 1);

async function lockAt(tx: Transaction, { productId, version }: PresaleChange): Promise<SavedPresale> {
  const [saved] = await lockPresale(tx, productId);
  if (!saved) throw new OfficeError('PRESALE_NOT_FOUND');
  if (saved.revision !== version) throw new OfficeError('VERSION_CONFLICT');
  return saved;
}

const write = (tx: Transaction, saved: SavedPresale, changed: Partial<SavedPresale>) => {
  const { productId, closesAt, dispatchDate, capacity, movedFor, movesQuiet, movedWords } = { ...saved, ...changed };
  return updatePresale(tx, { productId, closesAt, dispatchDate, capacity, movedFor, movesQuiet, movedWords });
};

const note = (
  tx: Transaction,
  { productId, operator }: PresaleChange,
  { action, detail }: Required<Pick<AuditEvent, 'action' | 'detail'>>,
) => recordAuditEvent(tx, { actorId: null, operator, action, subjectId: productId, detail });
