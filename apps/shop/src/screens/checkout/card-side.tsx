import { FootBar } from '@tonalia/ui/foot-bar';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { CheckoutSide } from './checkout-side.tsx';
import { sumsWith } from './sums-with.ts';

/** Beside the card form: the cart's total when paid by card. Other payments show only the button. */
export function CardSide({ isOfCart, children }: { isOfCart: boolean; children: ReactNode }) {
  const { data } = useCart();
  const { data: methods } = useQuery({ ...paymentMethodsQuery, enabled: isOfCart });
  const card = methods?.find(({ reference }) => reference === 'card');
  const cart = isOfCart ? data?.cart : null;
  if (cart && card) {
    const credit = methods?.find(({ group }) => group === 'credit');
    return (
      <CheckoutSide cart={cart} sums={sumsWith(cart, card, cart.creditAmount, credit)} method={card.name}>
        {children}
      </CheckoutSide>
    );
  }
  return (
    <FootBar
      as="aside"
      className="fixed inset-x-safe bottom-0 z-sticky border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:sticky lg:inset-auto lg:top-6 lg:rounded-card lg:border-0 lg:p-5.5 lg:inset-ring lg:inset-ring-line"
    >
      {children}
    </FootBar>
  );
}
