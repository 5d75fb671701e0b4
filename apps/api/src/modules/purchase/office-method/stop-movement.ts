import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { lockMovements, requireMovement } from './lock-movements.ts';
import { deleteMovement, endMovement } from './method-movement.sql.ts';
import { noteMovement } from './note-movement.ts';

/** A discount or charge that ends now, at the version that was seen. */
export interface MovementStop {
  reference: string;
  id: string;
  version: number;
  operator: OperatorActor;
}

/** Ends one now; one that has not begun is removed. METHOD_NOT_FOUND, MOVEMENT_NOT_FOUND, MOVEMENT_ENDED, VERSION_CONFLICT. */
export const stopMovement = (db: Database, { reference, operator, ...asked }: MovementStop): Promise<void> =>
  inTransaction(db, async (tx) => {
    const method = await lockMovements(tx, reference, asked.id);
    const saved = requireMovement(method, asked);
    if (saved.from !== null && saved.from >= method.now) await deleteMovement(tx, saved.id);
    else await endMovement(tx, { id: saved.id, at: method.now });
    await noteMovement(tx, operator, {
      action: 'purchase.method_movement_stopped',
      reference,
      name: method.name,
      before: saved,
      after: undefined,
    });
  });
