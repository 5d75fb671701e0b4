import { Icon } from '@tonalia/ui/icon';
import type { NamedCoupon } from '../../api/coupons.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { dealTerms, lastDayOf } from './calendar-rows.ts';

const texts = pricesTexts.coupon;

export type CouponTicketProps = {
  coupon: NamedCoupon;
  /** The brand or category that it is for. */
  onlyFor: string | undefined;
};

/** A coupon as its buyers see it, with its code. */
export function CouponTicket({ coupon, onlyFor }: CouponTicketProps) {
  const { code, minTotal, maxSavings, until } = coupon;
  const conditions = [
    minTotal > 0 && texts.from(minTotal),
    maxSavings !== null && texts.atMost(maxSavings),
    until !== null && texts.untilDay(lastDayOf(until)),
  ];
  const words = conditions.filter((one) => one !== false).join(', ');
  return (
    <section aria-label={texts.ticket} className="relative rounded-[20px] bg-brand-soft py-4 pr-[18px] pl-[82px]">
      <i aria-hidden="true" className="absolute -top-2 left-16 size-4 rounded-full bg-surface" />
      <i aria-hidden="true" className="absolute -bottom-2 left-16 size-4 rounded-full bg-surface" />
      <i
        aria-hidden="true"
        className="absolute top-3.5 bottom-3.5 left-[71.5px] border-l-[1.5px] border-dashed border-brand-line"
      />
      <Icon name="coupon" className="absolute top-1/2 left-5 -translate-y-1/2 text-brand-text" />
      <b className="block font-display text-[1.375rem] leading-[1.2] font-[650] tracking-[-0.018em]">
        {texts.offTerms(dealTerms(coupon), onlyFor)}
      </b>
      {words !== '' && <p className="mt-1 text-[0.8125rem] text-text-2 first-letter:uppercase">{words}</p>}
      <p className="mt-3 text-[0.9375rem] leading-none font-bold tracking-[0.04em]">{code}</p>
    </section>
  );
}
