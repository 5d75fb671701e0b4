import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreditName } from '../../api/credit-name.ts';
import { retryRefund, takeRefundByHand } from '../../api/gateway-payments.ts';
import { forgetMoney } from '../../api/payments.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';

/** What an operator can do about a refund that failed at the gateway: have it asked again, or make it by hand. */
export function RefundSteps({ refund: { _id, orderCode } }: { refund: OfficeRefund }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const creditName = useCreditName();
  const code = orderCode ?? creditName;
  async function act(step: (id: string) => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await step(_id);
      notify({ color: 'white', message: done });
    } catch (cause) {
      notify(failureNotice(cause, () => void act(step, done)));
    } finally {
      setBusy(false);
      await forgetMoney(cache);
    }
  }
  return (
    <>
      <OfficeButton
        look="secondary"
        small
        disabled={isBusy}
        aria-label={texts.retryOf(code)}
        onClick={() => void act(retryRefund, texts.retried)}
      >
        {texts.retry}
      </OfficeButton>
      <OfficeButton
        look="secondary"
        small
        disabled={isBusy}
        aria-label={texts.byHandOf(code)}
        onClick={() => void act(takeRefundByHand, texts.tookByHand)}
      >
        {texts.byHand}
      </OfficeButton>
    </>
  );
}
