import type { Coupon } from '@tonalia/contract/purchase';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { RadioMark } from '@tonalia/ui/radio-card';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

const words = purchaseMessages.coupons;

/** A coupon to choose; one that is not valid for the cart yet says what is missing. */
export function CouponTicket({
  coupon,
  group,
  checked,
  onChoose,
}: {
  coupon: Coupon;
  group: string;
  checked: boolean;
  onChoose: () => void;
}) {
  const { code, available, savings, reason } = coupon;
  return (
    <label
      className={classNames(
        'ticket flex min-h-24 items-center rounded-card py-3.5 pr-4 inset-ring inset-ring-line',
        available ? 'bg-surface has-checked:bg-brand-soft has-checked:inset-ring-2 has-checked:inset-ring-brand' : '',
        'has-focus-visible:focus-ring',
      )}
    >
      <span className="flex w-[64px] shrink-0 items-center justify-center self-stretch border-r-2 border-dashed border-line">
        <Icon name="coupon" className={available ? 'text-brand-text' : 'text-text-3'} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2 gap-y-1 pl-4">
        <span className={classNames('min-w-0 flex-1 basis-28 wrap-break-word', !available && 'text-text-2')}>
          <b className="block text-[0.96875rem] leading-[1.25] font-bold">{code}</b>
          <span className="block text-[0.90625rem] font-medium">{couponInWords(coupon)}</span>
          <span className="block text-small text-text-3">{termsOf(coupon)}</span>
          {reason !== null && (
            <span className="mt-1 flex items-start gap-1.5 text-[0.8125rem] leading-[1.3] font-semibold text-warn">
              <Icon name="info" size="sm" />
              {reason}
            </span>
          )}
        </span>
        {available && (
          <span className="ml-auto flex shrink-0 flex-col items-end gap-2.5">
            <b className="whitespace-nowrap text-brand-text">{formatPesos(-savings)}</b>
            <input
              type="radio"
              name={group}
              value={code}
              checked={checked}
              onChange={onChoose}
              className="peer sr-only"
            />
            <RadioMark />
          </span>
        )}
      </span>
    </label>
  );
}

/** "10% en Coloración", "$ 40.000 de descuento". */
export function couponInWords({ discount_type, discount_amount, only_for }: Coupon): string {
  if (discount_type === 'percentage')
    return only_for === null ? words.percent(discount_amount) : words.percentOn(discount_amount, only_for);
  const pesos = formatPesos(discount_amount);
  return only_for === null ? words.value(pesos) : words.valueOn(pesos, only_for);
}

/** "Desde $ 350.000, hasta $ 40.000 de descuento, vence mar 15 dic", "Vence mar 15 dic". */
function termsOf({ name, max_savings, min_total, ends_at }: Coupon): string {
  const parts = [
    min_total > 0 ? words.from(formatPesos(min_total)) : null,
    max_savings ? words.atMost(formatPesos(max_savings)) : null,
    ends_at === null ? null : words.ends(formatShortDay(dayIn(new Date(ends_at))).toLocaleLowerCase('es-CO')),
  ].filter((part) => part !== null);
  const terms = parts.join(', ');
  return terms === '' ? name : terms.charAt(0).toLocaleUpperCase('es-CO') + terms.slice(1);
}
