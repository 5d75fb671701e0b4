import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { whyOutside } from '@tonalia/rules/payment-limits';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { PaymentIcon } from '@tonalia/ui/payment-icon';
import { RadioCard } from '@tonalia/ui/radio-card';
import { Sheet } from '@tonalia/ui/sheet';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { type ReactNode, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { paymentOptionsQuery } from '../../api/queries/payments.ts';
import { keys } from '../../api/queries/queries.ts';
import { useGo, useHere } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { paths } from '../../paths.ts';
import { Acceptance } from './acceptance.tsx';
import { useInstruments } from './chosen-instrument.ts';
import { InstantDetail, missingDetail } from './instant-detail.tsx';
import { startPayment } from './start-payment.ts';

export interface PaySheetProps {
  open: boolean;
  onClose: () => void;
  /** The order to pay, the part of the credit, or documents of it. */
  what: { orderCode: string } | { creditPayment: number } | { documents: { _id: string; amount: number }[] };
  /** Pesos. */
  amount: number;
  /** The only method allowed, because the price depends on it; null allows every method with the same price. */
  only: string | null;
  /** The method chosen before leaving for the card form. */
  already?: string | null;
  /** Ways to pay that are not paid at once, after those that are. */
  others?: ReactNode;
}

/** Pays at once: chooses the instrument and continues to the page that waits for the result. */
export function PaySheet({ open, onClose, what, amount, only, already = null, others }: PaySheetProps) {
  const go = useGo();
  const here = useHere();
  const cache = useQueryClient();
  const group = useId();
  const [picked, setPicked] = useState(already ?? only);
  const [accepted, setAccepted] = useState(false);
  const { data: methods } = useQuery({ ...paymentMethodsQuery, enabled: open });
  const { data: options } = useQuery({ ...paymentOptionsQuery, enabled: open });
  const chosen = useInstruments().get(picked ?? '');
  // a second press can come before the busy state is rendered
  const isPaying = useRef(false);
  const pay = useMutation({
    mutationFn: startPayment,
    onSettled: () => (isPaying.current = false),
    onSuccess: (payment) => {
      void cache.invalidateQueries({ queryKey: keys.orders });
      onClose();
      go(paths.finalizingPayment('orderCode' in what ? what : { paymentId: payment._id }));
    },
  });
  const offered = methods?.filter(
    ({ group: kind, reference, movement, lends }) =>
      kind === 'instant' &&
      !(lends && !('orderCode' in what)) &&
      (only === null ? !('orderCode' in what) || movement === null : reference === only),
  );
  const method = offered?.find(({ reference }) => reference === picked);
  const missing = chosen ? null : ((method && missingDetail(method)) ?? payMessages.due.ways);
  const isAccepted = accepted || method?.lends === true;

  function charge() {
    if (isPaying.current || !chosen || (!options && !method?.lends)) return;
    isPaying.current = true;
    const texts = options &&
      !method?.lends && { acceptance: options.acceptance.token, personalData: options.personalData.token };
    pay.mutate({ ...what, ...texts, instrument: chosen.instrument });
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={payMessages.due.ways}
      subtitle={formatPesos(amount)}
      footer={
        <>
          {options && !method?.lends && <Acceptance options={options} accepted={accepted} onChange={setAccepted} />}
          {picked !== null && missing && <p className="mb-2 text-small text-text-2">{missing}</p>}
          <Button
            size="lg"
            full
            loading={pay.isPending}
            disabledReason={missing ?? (isAccepted ? undefined : payMessages.acceptance.needed)}
            onClick={charge}
          >
            {payMessages.due.pay(formatPesos(amount))}
          </Button>
        </>
      }
    >
      {pay.error && <Notice color="red" message={sentenceOf(pay.error)} className="mb-3" />}
      {!offered && (
        <Loading label={messages.shell.loading} className="grid gap-3">
          <Skeleton className="h-16 rounded-card" />
          <Skeleton className="h-16 rounded-card" />
        </Loading>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{payMessages.due.ways}</legend>
        {offered?.map((one) => (
          <div key={one.reference} className="not-first:border-t not-first:border-line">
            <RadioCard
              look="row"
              name={group}
              value={one.reference}
              checked={one.reference === picked}
              onChange={() => setPicked(one.reference)}
              before={<PaymentIcon method={one.reference} name={one.name} />}
              title={one.name}
              text={one.payment_info}
              disabledReason={(one.limits && whyOutside(one.name, one.limits, amount)) ?? undefined}
            />
            {one.reference === picked && (
              <InstantDetail method={one} addCard={paths.addCreditCard({ redirect: here })} />
            )}
          </div>
        ))}
      </fieldset>
      {others}
    </Sheet>
  );
}
