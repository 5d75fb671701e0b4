import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const RefundOrder = lazy(() => import('./refund-order.tsx').then((file) => ({ default: file.RefundOrder })));

type Money = NonNullable<OfficeOrder['money']>;
type OrderPayment = Money['payments'][number];

/** How the total comes about. */
export function TotalPanel({ order, money }: { order: OfficeOrder; money: Money }) {
  const { subtotal, savings, couponSavings, movement, shipping, total, payments } = money;
  const method = payments[0]?.name ?? '';
  return (
    <Panel label={texts.total}>
      <dl className="grid gap-[7px]">
        <Sum name={texts.subtotal(order.units)} pesos={subtotal} />
        {savings > 0 && <Sum name={texts.savings} pesos={-savings} />}
        {couponSavings > 0 && <Sum name={texts.coupon} pesos={-couponSavings} />}
        {movement !== 0 && <Sum name={movement < 0 ? texts.discount(method) : texts.charge(method)} pesos={movement} />}
        {shipping > 0 && <Sum name={texts.shipping(order.shipments.length)} pesos={shipping} />}
      </dl>
      <p className="mt-3 flex items-baseline justify-between border-t border-line pt-3">
        <b className="text-[0.9375rem] font-bold">{texts.total}</b>
        <span className="font-display text-[1.375rem] leading-[1.1] font-[680] tracking-[-0.02em]">
          {formatPesos(total)}
        </span>
      </p>
      {order.facts && (
        <dl className="mt-2 grid gap-[7px]">
          <Sum name={texts.taxIncluded} pesos={order.facts.tax} isQuiet />
          <Sum name={texts.taxBase} pesos={order.facts.base} isQuiet />
        </dl>
      )}
    </Panel>
  );
}

const Sum = ({ name, pesos, isQuiet = false }: { name: string; pesos: number; isQuiet?: boolean }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd
      className={classNames(
        'whitespace-nowrap',
        isQuiet ? 'text-text-2' : 'font-[550]',
        pesos < 0 && 'text-brand-text',
      )}
    >
      {formatPesos(pesos)}
    </dd>
  </div>
);

/** Payments that hold money, or will: what the bar shows. */
const counts = ({ status }: OrderPayment): boolean =>
  ['approved', 'on_credit', 'on_delivery', 'pending'].includes(status);
const shades = ['bg-brand', 'bg-brand-line', 'bg-info', 'bg-on-top'];

/** The payments that the bar shows. */
export const holding = ({ payments }: Money): OrderPayment[] => payments.filter(counts);

/** How much of the total each payment holds. */
export function PaymentBar({ money }: { money: Money }) {
  const held = holding(money);
  if (money.total === 0 || held.length === 0) return null;
  return (
    <div aria-hidden="true" className="mt-2.5 flex h-1.5 gap-[1.5px] overflow-hidden rounded-[3px] bg-surface-3">
      {held.map(({ _id, amount }, at) => (
        <span
          key={_id}
          className={shades[at] ?? 'bg-surface-3'}
          style={{ width: `${(amount / money.total) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** What pays the order, with what is still missing, and what was given back. */
export function PaymentsPanel({ order, money, now }: { order: OfficeOrder; money: Money; now: Date }) {
  const { payments, refunds, total, payBy } = money;
  const held = holding(money);
  const missing = total - held.reduce((sum, { amount }) => sum + amount, 0);
  const shadeOf = (payment: OrderPayment) => shades[held.indexOf(payment)] ?? 'bg-surface-3';
  return (
    <Panel label={texts.payments}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-panel">{texts.payments}</h2>
        <RefundButton order={order} payments={payments} />
      </div>
      <PaymentBar money={money} />
      <ul>
        {payments.map((payment) => (
          <MoneyRow
            key={payment._id}
            mark={<span aria-hidden="true" className={`mt-[5px] size-2.5 rounded-[3px] ${shadeOf(payment)}`} />}
            name={payment.name}
            detail={detailOf(payment)}
            amount={payment.amount}
            state={texts.paymentState[payment.status]}
            tone={payment.status === 'approved' ? 'good' : counts(payment) ? 'plain' : 'bad'}
          />
        ))}
        {refunds.map((refund, at) => (
          <MoneyRow
            key={`refund ${at}`}
            name={texts.refund(refund.name)}
            detail={refund.reference ?? ''}
            amount={-refund.amount}
            state={texts.refundState[refund.state]}
            tone={refund.state === 'done' ? 'plain' : 'warn'}
          />
        ))}
      </ul>
      {payments.length === 0 && <p className="mt-2 text-text-2">{texts.noPayments}</p>}
      {missing > 0 && payments.length > 0 && (
        <p className="mt-2 font-semibold text-warn">{texts.missing(formatPesos(missing))}</p>
      )}
      {payBy && (
        <p className="mt-1 text-[0.8125rem] text-text-2">{texts.payBy(formatWhenInFull(new Date(payBy), now))}</p>
      )}
    </Panel>
  );
}

/** Gives money back that a payment of the order still holds. */
function RefundButton({ order, payments }: Pick<Money, 'payments'> & { order: OfficeOrder }) {
  const operator = useOperator();
  const [isOpen, setOpen] = useState(false);
  const hasPaid = payments.some(({ status, amount }) => status === 'approved' && amount > 0);
  if (!hasPaid || !mayDo(operator, 'orders.refund')) return null;
  return (
    <>
      <OfficeButton look="ghost" small icon={rareOutlines.turnBack} onClick={() => setOpen(true)}>
        {orderPageTexts.refund}
      </OfficeButton>
      <Suspense>{isOpen && <RefundOrder order={order} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function detailOf({ card, reason, hasProof, status }: OrderPayment): string {
  if (reason) return reason;
  if (hasProof && status === 'pending') return texts.proof;
  return card ? texts.card(card.brand, card.lastFour) : '';
}

const toneClass = { good: 'text-brand-text', plain: 'text-text-3', warn: 'text-warn', bad: 'text-danger' };

interface MoneyRowProps {
  mark?: ReactNode;
  name: string;
  detail: string;
  amount: number;
  state: string;
  tone: keyof typeof toneClass;
}

const MoneyRow = ({ mark, name, detail, amount, state, tone }: MoneyRowProps) => (
  <li className="flex gap-3 border-t border-line py-2.5 first:border-t-0 last:pb-0.5">
    {mark}
    <span className="min-w-0 flex-1 leading-[1.25]">
      <b className="block font-semibold">{name}</b>
      {detail && <span className="text-[0.78125rem] font-medium text-text-3">{detail}</span>}
    </span>
    <span className="text-right leading-[1.25] whitespace-nowrap">
      <b className="block font-semibold">{formatPesos(amount)}</b>
      <span className={`text-[0.78125rem] font-semibold ${toneClass[tone]}`}>{state}</span>
    </span>
  </li>
);
