import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoSaleReason, SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { sentenceOf } from '../../api/http/api-error.ts';
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
    mutationFn: async (reason: NoSaleReason | null) =>
      (await call('purchase', 'PUT /seller-day/no-sale', { query: { customerId }, body: { reason } })).results,
    onSuccess: ({ reason }) => {
      cache.setQueryData<SellerDay>(sellerDayQuery.queryKey, (day) => day && noted(day, customerId, reason));
      if (reason === null) return;
      const action = { text: words.undo, onAct: () => noting.mutate(null) };
      notify({ color: 'white', message: words.noted, detail: words.reasons[reason], action });
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

function noted(day: SellerDay, customerId: string, noSale: NoSaleReason | null): SellerDay {
  return { ...day, customers: day.customers.map((one) => (one.customerId === customerId ? { ...one, noSale } : one)) };
}
