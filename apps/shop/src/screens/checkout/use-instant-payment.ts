import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod, PaymentOptions } from '@tonalia/contract/payment';
import { useState } from 'react';
import { paymentOptionsQuery } from '../../api/queries/payments.ts';
import { useInstruments } from '../../features/pay/chosen-instrument.ts';
import { missingDetail } from '../../features/pay/instant-detail.tsx';
import type { Accepted } from '../../features/pay/start-payment.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';

interface InstantPayment {
  /** The gateway's texts to accept; undefined for what is not paid at once, and until they are there. */
  options: PaymentOptions | undefined;
  accepted: Accepted | null;
  setAccepted: (accepted: boolean) => void;
  /** What has still to be chosen to be charged; null when nothing, and for every other way to pay. */
  missing: string | null;
  /** That the texts are not accepted yet, in words; null when they are, or there are none. */
  unaccepted: string | null;
}

/** What paying a cart at once needs besides the method: what to charge, and that the gateway's texts are accepted. */
export function useInstantPayment(method: PaymentMethod | undefined): InstantPayment {
  const isInstant = method?.group === 'instant';
  // A lender's texts are accepted on its own page.
  const hasTexts = isInstant && !method.lends;
  const { data } = useQuery({ ...paymentOptionsQuery, enabled: hasTexts });
  const instruments = useInstruments();
  const [isAccepted, setAccepted] = useState(false);
  if (!isInstant) return { options: undefined, accepted: null, setAccepted, missing: null, unaccepted: null };
  const accepted =
    data && isAccepted ? { acceptance: data.acceptance.token, personalData: data.personalData.token } : null;
  const uncharged = instruments.has(method.reference) ? null : (missingDetail(method) ?? null);
  if (!hasTexts) return { options: undefined, accepted: null, setAccepted, missing: uncharged, unaccepted: null };
  return {
    options: data,
    accepted,
    setAccepted,
    missing: uncharged,
    unaccepted: accepted ? null : payMessages.acceptance.needed,
  };
}
