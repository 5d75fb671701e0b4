import type { GatewayPayment } from '@tonalia/contract/purchase-gateway';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { askGateway } from '../../api/gateway-payments.ts';
import { forgetMoney } from '../../api/payments.ts';
import { useNotify } from '../../components/notices.tsx';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';

/** Asks the gateway for a payment, and says whether both agree; `busy` is the id of the payment that is asked for. */
export function useAskGateway(): { ask: (payment: GatewayPayment) => Promise<void>; busy: string | undefined } {
  const cache = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  async function ask({ _id, orderCode, reference }: GatewayPayment): Promise<void> {
    if (busy !== undefined) return;
    setBusy(_id);
    const code = orderCode ?? reference;
    try {
      const { difference, result } = await askGateway(_id);
      const words = difference === null ? texts.agrees(code, texts.results[result]) : texts.differs(code);
      notify({ color: 'white', message: words });
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    } finally {
      setBusy(undefined);
      await forgetMoney(cache);
    }
  }
  return { ask, busy };
}
