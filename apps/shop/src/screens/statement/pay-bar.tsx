import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Suspense, lazy, useState } from 'react';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { useReturnedMethod } from '../../features/pay/chosen-instrument.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { paths } from '../../paths.ts';
import type { ChoosableDocument } from './chosen.ts';

const TransferSheet = lazy(() => import('./transfer-sheet.tsx').then((m) => ({ default: m.TransferSheet })));
const PaySheet = lazy(() => import('../../features/pay/pay-sheet.tsx').then((m) => ({ default: m.PaySheet })));

/** The sum of the chosen documents, and the buttons that pay them: at once, or by a bank transfer; without either, a contact. */
export function PayBar({ rows }: { rows: readonly ChoosableDocument[] }) {
  const already = useReturnedMethod();
  const [isOpen, setOpen] = useState(already !== null);
  const [isTransferring, setTransferring] = useState(false);
  const { data: methods } = useQuery(paymentMethodsQuery);
  const documents = rows.flatMap(({ document, amount }) => (amount === null ? [] : [{ _id: document._id, amount }]));
  const sum = documents.reduce((total, { amount }) => total + amount, 0);
  const wrong = rows.some((row) => row.wrong !== null) ? words.correct : undefined;
  const missing = documents.length === 0 ? words.chooseFirst : wrong;
  const transfer = methods?.find(({ group }) => group === 'transfer');
  const canPay = methods?.some(({ group, lends }) => group === 'instant' && !lends);
  return (
    <div className="sticky bottom-0 z-sticky -mx-4 mt-auto border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))] lg:static lg:mx-0 lg:flex lg:items-center lg:justify-end lg:gap-5 lg:rounded-[24px] lg:border-t-0 lg:bg-surface lg:p-4 lg:inset-ring lg:inset-ring-line">
      <p className="mb-2.5 flex items-baseline justify-between gap-4 lg:mb-0">
        <span className="text-small text-text-2">{words.chosen(documents.length)}</span>
        <b className="text-[1.25rem] font-[650]">{formatPesos(sum)}</b>
      </p>
      {canPay === false && !transfer ? (
        <RouteLink
          href={paths.support()}
          className={buttonClass({ variant: 'secondary', size: 'lg', full: true, className: 'lg:w-auto' })}
        >
          {words.howToPay}
        </RouteLink>
      ) : (
        <div className="grid gap-2 lg:flex lg:flex-row-reverse">
          {canPay !== false && (
            <Button size="lg" full className="lg:w-auto" disabledReason={missing} onClick={() => setOpen(true)}>
              {words.paySum(formatPesos(sum))}
            </Button>
          )}
          {transfer && (
            <Button
              variant={canPay === false ? 'primary' : 'secondary'}
              size="lg"
              full
              className="lg:w-auto"
              disabledReason={missing}
              onClick={() => setTransferring(true)}
            >
              {words.byTransfer}
            </Button>
          )}
        </div>
      )}
      {isTransferring && transfer && missing === undefined && (
        <Suspense>
          <TransferSheet method={transfer} documents={documents} amount={sum} onClose={() => setTransferring(false)} />
        </Suspense>
      )}
      {isOpen && sum > 0 && !wrong && (
        <Suspense>
          <PaySheet
            open
            onClose={() => setOpen(false)}
            what={{ documents }}
            amount={sum}
            only={null}
            already={already}
          />
        </Suspense>
      )}
    </div>
  );
}
