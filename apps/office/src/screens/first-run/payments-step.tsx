import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import { paymentOffersQuery, savePaymentOffer } from '../../api/payment-offers.ts';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import { StepForm } from './step-form.tsx';
import type { FirstRunWalk } from './walk.ts';

const texts = firstRunTexts.payments;

/** Which methods the shop offers, and the account of a transfer. */
export function PaymentsStep({ walk }: { walk: FirstRunWalk }) {
  const cache = useQueryClient();
  const offers = useQuery(paymentOffersQuery);
  const [typed, setTyped] = useState<ReadonlyMap<string, Partial<PaymentOffer>>>(new Map());
  if (offers.isPending) return <LoadingRows />;
  if (!offers.data)
    return <LoadFailure what={texts.title} cause={offers.error} onRetry={() => void offers.refetch()} />;
  const saved = offers.data;
  const save = async () => {
    try {
      for (const offer of saved) {
        const { active, account } = { ...offer, ...typed.get(offer.reference) };
        if (active !== offer.active || account !== offer.account) await savePaymentOffer(offer, { active, account });
      }
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
    </StepForm>
  );
}

function OfferCard({ offer, onChange }: { offer: PaymentOffer; onChange: (part: Partial<PaymentOffer>) => void }) {
  const { name, group, active, isPossible, account } = offer;
  return (
    <Panel label={name} className="px-4 py-1.5">
      <Toggle
        type="switch"
        label={name}
        text={isPossible ? undefined : texts.impossible}
        checked={active}
        onChange={({ currentTarget }) => onChange({ active: currentTarget.checked })}
      />
      {group === 'transfer' && active && (
        <Field
          small
          className="max-w-none! pb-3"
          label={texts.account}
          help={texts.accountHelp}
          required
          maxLength={300}
          value={account ?? ''}
          onChange={({ currentTarget }) => onChange({ account: currentTarget.value })}
        />
      )}
    </Panel>
  );
}
