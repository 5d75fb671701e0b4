import { useQuery } from '@tanstack/react-query';
import { cardBrand, cardDigits } from '@tonalia/rules/card';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Checkbox } from '@tonalia/ui/checkbox';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { paymentOptionsQuery } from '../../api/queries/payments.ts';
import { cardName } from '../../features/pay/card-choice.tsx';
import { goBackWith } from '../../features/pay/chosen-instrument.ts';
import { InstallmentField } from '../../features/pay/installment-field.tsx';
import { tokeniseCard } from '../../features/pay/tokenise-card.ts';
import type { TypedCard } from '../../features/pay/tokenise-card.ts';
import { useGo } from '../../navigation/link.tsx';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { paths } from '../../paths.ts';
import { emptyCard, faultsOf } from './card-draft.ts';
import type { CardFaults } from './card-draft.ts';
import { CardFields } from './card-fields.tsx';
import { CardPreview } from './card-preview.tsx';
import { CardSide } from './card-side.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

const words = payMessages.card;
const fields = ['number', 'holder', 'month', 'year', 'cvv'] as const;

/** A card to pay with. Its number goes to the gateway, which gives a token for it; nothing of it is kept here. */
export function AddCreditCardScreen({ redirect }: { redirect: string | null }) {
  const go = useGo();
  const { data: options, error, isFetching, refetch } = useQuery(paymentOptionsQuery);
  const [card, setCard] = useState<TypedCard>(emptyCard);
  const [shown, setShown] = useState<ReadonlySet<keyof TypedCard>>(new Set());
  const [installments, setInstallments] = useState(1);
  const [save, setSave] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [now] = useState(() => new Date());
  const all = faultsOf(card, now);
  const faults: CardFaults = Object.fromEntries(
    Object.entries(all).filter(([name]) => shown.has(name as keyof TypedCard)),
  ); // the keys of `all` are those of a card
  const digits = cardDigits(card.number);

  async function use(event: FormEvent) {
    event.preventDefault();
    if (isSending || !options) return;
    setShown(new Set(fields));
    const wrong = fields.find((name) => all[name] !== undefined);
    if (wrong) return document.getElementById(`card-${wrong}`)?.focus();
    setSending(true);
    setFailure(null);
    try {
      const token = await tokeniseCard(options.gateway, { ...card, number: digits, holder: card.holder.trim() });
      goBackWith('card', {
        instrument: { type: 'card', token, installments, save },
        name: cardName(cardBrand(digits) ?? '', digits.slice(-4)),
        detail: words.installment(installments),
      });
      go(redirect ?? paths.paymentMethods(), { replace: true });
    } catch (cause) {
      // `tokeniseCard` throws sentences to be read
      setFailure(cause instanceof Error ? cause.message : words.refused);
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void use(event)} className="flex flex-1 flex-col">
      <CheckoutFrame
        title={words.title}
        step={2}
        side={
          <CardSide isOfCart={redirect === null}>
            <Button type="submit" size="lg" full loading={isSending} disabled={!options}>
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
          <CardPreview {...card} brand={cardBrand(digits)} />
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:bg-transparent lg:p-0! lg:inset-ring-0">
            <CardFields
              card={card}
              faults={faults}
              now={now}
              onChange={(change) => setCard({ ...card, ...change })}
              onBlur={(name) => card[name] !== '' && setShown(new Set([...shown, name]))}
            />
            <InstallmentField value={installments} onChange={setInstallments} />
            <Checkbox checked={save} onChange={({ target }) => setSave(target.checked)}>
              {words.save}
            </Checkbox>
            {failure && <Notice color="red" message={failure} />}
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
