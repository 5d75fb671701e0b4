import type { Cart } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Card } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { useRef } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { changeClass } from './address-block.tsx';
import { couponInWords } from './coupon-ticket.tsx';
import { useCoupon } from './use-coupon.ts';

const words = purchaseMessages.coupons;

/** The cart's coupon with its savings, or a link to the coupons. */
export function CouponBlock({ cart: { coupon } }: { cart: Cart }) {
  const remove = useCoupon();
  const way = useRef<HTMLAnchorElement>(null);
  return (
    <Card flush className="px-3.5 py-3 lg:px-5.5">
      <div className="flex flex-wrap items-center justify-between">
        <h2 className="text-h3">{words.block}</h2>
        <RouteLink ref={way} href={paths.couponList()} className={changeClass}>
          {coupon ? words.see : words.add}
        </RouteLink>
      </div>
      {coupon && (
        <div className="mt-2 mb-1 flex items-center rounded-card bg-brand-soft py-2 pl-3.5">
          <Icon name="coupon" className="text-brand-text" />
          <p className="min-w-0 flex-1 px-3">
            <b className="block text-label">{coupon.code}</b>
            <span className="block text-small text-text-2">{couponInWords(coupon)}</span>
            {coupon.reason !== null && (
              <span className="block text-small font-semibold text-warn">{coupon.reason}</span>
            )}
          </p>
          {coupon.savings > 0 && <b className="whitespace-nowrap text-brand-text">{formatPesos(-coupon.savings)}</b>}
          <IconButton
            icon="x"
            iconSize="sm"
            tip="none"
            label={words.remove(coupon.code)}
            // the remove button disappears: focus the link to the coupons
            onClick={() => !remove.isPending && remove.mutate(null, { onSuccess: () => way.current?.focus() })}
          />
        </div>
      )}
      {remove.error && <p className="mt-1 text-small text-danger">{remove.error.message}</p>}
    </Card>
  );
}
