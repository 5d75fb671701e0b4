import { OfficeError } from '@tonalia/contract/office-errors';
import type { MovementDraft, MovementSaved } from '@tonalia/contract/payment-methods-office';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { insertMovement, updateMovement } from './method-movement.sql.ts';
import { type LockedMethod, requireMovement, lockMovements } from './lock-movements.ts';
import {
  type StoredMovement,
  isLargeMovement,
  isRepeated,
  movementExamples,
  movementSpan,
  overlapWords,
  overlaps,
  toOfficeMovement,
} from './movement.rules.ts';
import { noteMovement } from './note-movement.ts';

/** The terms of a discount or charge and their author. */
export interface MovementChange {
  reference: string;
  draft: MovementDraft;
  dryRun: boolean;
  operator: OperatorActor;
  /** The one it replaces, at the version it was made for; undefined for a new one. */
  replaced?: { id: string; version: number };
}

/**
 * Gives a payment method a discount or charge, or replaces its terms, with an audit event. METHOD_NOT_FOUND, MOVEMENT_OVERLAP, SPAN_WRONG,
 * STEP_UP_REQUIRED; with `dryRun` nothing changes.
 */
export const saveMovement = (db: Database, change: MovementChange): Promise<MovementSaved> =>
  inTransaction(db, async (tx) => {
    const { reference, draft, dryRun, operator, replaced } = change;
    const method = await lockMovements(tx, reference, replaced?.id);
    const saved = replaced && requireMovement(method, replaced);
    const examples = movementExamples(draft);
    const others = method.movements.filter(({ id }) => id !== saved?.id);
    const made = !saved && others.find((one) => isRepeated(one, draft, method.now));
    if (made) return { movement: dryRun ? null : toOfficeMovement(made, method.now), examples };
    const span = movementSpan(draft, saved, method.now);
    if (!span) throw new OfficeError('SPAN_WRONG');
    const inTheWay = others.find((one) => overlaps(one, span));
    if (inTheWay) throw new OfficeError('MOVEMENT_OVERLAP', overlapWords(inTheWay));
    if (dryRun) return { movement: null, examples };
    if (isLargeMovement(draft) && !operator.isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
    const written = await write(tx, change, { method, saved, span });
    return { movement: toOfficeMovement(written, method.now), examples };
  }).catch(refuseOverlap);

/** One that another writer than the office made meanwhile. */
function refuseOverlap(error: unknown): never {
  throw pgCode(error) === '23P01' ? new OfficeError('MOVEMENT_OVERLAP') : error;
}

interface MovementWriting {
  method: LockedMethod;
  saved: StoredMovement | undefined;
  span: Pick<StoredMovement, 'from' | 'until'>;
}

async function write(
  tx: Transaction,
  { reference, draft, operator }: MovementChange,
  { method, saved, span }: MovementWriting,
): Promise<StoredMovement> {
  const { type_movement, discount_type, discount_amount } = draft;
  const columns = { type: type_movement, kind: discount_type, amount: discount_amount, ...span };
  const [row] = saved
    ? await updateMovement(tx, { ...columns, id: saved.id })
    : await insertMovement(tx, { ...columns, reference });
  if (!row) throw new Error('a written row was not returned');
  const written = { type_movement, discount_type, discount_amount, ...span, ...row };
  await noteMovement(tx, operator, {
    action: saved ? 'purchase.method_movement_changed' : 'purchase.method_movement_created',
    reference,
    name: method.name,
    before: saved,
    after: written,
  });
  return written;
}
