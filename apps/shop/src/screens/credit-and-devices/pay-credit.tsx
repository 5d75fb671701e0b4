import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Suspense, lazy, useState } from 'react';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { useReturnedMethod } from '../../features/pay/chosen-instrument.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';

const PaySheet = lazy(() => import('../../features/pay/pay-sheet.tsx').then((m) => ({ default: m.PaySheet })));
const words = accountMessages.credits;

/** Pays due credit in the app; without an instant payment method, shows a contact instead. `amount` in pesos. */
export function PayCredit({ amount }: { amount: number }) {
  const already = useReturnedMethod();
  const [isOpen, setOpen] = useState(already !== null);
  const { data: methods } = useQuery(paymentMethodsQuery);
  if (!methods?.some(({ group, lends }) => group === 'instant' && !lends)) {
    return (
      <RouteLink href={paths.support()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {words.howToPay}
      </RouteLink>
    );
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.pay}</Button>
      {isOpen && (
        <Suspense>
          <PaySheet
            open
            onClose={() => setOpen(false)}
            what={{ creditPayment: amount }}
            amount={amount}
            only={null}
            already={already}
          />
        </Suspense>
      )}
    </>
  );
}
