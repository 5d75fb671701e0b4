import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { FootBar } from '@tonalia/ui/foot-bar';
import { Button, buttonClass } from '@tonalia/ui/button';
import { SelectField } from '@tonalia/ui/select-field';
import { Suspense, lazy, useState } from 'react';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { useReturnedMethod } from '../../features/pay/chosen-instrument.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { paths } from '../../paths.ts';
import type { ChoosableDocument } from './chosen.ts';

const TransferSheet = lazy(() => import('./transfer-sheet.tsx').then((m) => ({ default: m.TransferSheet })));
const PaySheet = lazy(() => import('../../features/pay/pay-sheet.tsx').then((m) => ({ default: m.PaySheet })));

/** The sum of the chosen documents, and the button that pays them: at once, or by a bank transfer; without either, a contact. */
export function PayBar({ rows }: { rows: readonly ChoosableDocument[] }) {
  const already = useReturnedMethod();
  const [sheet, setSheet] = useState<'pay' | 'transfer' | null>(already === null ? null : 'pay');
  const [picked, setPicked] = useState(already);
  const { data: methods } = useQuery(paymentMethodsQuery);
  const documents = rows.flatMap(({ document, amount }) => (amount === null ? [] : [{ _id: document._id, amount }]));
  const sum = documents.reduce((total, { amount }) => total + amount, 0);
  const wrong = rows.some((row) => row.wrong !== null) ? words.correct : undefined;
  const missing = documents.length === 0 ? words.chooseFirst : wrong;
  const transfer = methods?.find(({ group }) => group === 'transfer');
  const ways = methods?.filter(({ group, lends }) => group === 'transfer' || (group === 'instant' && !lends)) ?? [];
  const atOnce = ways.filter(({ group }) => group === 'instant');
  const way =
    ways.find(({ reference }) => reference === picked) ??
    atOnce.find(({ reference }) => reference === 'pse') ??
    atOnce[0] ??
    transfer;
  const close = () => setSheet(null);
  return (
    <FootBar className="fixed inset-x-safe bottom-0 z-sticky border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:static lg:bg-transparent lg:flex lg:items-center lg:justify-end lg:gap-5 lg:rounded-b-[24px] lg:px-5 lg:py-3.5">
      <p className="mb-2.5 flex items-baseline justify-between gap-4 lg:mr-auto lg:mb-0">
        <span className="text-small text-text-2">{words.chosen(documents.length)}</span>
        <b className="text-[1.25rem] font-[650] lg:hidden">{formatPesos(sum)}</b>
      </p>
      {methods && !way ? (
        <RouteLink
          href={paths.support()}
          className={buttonClass({ variant: 'secondary', size: 'lg', full: true, className: 'lg:w-auto' })}
        >
          {words.howToPay}
        </RouteLink>
      ) : (
        <>
          {way && ways.length > 1 && (
            <SelectField
              small
              label={words.ways}
              hideLabel
              className="w-48! shrink-0 max-lg:hidden"
              value={way.reference}
              onChange={({ target }) => setPicked(target.value)}
              options={ways.map(({ reference, name }) => ({ value: reference, label: name }))}
            />
          )}
          <Button
            size="lg"
            full
            className="lg:w-auto"
            disabledReason={missing}
            onClick={() => setSheet(way?.group === 'transfer' ? 'transfer' : 'pay')}
          >
            <span className="lg:hidden">{way ? words.payWith(way.name) : words.pay}</span>
            <span className="max-lg:hidden">{words.paySum(formatPesos(sum))}</span>
          </Button>
        </>
      )}
      {sheet === 'transfer' && transfer && missing === undefined && (
        <Suspense>
          <TransferSheet method={transfer} documents={documents} amount={sum} onClose={close} />
        </Suspense>
      )}
      {sheet === 'pay' && sum > 0 && !wrong && (
        <Suspense>
          <PaySheet
            open
            onClose={close}
            what={{ documents }}
            amount={sum}
            only={null}
            already={way?.group === 'instant' ? way.reference : already}
            others={
              transfer && (
                <Button variant="secondary" full className="mt-3" onClick={() => setSheet('transfer')}>
                  {words.byTransfer}
                </Button>
              )
            }
          />
        </Suspense>
      )}
    </FootBar>
  );
}
