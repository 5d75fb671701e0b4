import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@tonalia/contract/payment';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { useEffect } from 'react';
import { shop } from '../../api/settings/shop-settings.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { paymentQuery } from '../../api/queries/payments.ts';
import { keys } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { bankPage, sendToBank, wasSentToBank } from './bank-page.ts';
import { ProgressPage } from './progress-page.tsx';
import { useIsSlow } from './use-is-slow.ts';

const words = payMessages.paying;

/** Waits for the result of a payment: of an order (by its code) or of credit (by the payment's id). */
export function PayingProgress({ codeOrId }: { codeOrId: string }) {
  const go = useGo();
  const cache = useQueryClient();
  const after = useNextPage(codeOrId);
  const { data: payment, error, isFetching, refetch } = useQuery(paymentQuery(codeOrId));
  const isSlow = useIsSlow();
  const { status } = payment ?? {};
  const redirectUrl = bankPage(payment?.redirectUrl);
  const isUnknown = error instanceof ApiError && error.code === 'ORDER_NOT_FOUND';

  useEffect(() => {
    if (status === 'approved' && payment) {
      void cache.invalidateQueries({ queryKey: keys.orders });
      void cache.invalidateQueries({ queryKey: keys.credit });
      if (payment.orderCode === null)
        notify({ color: 'white', message: words.creditPaid(formatPesos(payment.amount)) });
      go(payment.orderCode === null ? after : paths.purchased({ orderCode: payment.orderCode }), { replace: true });
    } else if (isUnknown) go(after, { replace: true });
    else if (status === 'pending' && redirectUrl && payment && !wasSentToBank(payment._id)) {
      sendToBank(payment._id, redirectUrl);
    }
    // The functions are new at every render; only these values trigger a navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status, redirectUrl, isUnknown]);

  const isFailed = status === 'declined' || status === 'error' || status === 'voided';
  const { title, text } = wordsFor(payment, { isFailed, isSlow, isLost: error !== null && !payment });
  return (
    <ProgressPage
      title={title}
      text={text}
      label={words.progress}
      done={isSlow ? 4 : 3}
      isFailed={isFailed}
      facts={factsOf(payment, isSlow && !isFailed)}
    >
      {isFailed && (
        <>
          <RouteLink href={after} replace className={buttonClass({ size: 'lg', full: true })}>
            {words.again}
          </RouteLink>
          <RouteLink href={paths.orderHistory()} replace className={buttonClass({ variant: 'ghost', full: true })}>
            {words.history}
          </RouteLink>
        </>
      )}
      {!isFailed && redirectUrl && (
        <>
          <a href={redirectUrl} rel="noreferrer" className={buttonClass({ size: 'lg', full: true })}>
            {payment?.lends ? words.toLender(payment.name) : words.toBank}
          </a>
          {/* also for buyers that return from the bank without a decision */}
          <RouteLink href={after} replace className={buttonClass({ variant: 'ghost', full: true })}>
            {payment?.orderCode === null ? words.seeCredit : words.seeOrder}
          </RouteLink>
        </>
      )}
      {!isFailed && isSlow && !redirectUrl && (
        <RouteLink href={paths.orderHistory()} replace className={buttonClass({ size: 'lg', full: true })}>
          {words.history}
        </RouteLink>
      )}
      {!isFailed && (isSlow || error) && (
        <Button variant="ghost" full icon="retry" loading={isFetching} onClick={() => void refetch()}>
          {words.askAgain}
        </Button>
      )}
      {!isFailed && !isSlow && !redirectUrl && !error && (
        <p className="flex items-center justify-center gap-2 py-3 font-[550] text-text-2">
          <Icon name="mobile" className="lg:hidden" />
          {purchaseMessages.placing.keepOpen}
        </p>
      )}
    </ProgressPage>
  );
}

/** The next page: the order, or the credit. */
function useNextPage(codeOrId: string): string {
  const { user } = useSession();
  return /^\d+$/.test(codeOrId) ? paths.myCredits(user?.name ?? '') : paths.orderHistoryDetail(codeOrId);
}

function wordsFor(
  payment: Payment | undefined,
  { isFailed, isSlow, isLost }: { isFailed: boolean; isSlow: boolean; isLost: boolean },
): { title: string; text: string } {
  // a payment of credit has no order on hold
  const isOfOrder = payment?.orderCode !== null;
  if (isFailed) {
    const text = [payment?.reason ?? words.failedText, isOfOrder && words.kept].filter(Boolean).join(' ');
    return { title: words.failed, text };
  }
  if (isLost) return { title: words.lost, text: words.lostText };
  if (isSlow) {
    const slowText = words.slowText(payment?.lends ? payment.name : words.bank);
    return { title: words.slow, text: isOfOrder ? slowText : words.slowCreditText };
  }
  if (payment?.lends) return { title: words.lender(payment.name), text: words.lenderText(payment.name) };
  if (payment?.reference === 'pse') return { title: words.pse, text: words.pseText };
  if (payment?.reference === 'nequi') return { title: words.nequi, text: words.nequiText };
  if (payment?.reference === 'card' || !payment) return { title: words.card, text: words.cardText };
  return { title: words.other(payment.name), text: words.otherText };
}

function factsOf(payment: Payment | undefined, isOpen: boolean) {
  if (!payment) return [];
  const { orderCode, name, amount } = payment;
  return [
    [orderCode === null ? words.paysFor : words.order, orderCode ?? shop().creditName],
    [purchaseMessages.payment.totalWith(name), formatPesos(amount)],
    ...(isOpen ? [[words.state, <ToConfirm key="state" />] as const] : []),
  ] as const;
}

const ToConfirm = () => <Badge tone="warn">{words.toConfirm}</Badge>;
