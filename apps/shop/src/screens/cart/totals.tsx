import type { Cart } from '@tonalia/contract/purchase';
import { groupByDispatch } from '@tonalia/rules/cart-grouping';
import { formatDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { FootBar } from '@tonalia/ui/foot-bar';
import { Button, buttonClass } from '@tonalia/ui/button';
import type { ReactNode } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { paths } from '../../paths.ts';

export interface TotalsProps {
  cart: Cart;
  /** Why the shopper cannot continue; undefined when they can. */
  disabledReason: string | undefined;
  onContinue: () => void;
}

/** The fixed bar at the bottom of a phone's screen. */
export function TotalBar({ cart, disabledReason, onContinue }: TotalsProps) {
  return (
    <FootBar className="fixed inset-x-safe bottom-0 z-tabbar border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:hidden">
      <div className="mb-2.5 flex items-center justify-between gap-2">
        <span className="text-text-2">
          {cartMessages.total} <span className="text-small text-text-3">{cartMessages.und(cart.amount)}</span>
          {cart.shipping > 0 && (
            <span className="block text-[0.75rem] leading-[1.3] text-text-3">
              {cartMessages.withShipping(formatPesos(cart.shipping))}
            </span>
          )}
        </span>
        <span aria-live="polite" className="flex min-w-0 flex-wrap items-baseline justify-end gap-x-2 text-right">
          {cart.savings > 0 && (
            <span className="text-[0.8125rem] font-[650] text-brand-text">
              {cartMessages.youSave(formatPesos(cart.savings))}
            </span>
          )}
          <b className="text-[1.1875rem] whitespace-nowrap">{formatPesos(cart.total)}</b>
        </span>
      </div>
      <Why text={disabledReason} />
      <Button full size="lg" disabledReason={disabledReason} onClick={onContinue}>
        {cartMessages.go}
      </Button>
    </FootBar>
  );
}

/** The right column of a desktop. */
export function OrderPanel({ cart, disabledReason, onContinue }: TotalsProps) {
  return (
    <section className="rounded-card bg-surface p-[22px] inset-ring inset-ring-line">
      <h2 className="mb-3.5 text-[1.3125rem]! text-h2">{cartMessages.yourOrder}</h2>
      <dl>
        {sumsOf(cart).map(({ name, pesos }) => (
          <Row key={name} name={name}>
            {formatPesos(pesos)}
          </Row>
        ))}
        {cart.savings > 0 && (
          <Row name={cartMessages.savings}>
            <b className="text-brand-text">{formatPesos(-cart.savings)}</b>
          </Row>
        )}
        {cart.movement !== 0 && <Row name={cartMessages.movement}>{formatPesos(cart.movement)}</Row>}
        <Row name={cartMessages.shipping}>
          {cart.shipping > 0 ? formatPesos(cart.shipping) : cartMessages.shippingLater}
        </Row>
        <div className="mt-3 mb-[18px] flex items-center justify-between border-t border-line pt-3">
          <dt className="text-h3">{cartMessages.total}</dt>
          <dd aria-live="polite" className="text-[1.625rem]! text-price-lg">
            {formatPesos(cart.total)}
          </dd>
        </div>
      </dl>
      <Why text={disabledReason} />
      <Button full size="lg" disabledReason={disabledReason} onClick={onContinue}>
        {cartMessages.go}
      </Button>
      <RouteLink href={paths.search()} className={buttonClass({ variant: 'ghost', full: true, className: 'mt-1.5' })}>
        {cartMessages.addMore}
      </RouteLink>
    </section>
  );
}

/** Shows above a disabled button the reason, because touch screens have no tooltips. */
const Why = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <p className="mb-2 text-small text-text-2">{text}</p>;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-[30px] items-center justify-between gap-3 text-text-2">
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

/** What leaves on each day, before offers; one sum for a cart that leaves at once, or with parts that do not add up to it. */
function sumsOf(cart: Cart): { name: string; pesos: number }[] {
  const groups = groupByDispatch(cart.products).map(({ date, lines }) => ({
    name: cartMessages.dispatchSum(
      date === 'none' ? cartMessages.now : upperFirst(formatDay(date)),
      lines.reduce((units, { quantity }) => units + quantity, 0),
    ),
    pesos: lines.reduce((sum, { originalPrice, quantity }) => sum + originalPrice * quantity, 0),
  }));
  const all = groups.reduce((sum, { pesos }) => sum + pesos, 0);
  if (groups.length > 1 && all === cart.subtotal) return groups;
  return [{ name: cartMessages.units(cart.amount), pesos: cart.subtotal }];
}

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1);
