import type { Transaction } from '../../../platform/transaction.ts';
import { type MovementFacts, lockUnits, takeIn, takeOut } from '../../products/index.ts';
import { listPartUnits } from './part-units.sql.ts';

/** The units of parts leave with them: they are reserved no more. Lock their orders first; `lockPartUnits` before several in a row. */
export const takePartsOut = async (tx: Transaction, shipmentIds: readonly string[], by: PartAuthor): Promise<void> =>
  takeOut(tx, await listPartUnits(tx, [...shipmentIds]), factsOf('order', by));

/** Parts that left are in their warehouse again, with their units. `return` when they had been on the road. */
export const takePartsIn = async (
  tx: Transaction,
  shipmentIds: readonly string[],
  cause: 'order' | 'return',
  by: PartAuthor,
): Promise<void> => takeIn(tx, await listPartUnits(tx, [...shipmentIds]), factsOf(cause, by));

/** Locks the stock rows of parts that one transaction sends one by one, in the order of all that change several. */
export const lockPartUnits = async (tx: Transaction, shipmentIds: readonly string[]): Promise<void> =>
  lockUnits(tx, await listPartUnits(tx, [...shipmentIds]));

/** The author of a step, as the reason of a change names one. */
interface PartAuthor {
  why: string;
  operator?: { operatorId: string } | undefined;
}

const factsOf = (cause: 'order' | 'return', { why, operator }: PartAuthor): MovementFacts => ({
  cause,
  reason: why,
  operatorId: operator?.operatorId ?? null,
});
