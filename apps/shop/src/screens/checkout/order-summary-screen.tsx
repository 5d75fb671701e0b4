import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Notice } from '@tonalia/ui/notice';
import { useRef } from 'react';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { Acceptance } from '../../features/pay/acceptance.tsx';
import { acceptForOrder } from '../../features/pay/chosen-instrument.ts';
import { RouteLink, useGo, usePrepared } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { AddressBlock, changeClass } from './address-block.tsx';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSide } from './checkout-side.tsx';
import { CouponBlock } from './coupon-block.tsx';
import { DispatchCards } from './dispatch-cards.tsx';
import { sortByGroup } from './method-groups.ts';
import { PaymentOptions } from './payment-options.tsx';
import { confirmOrder } from './placing.ts';
import { RegistrationNotice, useRegistrationHold } from './registration-notice.tsx';
import { useApproval } from './use-approval.ts';
import { useChoose } from './use-choose.ts';
import { useOfflineBlock } from './use-offline-block.ts';
import { useInstantPayment } from './use-instant-payment.ts';

const words = purchaseMessages.summary;

/** The complete order, for confirmation. */
export function OrderSummaryScreen() {
  return (
    <CheckoutCart title={words.title} step={3}>
      {(cart) => <Summary cart={cart} />}
    </CheckoutCart>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const go = useGo();
  const choose = useChoose();
  const hold = useRegistrationHold();
  const unreachable = useOfflineBlock();
  const { data: methods } = useQuery(paymentMethodsQuery);
  const approval = useApproval(cart);
  const isLeaving = useRef(false);
  usePrepared(paths.finalizingPayment(), paths.purchased({ orderCode: '-' }));
  const picked = choose.isPending ? (choose.variables.paymentMethod ?? null) : cart.paymentMethod;
  const method = methods?.find(({ reference, available }) => reference === picked && available);
  const missing = cart.shippingAddress === null ? purchaseMessages.detail.chooseAddress : null;
  const unpaid = methods && !method ? purchaseMessages.payment.choose : null;
  const instant = useInstantPayment(method);
  const blocked = unreachable ?? hold ?? missing ?? unpaid ?? instant.missing;

  function confirm() {
    if (isLeaving.current || !method) return;
    isLeaving.current = true;
    acceptForOrder(instant.accepted);
    const { name, reference } = method;
    confirmOrder({ cartId: cart._id, units: cart.amount, total: cart.total, method: name, reference });
    go(paths.finalizingPayment(), { replace: true });
  }

  return (
    <CheckoutFrame
      title={words.title}
      step={3}
      side={
        <CheckoutSide cart={cart} method={method?.name} why={blocked}>
          {approval.isNeeded && <Notice color="white" message={approval.failure ?? teamMessages.ask.text} />}
          {instant.options && !approval.isNeeded && (
            <Acceptance options={instant.options} accepted={instant.accepted !== null} onChange={instant.setAccepted} />
          )}
          <Button
            size="lg"
            full
            loading={choose.isPending || !methods || approval.isSending}
            disabledReason={blocked ?? (approval.isNeeded ? undefined : instant.unaccepted) ?? undefined}
            onClick={approval.isNeeded ? approval.ask : confirm}
          >
            {approval.isNeeded ? teamMessages.ask.button : words.confirm}
          </Button>
        </CheckoutSide>
      }
    >
      <RegistrationNotice />
      <Card flush className="lg:p-2">
        {cart.shippingAddress && (
          <AddressBlock
            address={cart.shippingAddress}
            after={
              <RouteLink href={paths.listAddress()} className={changeClass}>
                {messages.shell.change}
              </RouteLink>
            }
          />
        )}
        <DispatchCards cart={cart} />
      </Card>
      <CouponBlock cart={cart} />
      <Card flush className="px-3.5 pt-3.5 pb-1.5 lg:px-5.5 lg:pt-4">
        <fieldset className="min-w-0">
          <legend className="text-h3">{purchaseMessages.payment.title}</legend>
          <div>
            <PaymentOptions
              methods={sortByGroup(methods ?? [])}
              chosen={picked}
              onChoose={({ reference }) => choose.mutate({ cartId: cart._id, paymentMethod: reference })}
            />
          </div>
        </fieldset>
        {cart.creditAmount > 0 && (
          <p className="border-t border-line py-3 text-label">
            {payMessages.split.text(formatPesos(cart.creditAmount), formatPesos(cart.total - cart.creditAmount))}
          </p>
        )}
        {choose.error && <Notice color="red" message={choose.error.message} className="my-2" />}
      </Card>
    </CheckoutFrame>
  );
}
