import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod, PaymentOptions } from '@tonalia/contract/payment';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Skeleton } from '@tonalia/ui/skeleton';
import { type ComponentType, Suspense, lazy, useState } from 'react';
import { paymentOptionsQuery } from '../../api/queries/payments.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { useInstruments } from './chosen-instrument.ts';

const LenderSheet = lazy(() => import('./lender-sheet.tsx').then((m) => ({ default: m.LenderSheet })));
const CardChoice = lazy(() => import('./card-choice.tsx').then((m) => ({ default: m.CardChoice })));

interface AccountSheetProps {
  open: boolean;
  banks: PaymentOptions['banks'];
  onClose: () => void;
}
/** The form of each method that is paid from an account; a card is chosen among saved ones. */
const accountForms: ReadonlyMap<string, { words: AccountWords; Sheet: ComponentType<AccountSheetProps> }> = new Map([
  [
    'pse',
    { words: payMessages.bank, Sheet: lazy(() => import('./bank-sheet.tsx').then((m) => ({ default: m.BankSheet }))) },
  ],
  [
    'nequi',
    {
      words: payMessages.nequi,
      Sheet: lazy(() => import('./nequi-sheet.tsx').then((m) => ({ default: m.NequiSheet }))),
    },
  ],
]);
type AccountWords = Record<'choose' | 'needed', string>;
type Method = Pick<PaymentMethod, 'reference' | 'name' | 'lends'>;

/** Text for what an instant payment method still needs before a charge; undefined when it needs nothing. */
export const missingDetail = ({ reference, lends }: Pick<Method, 'reference' | 'lends'>): string | undefined =>
  lends
    ? payMessages.lender.needed
    : reference === 'card'
      ? payMessages.card.needed
      : accountForms.get(reference)?.words.needed;

/** Asks for what the chosen instant payment method still needs: bank, phone, card or borrower. `addCard` is the address of the card form. */
export function InstantDetail({ method, addCard }: { method: Method; addCard: string }) {
  return method.lends ? (
    <LenderDetail method={method} />
  ) : (
    <GatewayDetail method={method.reference} addCard={addCard} />
  );
}

function LenderDetail({ method: { reference, name } }: { method: Method }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="pb-3 pl-8.5 lg:pl-22">
      <Suspense fallback={<Skeleton className="h-14 rounded-card" />}>
        <Chosen method={reference} choose={payMessages.lender.choose} onChoose={() => setOpen(true)} />
        <LenderSheet open={isOpen} lender={reference} name={name} onClose={() => setOpen(false)} />
      </Suspense>
    </div>
  );
}

function GatewayDetail({ method, addCard }: { method: string; addCard: string }) {
  const { data: options, error, isFetching, refetch } = useQuery(paymentOptionsQuery);
  const [isOpen, setOpen] = useState(false);
  const form = accountForms.get(method);
  if (error && !options) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 pb-3 text-small text-danger">
        {error.message}
        <Button variant="ghost" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {messages.errors.retry}
        </Button>
      </p>
    );
  }
  if (!options) return <Skeleton className="mb-3 h-14 rounded-card" />;
  return (
    <div className="pb-3 pl-8.5 lg:pl-22">
      <Suspense fallback={<Skeleton className="h-14 rounded-card" />}>
        {method === 'card' ? (
          <>
            <CardChoice cards={options.cards} />
            <RouteLink href={addCard} className={buttonClass({ variant: 'soft', full: true })}>
              <Icon name="plus" size="sm" />
              {payMessages.card.add}
            </RouteLink>
          </>
        ) : (
          form && (
            <>
              <Chosen method={method} choose={form.words.choose} onChoose={() => setOpen(true)} />
              <form.Sheet open={isOpen} banks={options.banks} onClose={() => setOpen(false)} />
            </>
          )
        )}
      </Suspense>
    </div>
  );
}

/** One button before and after choosing, so that the sheet can return the focus to it. */
function Chosen({ method, choose, onChoose }: { method: string; choose: string; onChoose: () => void }) {
  const chosen = useInstruments().get(method);
  return (
    <p className={chosen && 'flex items-center gap-3 rounded-card bg-surface-2 py-1.5 pr-1.5 pl-3.5'}>
      {chosen && (
        <span className="min-w-0 flex-1">
          <b className="block truncate text-label">{chosen.name}</b>
          <span className="block text-small text-text-3">{chosen.detail}</span>
        </span>
      )}
      <Button variant={chosen ? 'ghost' : 'soft'} full={!chosen} onClick={onChoose}>
        {chosen ? payMessages.change : choose}
      </Button>
    </p>
  );
}
