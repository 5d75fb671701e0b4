import { useQuery } from '@tanstack/react-query';
import type { Cart, DeliveryChoice, DeliveryGroup, DeliveryWindow } from '@tonalia/contract/purchase';
import { Button } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Notice } from '@tonalia/ui/notice';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { deliveryGroupsQuery } from '../../api/queries/checkout.ts';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSide } from './checkout-side.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { TogetherParts } from './together-parts.tsx';
import { useChoose } from './use-choose.ts';
import { WaysChoice } from './ways-choice.tsx';

const words = purchaseMessages.schedule;

/** Chooses the delivery window of each dispatch: a day and its hours. */
export function ShippingScheduleScreen() {
  return (
    <CheckoutCart title={words.title} step={1}>
      {(cart) => <Schedule cart={cart} />}
    </CheckoutCart>
  );
}

function Schedule({ cart }: { cart: Cart }) {
  const go = useGo();
  const choose = useChoose();
  const { data: groups, error, isFetching, refetch } = useQuery(deliveryGroupsQuery);
  const [picked, setPicked] = useState<ReadonlyMap<string | null, DeliveryWindow>>(new Map());
  const chosenOf = (group: DeliveryGroup) => picked.get(group.dispatchDate) ?? group.chosen;

  function confirm() {
    const schedule = (groups ?? []).flatMap((group): DeliveryChoice[] => {
      const chosen = chosenOf(group);
      return chosen ? [{ ...chosen, dispatchDate: group.dispatchDate }] : [];
    });
    choose.mutate(
      { cartId: cart._id, schedule },
      {
        onSuccess: () => go(paths.orderDetail(), { replace: true }),
        // the options changed: load them again and drop the old choice
        onError: () => {
          setPicked(new Map());
          void refetch();
        },
      },
    );
  }

  return (
    <CheckoutFrame
      title={words.title}
      step={1}
      side={
        <CheckoutSide cart={cart}>
          <Button
            size="lg"
            full
            loading={choose.isPending || (!groups && !error)}
            disabledReason={!groups && error ? words.failed : undefined}
            onClick={confirm}
          >
            {words.confirm}
          </Button>
        </CheckoutSide>
      }
    >
      {choose.error && <Notice color="red" message={choose.error.message} />}
      {!groups && error && (
        <ErrorBlock title={words.failed} text={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!groups && !error && (
        <Loading label={messages.shell.loading} className="grid gap-3">
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
        </Loading>
      )}
      <WaysChoice cart={cart} onChosen={() => setPicked(new Map())} />
      {cart.together && <TogetherParts cart={cart} />}
      {groups?.map((group) => (
        <DeliveryCard
          key={group.dispatchDate}
          group={group}
          cart={cart}
          chosen={chosenOf(group)}
          onChoose={(chosen) => setPicked(new Map([...picked, [group.dispatchDate, chosen]]))}
        />
      ))}
    </CheckoutFrame>
  );
}
