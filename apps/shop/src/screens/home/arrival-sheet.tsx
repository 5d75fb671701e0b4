import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { leaveVisit } from '../../api/outbox/visits.ts';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { currentPosition } from '../../native/position.ts';
import { notify } from '../../state/notices.ts';

/** Notes an arrival: says what it keeps before it keeps it, and with the notice what was kept. Works without a network. */
export function ArrivalSheet({
  visit: { customerId, name },
  onClose,
}: {
  visit: VisitedCustomer;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const noting = useMutation({
    networkMode: 'always',
    mutationFn: async (withPosition: boolean) => {
      const position = withPosition ? await currentPosition() : null;
      const takenAt = await leaveVisit({
        customerId,
        reason: null,
        note: '',
        arrived: true,
        ...(position && { position }),
      });
      return { position, takenAt, withPosition };
    },
    onSuccess: ({ position, takenAt, withPosition }) => {
      cache.setQueryData<SellerDay>(sellerDayQuery.queryKey, (day) => day && withArrival(day, customerId, takenAt));
      const place = position ? words.positionKept(position.accuracy) : withPosition ? words.noPosition : undefined;
      notify({ color: 'white', message: words.arrivalKept(takenAt), ...(place !== undefined && { detail: place }) });
      onClose();
    },
    onError: () => notify({ color: 'red', message: words.arrivalNotKept }),
  });
  const keep = (withPosition: boolean) => () => !noting.isPending && noting.mutate(withPosition);
  return (
    <Sheet open onClose={onClose} title={words.arrivalTitle(name)}>
      <p className="mb-4 text-text-2">{words.arrivalKeeps}</p>
      <div className="grid gap-2 pb-2">
        <Button full loading={noting.isPending && noting.variables} onClick={keep(true)}>
          {words.keepWithPosition}
        </Button>
        <Button variant="secondary" full loading={noting.isPending && !noting.variables} onClick={keep(false)}>
          {words.keepTimeOnly}
        </Button>
      </div>
    </Sheet>
  );
}

const withArrival = (day: SellerDay, customerId: string, at: string): SellerDay => ({
  ...day,
  customers: day.customers.map((one) =>
    one.customerId === customerId ? { ...one, arrivedAt: one.arrivedAt ?? at } : one,
  ),
});
