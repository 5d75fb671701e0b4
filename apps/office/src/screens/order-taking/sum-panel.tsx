import type { DeskCart } from '@tonalia/contract/purchase-place';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { takenOrderTexts } from '../../messages/taken-order.es-CO.ts';

export type SumPanelProps = {
  desk: DeskCart;
  cart: NonNullable<DeskCart['cart']>;
  /** Why the order was refused. */
  failure: string | undefined;
  isBusy: boolean;
  onOrder: () => void;
};

/** How the total comes about, and the button that creates the order. */
export function SumPanel({ desk, cart, failure, isBusy, onOrder }: SumPanelProps) {
  const { amount, subtotal, savings, couponSavings, movement, shipping, total } = cart;
  const method = desk.methods.find(({ reference }) => reference === cart.paymentMethod)?.name ?? '';
  const isWhole = cart.products.length > 0 && desk.productsNews.length === 0 && desk.outOfStock.length === 0;
  const isOpen = isWhole && !desk.customer.isBlocked;
  return (
    <Panel label={orderTexts.total}>
      <dl className="grid gap-[7px]">
        <Sum name={orderTexts.subtotal(amount)} pesos={subtotal} />
        {savings > 0 && <Sum name={orderTexts.savings} pesos={-savings} />}
        {couponSavings > 0 && <Sum name={orderTexts.coupon} pesos={-couponSavings} />}
        {movement !== 0 && (
          <Sum name={movement < 0 ? orderTexts.discount(method) : orderTexts.charge(method)} pesos={movement} />
        )}
        {shipping > 0 && <Sum name={orderTexts.shipping(desk.windows.length)} pesos={shipping} />}
      </dl>
      <p className="mt-3 flex items-baseline justify-between border-t border-line pt-3">
        <b className="text-[0.9375rem] font-bold">{orderTexts.total}</b>
        <span className="font-display text-[1.375rem] leading-[1.1] font-[680] tracking-[-0.02em]" data-total>
          {formatPesos(total)}
        </span>
      </p>
      {failure && (
        <p role="alert" className="mt-3 rounded-[12px] bg-danger-soft px-3 py-2 text-danger">
          {failure}
        </p>
      )}
      <OfficeButton className="mt-3.5 w-full" icon="check" busy={isBusy} disabled={!isOpen} onClick={onOrder}>
        {takenOrderTexts.create}
        <Key className="bg-current/15 text-inherit max-lg:hidden">⌘↵</Key>
      </OfficeButton>
    </Panel>
  );
}

const Sum = ({ name, pesos }: { name: string; pesos: number }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className={classNames('font-[550] whitespace-nowrap', pesos < 0 && 'text-brand-text')}>{formatPesos(pesos)}</dd>
  </div>
);
