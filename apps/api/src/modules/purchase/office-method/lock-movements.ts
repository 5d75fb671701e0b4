import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { listMovementsOf, lockMethod } from './method-movement.sql.ts';
import { type StoredMovement, movementStateOf } from './movement.rules.ts';

/** A payment method that no other editor changes meanwhile. */
export interface LockedMethod {
  name: string;
  /** The time by which carts find the discount or charge in force. */
  now: Date;
  /** Those that have not ended, and the one that was asked for. */
  movements: StoredMovement[];
}

/** Locks a payment method and reads its discounts and charges, also the ended one with this id. METHOD_NOT_FOUND. */
export async function lockMovements(tx: Transaction, reference: string, id?: string): Promise<LockedMethod> {
  const [method] = await lockMethod(tx, reference);
  if (!method) throw new OfficeError('METHOD_NOT_FOUND');
  return { ...method, movements: await listMovementsOf(tx, { reference, id: id ?? 0 }) };
}

/** One of a locked method at the version a change was made for. MOVEMENT_NOT_FOUND, VERSION_CONFLICT, MOVEMENT_ENDED. */
export function requireMovement(
  { movements, now }: LockedMethod,
  { id, version }: { id: string; version: number },
): StoredMovement {
  const saved = movements.find((one) => one.id === id);
  if (!saved) throw new OfficeError('MOVEMENT_NOT_FOUND');
  if (saved.revision !== version) throw new OfficeError('VERSION_CONFLICT');
  if (movementStateOf(saved, now) === 'ended') throw new OfficeError('MOVEMENT_ENDED');
  return saved;
}
