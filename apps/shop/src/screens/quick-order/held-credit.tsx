import { useQuery } from '@tanstack/react-query';
import { heldDetailsQuery } from '../../api/queries/seller-day.ts';
import { useSession } from '../../api/session/session.ts';
import { fromWhen } from '../../messages/offline-data.es-CO.ts';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';

/** What the customer of a seller without a network may still buy on credit, and of when; orange for an order of more. */
export function HeldCredit({ pesos }: { pesos: number }) {
  const isOnline = useIsOnline();
  const { isSeller, customer } = useSession();
  const customerId = customer?.customerId ?? '';
  const { data } = useQuery({ ...heldDetailsQuery(customerId), enabled: isSeller && !isOnline && customerId !== '' });
  if (isOnline || !data?.credit) return null;
  const { available } = data.credit;
  return (
    <p className={`text-small ${pesos > available ? 'text-warn' : 'text-text-2'}`}>
      {words.creditAt(fromWhen(data.at), available)}
    </p>
  );
}
