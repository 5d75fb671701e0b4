import type { OrderSummary } from '@tonalia/contract/purchase';
import { type Lateness, latenessOf } from '@tonalia/rules/lateness';
import { dayInSentence } from '@tonalia/rules/weekday-moment';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** "Debía salir el lun 23 nov · va 1 día tarde", "Llegó 1 día después de lo prometido". */
export const latenessInWords = ({ kind, due, days }: Lateness): string =>
  purchaseMessages.orders.late[kind](dayInSentence(due), days);

/** The greatest lateness of the shipments that have not arrived; null when all are on time. */
export function greatestLateness({ shipments }: Pick<OrderSummary, 'shipments'>, now: Date): Lateness | null {
  const late = shipments.flatMap((one) => latenessOf(one, now) ?? []).filter(({ kind }) => kind !== 'arrived');
  return late.toSorted((a, b) => b.days - a.days)[0] ?? null;
}
