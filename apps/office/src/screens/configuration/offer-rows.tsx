import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PaymentIcon } from '@tonalia/ui/payment-icon';
import { Toggle } from '@tonalia/ui/toggle';
import { paymentOffersQuery, savePaymentOffer } from '../../api/payment-offers.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { Panel } from '../../components/panel.tsx';
import { useNotify } from '../../components/notices.tsx';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';

export type OfferRowsProps = { offers: readonly PaymentOffer[]; isReadOnly: boolean };

/** The payment methods in the order of the checkout, each with its switch, which is saved at once. */
export function OfferRows({ offers, isReadOnly }: OfferRowsProps) {
  return (
    <Panel label={texts.methods} className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-[18px] pt-3.5 pb-2">
        <h2 className="text-panel">{texts.methods}</h2>
        <span className="text-[0.8125rem] text-text-2">{texts.order}</span>
      </div>
      <ul>
        {offers.map((offer) => (
          <OfferRow key={offer.reference} offer={offer} isReadOnly={isReadOnly} />
        ))}
      </ul>
      <p className="border-t border-hair px-[18px] py-3 text-[0.8125rem] text-text-2">
        {texts.movements}{' '}
        <Link to="/precios" className="touch-area relative font-semibold text-brand-text">
          {texts.toPrices}
        </Link>
      </p>
    </Panel>
  );
}

function OfferRow({ offer, isReadOnly }: { offer: PaymentOffer; isReadOnly: boolean }) {
  const { reference, name, group, active, isPossible, accounts } = offer;
  const cache = useQueryClient();
  const notify = useNotify();
  const saving = useMutation({
    mutationFn: (next: boolean) => savePaymentOffer(offer, { active: next, accounts }),
    onSuccess: (saved, next) => {
      cache.setQueryData(paymentOffersQuery.queryKey, saved);
      notify({ color: 'white', message: texts.switched(name, next) });
    },
    onError: async (cause) => {
      await cache.invalidateQueries({ queryKey: paymentOffersQuery.queryKey });
      notify({ color: 'red', message: sentenceOf(cause) });
    },
  });
  return (
    <li className="flex items-center gap-3.5 border-t border-hair px-[18px] py-1">
      <PaymentIcon method={reference} />
      <div className="min-w-0 flex-1">
        <Toggle
          type="switch"
          label={name}
          text={isPossible ? texts.groups[group] : texts.impossible}
          checked={saving.isPending ? saving.variables : active}
          disabled={isReadOnly || saving.isPending}
          onChange={({ currentTarget }) => saving.mutate(currentTarget.checked)}
        />
      </div>
    </li>
  );
}
