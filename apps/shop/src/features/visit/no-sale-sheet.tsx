import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoSaleReason, SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { notify } from '../../state/notices.ts';

const reasons = ['closed', 'away', 'stocked', 'money', 'elsewhere', 'other'] as const;

/** Notes why a visit ended without a sale; the notice takes it back. */
export function NoSaleSheet({ visit, onClose }: { visit: VisitedCustomer; onClose: () => void }) {
  const { customerId, name } = visit;
  const cache = useQueryClient();
  const noting = useMutation({
    networkMode: 'always',
    mutationFn: async (reason: NoSaleReason | null) => {
      try {
        return (await call('purchase', 'PUT /seller-day/no-sale', { query: { customerId }, body: { reason } })).results;
      } catch (cause) {
        const isLost = cause instanceof ApiError && cause.status === 0;
        if (!isLost || reason === null) throw cause;
        const { leaveVisit } = await import('../../api/outbox/visits.ts');
        await leaveVisit({ customerId, reason, note: '' });
        return { reason, isKept: true };
      }
    },
    onSuccess: ({ reason, ...noted }) => {
      cache.setQueryData<SellerDay>(sellerDayQuery.queryKey, (day) => day && withReason(day, customerId, reason));
      if (reason === null) return;
      const action = { text: words.undo, onAct: () => noting.mutate(null) };
      const detail = words.reasons[reason];
      // A reason kept on the device is sent once, so it has no undo.
      if ('isKept' in noted) notify({ color: 'white', message: words.notedLater, detail });
      else notify({ color: 'white', message: words.noted, detail, action });
      onClose();
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <Sheet open onClose={onClose} title={words.noSaleTitle(name)}>
      <div className="grid gap-2 pb-2">
        {reasons.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            full
            loading={noting.isPending && noting.variables === reason}
            onClick={() => !noting.isPending && noting.mutate(reason)}
          >
            {words.reasons[reason]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

function withReason(day: SellerDay, customerId: string, noSale: NoSaleReason | null): SellerDay {
  return { ...day, customers: day.customers.map((one) => (one.customerId === customerId ? { ...one, noSale } : one)) };
}
