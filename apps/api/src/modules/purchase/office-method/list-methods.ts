import type { OfficePaymentMethod } from '@tonalia/contract/payment-methods-office';
import type { Database } from '../../../platform/transaction.ts';
import { listMethods, listMovements } from './method-movement.sql.ts';
import { movementExample, movementStateOf, toOfficeMovement } from './movement.rules.ts';

/** Most of a method that ended and are shown. */
const MOST_ENDED = 20;

/** Every payment method with its discounts and charges, and what an order pays with it now. */
export async function listOfficeMethods(db: Database): Promise<OfficePaymentMethod[]> {
  const [methods, movements] = await Promise.all([listMethods(db), listMovements(db, MOST_ENDED)]);
  const byMethod = Map.groupBy(movements, ({ reference }) => reference);
  return methods.map(({ reference, name, group, active, now }) => {
    const own = byMethod.get(reference) ?? [];
    const running = own.find((one) => movementStateOf(one, now) === 'running');
    return {
      reference,
      name,
      group,
      active,
      example: movementExample(running ?? null),
      movements: own.map((one) => toOfficeMovement(one, now)),
    };
  });
}
