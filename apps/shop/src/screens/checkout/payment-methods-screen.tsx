import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { whyOutside } from '@tonalia/rules/payment-limits';
import { Button } from '@tonalia/ui/button';
import { Card, cardClass } from '@tonalia/ui/card';
import { Checkbox } from '@tonalia/ui/checkbox';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Notice } from '@tonalia/ui/notice';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { useReturnedMethod, useInstruments } from '../../features/pay/chosen-instrument.ts';
import { missingDetail } from '../../features/pay/instant-detail.tsx';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSide } from './checkout-side.tsx';
import { membersOf, methodGroups } from './method-groups.ts';
import { PaymentOptions } from './payment-options.tsx';
import { sumsWith } from './sums-with.ts';
import { useChoose } from './use-choose.ts';
import { useSplit } from './use-split.ts';

const words = purchaseMessages.payment;

/** Chooses the payment method, each with its total. */
export function PaymentMethodsScreen() {
  return (
    <CheckoutCart title={words.title} step={2}>
      {(cart) => <Methods cart={cart} />}
    </CheckoutCart>
  );
}

function Methods({ cart }: { cart: Cart }) {
  const go = useGo();
  const choose = useChoose();
  const [picked, setPicked] = useState(useReturnedMethod() ?? cart.paymentMethod);
  const { data: methods, error, isFetching, refetch } = useQuery(paymentMethodsQuery);
  const chosen = methods?.find(({ reference, available }) => reference === picked && available);
  const instruments = useInstruments();
  const split = useSplit(cart, chosen);
  const credit = methods?.find(({ group }) => group === 'credit');
  const sums = chosen ? sumsWith(cart, chosen, split.amount, credit) : cart;
  // After a part on credit the rest may be below the lender's minimum.
  const outside = chosen?.limits && whyOutside(chosen.name, chosen.limits, sums.total - split.amount);
  const isUncharged = chosen?.group === 'instant' && !instruments.has(chosen.reference);
  const needed = outside ?? (chosen && isUncharged ? missingDetail(chosen) : undefined);
  const splitTotal = chosen ? sumsWith(cart, chosen, split.most, credit).total : cart.total;

  return (
    <CheckoutFrame
      title={words.title}
      step={2}
      side={
        <CheckoutSide
          cart={cart}
          sums={sums}
          method={chosen?.name}
          label={chosen ? words.totalWith(chosen.name) : undefined}
          why={needed}
          note={chosen && sums.movement < 0 ? words.saved(formatPesos(-sums.movement)) : undefined}
        >
          <Button
            size="lg"
            full
            loading={choose.isPending}
            disabledReason={chosen ? needed : words.choose}
            onClick={() =>
              chosen &&
              choose.mutate(
                { cartId: cart._id, paymentMethod: chosen.reference, creditAmount: split.amount },
                { onSuccess: () => go(paths.orderSummary()) },
              )
            }
          >
            {chosen ? words.use(chosen.name) : words.choose}
          </Button>
        </CheckoutSide>
      }
    >
      {error && !methods && (
        <ErrorBlock title={words.failed} text={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !methods && (
        <Loading label={messages.shell.loading} className="grid gap-3">
          <Skeleton className="h-30 rounded-card" />
          <Skeleton className="h-30 rounded-card" />
        </Loading>
      )}
      {choose.error && <Notice color="red" message={choose.error.message} />}
      {split.most > 0 && (
        <Card flush className="px-3.5 py-2 lg:px-5.5">
          <Checkbox checked={split.amount > 0} onChange={({ target }) => split.use(target.checked)}>
            <span className="block text-label">{payMessages.split.title}</span>
            <span className="block text-small text-text-3">
              {payMessages.split.text(formatPesos(split.most), formatPesos(splitTotal - split.most))}
            </span>
          </Checkbox>
        </Card>
      )}
      {methodGroups.map(([group, kinds]) => {
        const members = membersOf(methods ?? [], kinds);
        if (members.length === 0) return null;
        return (
          <fieldset
            key={group}
            className={cardClass({
              flush: true,
              className: 'min-w-0 px-3.5 pt-3.5 pb-0.5 lg:px-5.5 lg:pt-4.5 lg:pb-1',
            })}
          >
            <legend className="float-left mb-0.5 w-full text-label text-text-2">{words.groups[group]}</legend>
            <div className="clear-both">
              <PaymentOptions
                methods={members}
                chosen={chosen?.reference ?? null}
                onChoose={({ reference }) => {
                  choose.reset();
                  setPicked(reference);
                }}
              />
            </div>
          </fieldset>
        );
      })}
    </CheckoutFrame>
  );
}
