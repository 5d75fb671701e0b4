import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Toggle } from '@tonalia/ui/toggle';
import { paymentOffersQuery, savePaymentOffer } from '../../api/payment-offers.ts';
import { CallFailure } from '../../api/call-failure.ts';
import { Panel } from '../../components/panel.tsx';
import { BankAccounts, typedAccounts } from '../../features/bank-accounts/bank-accounts.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import { StepForm, StepRefused } from './step-form.tsx';
import type { FirstRunWalk } from './walk.ts';

const StepUpDialog = lazy(() =>
  import('../../components/step-up-dialog.tsx').then((module) => ({ default: module.StepUpDialog })),
);

const texts = firstRunTexts.payments;

/** Which methods the shop offers, and the accounts of a transfer. */
export function PaymentsStep({ walk }: { walk: FirstRunWalk }) {
  const cache = useQueryClient();
  const offers = useQuery(paymentOffersQuery);
  const [typed, setTyped] = useState<ReadonlyMap<string, Partial<PaymentOffer>>>(new Map());
  const [isConfirming, setConfirming] = useState(false);
  if (offers.isPending) return <LoadingRows />;
  if (!offers.data)
    return <LoadFailure what={texts.title} cause={offers.error} onRetry={() => void offers.refetch()} />;
  const saved = offers.data;
  const save = async () => {
    try {
      for (const offer of saved) {
        const wanted = { ...offer, ...typed.get(offer.reference) };
        const accounts = typedAccounts(wanted.accounts);
        if (wanted.active !== offer.active || accounts.join('\n') !== offer.accounts.join('\n'))
          await savePaymentOffer(offer, { active: wanted.active, accounts });
      }
    } catch (cause) {
      if (!(cause instanceof CallFailure) || cause.code !== 'STEP_UP_REQUIRED') throw cause;
      setConfirming(true);
      throw new StepRefused(texts.confirm);
    } finally {
      await cache.invalidateQueries({ queryKey: paymentOffersQuery.queryKey });
    }
    setTyped(new Map());
  };
  return (
    <StepForm walk={walk} title={texts.title} lead={texts.lead} save={save}>
      <div className="grid max-w-[640px] gap-2.5">
        {saved.map((offer) => (
          <OfferCard
            key={offer.reference}
            offer={{ ...offer, ...typed.get(offer.reference) }}
            onChange={(part) =>
              setTyped((now) => new Map([...now, [offer.reference, { ...now.get(offer.reference), ...part }]]))
            }
          />
        ))}
      </div>
      {isConfirming && (
        <Suspense>
          <StepUpDialog
            lead={texts.stepUp}
            onClose={() => setConfirming(false)}
            onConfirmed={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </StepForm>
  );
}

function OfferCard({ offer, onChange }: { offer: PaymentOffer; onChange: (part: Partial<PaymentOffer>) => void }) {
  const { name, group, active, isPossible, accounts } = offer;
  return (
    <Panel label={name} className="px-4 py-1.5">
      <Toggle
        type="switch"
        small
        label={name}
        text={isPossible ? undefined : texts.impossible}
        checked={active}
        onChange={({ currentTarget }) => onChange({ active: currentTarget.checked })}
      />
      {group === 'transfer' && active && (
        <BankAccounts accounts={accounts} onChange={(next) => onChange({ accounts: next })} />
      )}
    </Panel>
  );
}
