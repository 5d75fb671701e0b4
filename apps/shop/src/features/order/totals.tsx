import { formatPesos } from '@tonalia/rules/money';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** The sums of a cart or an order, in pesos. */
export interface OrderSums {
  subtotal: number;
  savings: number;
  /** The discount of the coupon. */
  couponSavings: number;
  /** The charge of the payment method; negative for a discount. */
  movement: number;
  shipping: number;
  total: number;
}

/** The components of the total, one row each; discounts are green. Without the total. */
export function TotalRows({
  sums,
  method,
  dispatches = 1,
  className,
}: {
  sums: OrderSums;
  /** The name of the payment method, for its charge or discount. */
  method?: string | undefined;
  dispatches?: number;
  className?: string;
}) {
  const words = purchaseMessages.totals;
  const { subtotal, savings, couponSavings, movement, shipping } = sums;
  return (
    <dl className={className}>
      <Row name={words.subtotal} amount={formatPesos(subtotal)} />
      {savings > 0 && <Row name={words.savings} amount={formatPesos(-savings)} isLess />}
      {couponSavings > 0 && <Row name={words.coupon} amount={formatPesos(-couponSavings)} isLess />}
      {movement !== 0 && method && (
        <Row
          name={movement < 0 ? words.discountFor(method) : words.chargeFor(method)}
          amount={formatPesos(movement)}
          isLess={movement < 0}
        />
      )}
      <Row name={words.shipping(dispatches)} amount={shipping === 0 ? words.free : formatPesos(shipping)} />
    </dl>
  );
}

function Row({ name, amount, isLess = false }: { name: string; amount: string; isLess?: boolean }) {
  return (
    <div className="flex min-h-[30px] flex-wrap items-center justify-between gap-x-4 text-text-2">
      <dt className="min-w-0 flex-1 basis-24">{name}</dt>
      <dd className={isLess ? 'ml-auto font-bold whitespace-nowrap text-brand-text' : 'ml-auto whitespace-nowrap'}>
        {amount}
      </dd>
    </div>
  );
}
