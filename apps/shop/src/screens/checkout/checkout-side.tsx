import type { Cart } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { FootBar } from '@tonalia/ui/foot-bar';
import { Icon } from '@tonalia/ui/icon';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { cartDispatches } from '../../features/order/cart-dispatches.ts';
import { TotalRows } from '../../features/order/totals.tsx';
import type { OrderSums } from '../../features/order/totals.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** The totals and the continue button: a bar at the bottom on a phone, a panel beside the step on a desktop. */
export function CheckoutSide({
  cart,
  sums = cart,
  label = purchaseMessages.totals.title,
  note,
  method,
  why,
  children,
}: {
  cart: Cart;
  /** Totals after a choice that is not in the cart yet. */
  sums?: OrderSums;
  /** Beside the amount on a phone. */
  label?: string;
  /** Before the amount on a phone: the savings. */
  note?: string | undefined;
  method?: string | undefined;
  /** Why the button is disabled, shown beside it because the missing step may be out of view. */
  why?: string | null | undefined;
  /** The button. */
  children: ReactNode;
}) {
  const words = purchaseMessages.totals;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <FootBar
      as="aside"
      aria-label={words.title}
      className="fixed inset-x-safe bottom-0 z-sticky border-t max-lg:max-h-[55dvh] max-lg:overflow-y-auto border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:sticky lg:inset-auto lg:top-6 lg:rounded-card lg:border-0 lg:p-5.5 lg:inset-ring lg:inset-ring-line"
    >
      <h2 className="mb-3 text-h2 max-lg:hidden lg:text-[1.3125rem]">{words.title}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-mx-1 mb-1 flex min-h-11 w-[calc(100%+8px)] items-center gap-2 rounded-control px-1 text-left lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex min-w-0 flex-1 items-center gap-1 text-label">
          <span className="min-w-0">{label}</span>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size="sm" />
        </span>
        {note && <span className="text-[0.8125rem] font-[650] whitespace-nowrap text-brand-text">{note}</span>}
        <b className="text-[1.25rem] leading-none font-bold whitespace-nowrap">{formatPesos(sums.total)}</b>
      </button>
      <div id={id} className={isOpen ? 'pb-2.5' : 'max-lg:hidden'}>
        <TotalRows sums={sums} method={method} dispatches={cartDispatches(cart).length} />
      </div>
      <p className="mt-3 mb-4.5 flex items-center justify-between border-t border-line pt-3 max-lg:hidden">
        <span className="text-h3">{words.total}</span>
        <span className="text-price-lg lg:text-[1.75rem]" aria-live="polite">
          {formatPesos(sums.total)}
        </span>
      </p>
      {why && <p className="mb-2 text-small text-text-2">{why}</p>}
      {children}
    </FootBar>
  );
}
