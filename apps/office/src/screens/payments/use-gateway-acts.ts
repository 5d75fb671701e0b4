import type { GatewayPayment } from '@tonalia/contract/purchase-gateway';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { sentenceOf } from '../../api/call-failure.ts';
import { askGateway, requestPayment } from '../../api/gateway-payments.ts';
import { forgetMoney } from '../../api/payments.ts';
import { useNotify } from '../../components/notices.tsx';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';

/** What an operator does about a payment at the gateway. */
export interface GatewayActs {
  /** Asks the gateway for it, and says whether both agree. */
  ask: (payment: GatewayPayment) => Promise<void>;
  /** Asks the customer for another payment, once a press. */
  request: (payment: GatewayPayment) => Promise<void>;
  /** The id of the payment of the act that runs. */
  busy: string | undefined;
}

/** One act at a time; the list is read again after it. */
export function useGatewayActs(): GatewayActs {
  const cache = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  // a press that got no answer is sent again under its id, so that the customer reads one message
  const unanswered = useRef(new Map<string, string>());
  async function run({ _id }: GatewayPayment, act: () => Promise<string>): Promise<void> {
    if (busy !== undefined) return;
    setBusy(_id);
    try {
      notify({ color: 'white', message: await act() });
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    } finally {
      setBusy(undefined);
      await forgetMoney(cache);
    }
  }
  return {
    busy,
    ask: (payment) =>
      run(payment, async () => {
        const code = payment.orderCode ?? payment.reference;
        const { difference, result } = await askGateway(payment._id);
        return difference === null ? texts.agrees(code, texts.results[result]) : texts.differs(code);
      }),
    request: (payment) =>
      run(payment, async () => {
        const requestId = unanswered.current.get(payment._id) ?? crypto.randomUUID();
        unanswered.current.set(payment._id, requestId);
        const amount = await requestPayment(payment._id, requestId);
        unanswered.current.delete(payment._id);
        return texts.requested(formatPesos(amount), payment.orderCode ?? payment.reference);
      }),
  };
}
