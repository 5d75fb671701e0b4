import { useQuery } from '@tanstack/react-query';
import type { Cart, Coupon } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useId, useState } from 'react';
import { couponsQuery } from '../../api/queries/checkout.ts';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSide } from './checkout-side.tsx';
import { CouponCode } from './coupon-code.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { useCoupon } from './use-coupon.ts';

const words = purchaseMessages.coupons;

/** The customer's coupons: those valid for this order can be chosen, the others say what is missing. */
export function CouponListScreen() {
  return (
    <CheckoutCart title={words.title} step={3}>
      {(cart) => <Coupons cart={cart} />}
    </CheckoutCart>
  );
}

function Coupons({ cart }: { cart: Cart }) {
  const go = useGo();
  const apply = useCoupon();
  const group = useId();
  const { data: coupons, error, isFetching, refetch } = useQuery(couponsQuery);
  const [picked, setPicked] = useState<string | null>(null);
  const applied = cart.coupon?.code ?? null;
  const chosen = coupons?.find(({ code, available }) => available && code === (picked ?? applied));
  const [usable, notYet] = [coupons?.filter(isUsable) ?? [], coupons?.filter((one) => !isUsable(one)) ?? []];
  const leave = () => go(paths.orderSummary(), { replace: true });

  function confirm() {
    if (!chosen || chosen.code === applied) leave();
    else apply.mutate(chosen.code, { onSuccess: leave });
  }

  return (
    <CheckoutFrame
      title={words.title}
      step={3}
      side={
        <CheckoutSide cart={cart}>
          <Button size="lg" full loading={apply.isPending && picked !== null} onClick={confirm}>
            {buttonText(chosen, applied)}
          </Button>
        </CheckoutSide>
      }
    >
      <CouponCode apply={apply} onApplied={leave} />
      {!coupons && error && (
        <ErrorBlock title={words.failed} text={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!coupons && !error && (
        <Loading label={messages.shell.loading} className="grid gap-3">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </Loading>
      )}
      {coupons?.length === 0 && <Empty title={words.none} text={words.noneHelp} />}
      {usable.length > 0 && (
        <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <legend className="mb-2.5 text-label text-text-2">{words.usable}</legend>
          {usable.map((coupon) => (
            <CouponTicket
              key={coupon.code}
              coupon={coupon}
              group={group}
              checked={coupon.code === chosen?.code}
              onChoose={() => {
                apply.reset();
                setPicked(coupon.code);
              }}
            />
          ))}
        </fieldset>
      )}
      {notYet.length > 0 && (
        <section className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-label text-text-2">{words.notYet}</h2>
          {notYet.map((coupon) => (
            <CouponTicket key={coupon.code} coupon={coupon} group={group} checked={false} onChoose={() => {}} />
          ))}
        </section>
      )}
    </CheckoutFrame>
  );
}

const isUsable = ({ available }: Coupon): boolean => available;

function buttonText(chosen: Coupon | undefined, applied: string | null): string {
  if (!chosen) return words.without;
  return chosen.code === applied ? words.keep(chosen.code) : words.apply(chosen.code, formatPesos(chosen.savings));
}
