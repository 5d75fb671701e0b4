import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod, PaymentOptions } from '@tonalia/contract/payment';
import { useState } from 'react';
import { paymentOptionsQuery } from '../../api/queries/payments.ts';
import { useInstruments } from '../../features/pay/chosen-instrument.ts';
import { missingDetail } from '../../features/pay/instant-detail.tsx';
import type { AcceptanceTokens } from '../../features/pay/chosen-instrument.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';

interface InstantPayment {
  /** The gateway's terms to accept; undefined for other methods and until they are loaded. */
  options: PaymentOptions | undefined;
  accepted: AcceptanceTokens | null;
  setAccepted: (accepted: boolean) => void;
  /** Text for the instrument that is still missing; null when none is missing, and for other methods. */
  missing: string | null;
  /** Text when the terms are not accepted yet; null when they are, or there are none. */
  unaccepted: string | null;
}

/** What an instant payment of a cart still needs: an instrument, and consent to the gateway's terms. */
export function useInstantPayment(method: PaymentMethod | undefined): InstantPayment {
  const isInstant = method?.group === 'instant';
  // A lender's terms are accepted on the lender's own page.
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
