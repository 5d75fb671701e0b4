import { dayIn } from '@tonalia/rules/dates';
import { useOutbox } from '../../api/outbox/outbox.ts';
import { useUnsentVisits } from '../../api/outbox/visits.ts';

/** What this device knows of today and did not send yet: customers with an order or a reason, and when the seller arrived. */
export function useNotedToday(today: string | undefined) {
  const { orders } = useOutbox();
  const isToday = ({ takenAt }: { takenAt: string }) => dayIn(new Date(takenAt)) === today;
  const visits = useUnsentVisits().filter(isToday);
  const ordered = (orders ?? []).filter((one) => one.state !== 'sent' && isToday(one));
  return {
    left: new Set([
      ...ordered.map(({ customer }) => customer.id),
      ...visits.filter(({ reason }) => reason !== null).map(({ customerId }) => customerId),
    ]),
    arrivals: new Map(
      visits.filter(({ arrived }) => arrived).map(({ customerId, takenAt }) => [customerId, takenAt] as const), // as: a pair
    ),
  };
}
