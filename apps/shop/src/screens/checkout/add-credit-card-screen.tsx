import { useQuery } from '@tanstack/react-query';
import { cardBrand, cardDigits } from '@tonalia/rules/card';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Checkbox } from '@tonalia/ui/checkbox';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { paymentOptionsQuery } from '../../api/queries/payments.ts';
import { cardName } from '../../features/pay/card-choice.tsx';
import { returnWithInstrument } from '../../features/pay/chosen-instrument.ts';
import { InstallmentField } from '../../features/pay/installment-field.tsx';
import { tokeniseCard } from '../../features/pay/tokenise-card.ts';
import { useForm } from '../../forms/use-form.ts';
import { useGo } from '../../navigation/link.tsx';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { paths } from '../../paths.ts';
import { cardErrors, emptyCard } from './card-draft.ts';
import { CardFields } from './card-fields.tsx';
import { CardPreview } from './card-preview.tsx';
import { CardSide } from './card-side.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

const words = payMessages.card;

/** Enters a card to pay with. The gateway exchanges it for a token; the shop never stores the card. */
export function AddCreditCardScreen({ redirect }: { redirect: string | null }) {
  const go = useGo();
  const { data: options, error, isFetching, refetch } = useQuery(paymentOptionsQuery);
  const [now] = useState(() => new Date());
  const form = useForm({
    start: { ...emptyCard, installments: 1, save: false },
    isLive: true,
    check: (card) => cardErrors(card, now),
    send: async ({ installments, save, ...card }) => {
      if (!options) return;
      const digits = cardDigits(card.number);
      const token = await tokeniseCard(options.gateway, { ...card, number: digits, holder: card.holder.trim() });
      returnWithInstrument('card', {
        instrument: { type: 'card', token, installments, save },
        name: cardName(cardBrand(digits) ?? '', digits.slice(-4)),
        detail: words.installment(installments),
      });
      go(redirect ?? paths.paymentMethods(), { replace: true });
    },
    // `tokeniseCard` throws sentences for the screen.
    explain: (cause) => ({ notice: cause instanceof Error ? cause.message : words.refused }),
  });
  const { installments, save, ...card } = form.values;

  return (
    <form {...form.props} className="flex flex-1 flex-col">
      <CheckoutFrame
        title={words.title}
        step={2}
        side={
          <CardSide isOfCart={redirect === null}>
            <Button type="submit" size="lg" full loading={form.isSending} disabled={!options}>
              {words.use}
            </Button>
          </CardSide>
        }
      >
        {error && !options && (
          <ErrorBlock
            title={payMessages.optionsFailed}
            text={error.message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[316px_minmax(0,1fr)] lg:items-start lg:gap-8 lg:rounded-[24px] lg:bg-surface lg:p-7 lg:inset-ring lg:inset-ring-line">
          <CardPreview {...card} brand={cardBrand(cardDigits(card.number))} />
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:bg-transparent lg:p-0! lg:inset-ring-0">
            <CardFields form={form} now={now} />
            <InstallmentField value={installments} onChange={(count) => form.change({ installments: count })} />
            <Checkbox checked={save} onChange={({ target }) => form.change({ save: target.checked })}>
              {words.save}
            </Checkbox>
            {form.notice !== null && <Notice color="red" message={form.notice} />}
          </Card>
        </div>
        <p className="flex items-center justify-center gap-2 py-2 text-small text-text-2 lg:justify-start">
          <Icon name="lock" size="sm" />
          {words.direct}
        </p>
      </CheckoutFrame>
    </form>
  );
}
