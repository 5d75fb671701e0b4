import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentOptions, SavedCard } from '@tonalia/contract/payment';
import { IconButton } from '@tonalia/ui/icon-button';
import { RadioCard } from '@tonalia/ui/radio-card';
import { Fragment, useEffect, useEffectEvent, useId } from 'react';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument, forgetInstruments, useInstruments } from './chosen-instrument.ts';
import { InstallmentField } from './installment-field.tsx';

const words = payMessages.card;

/** Chooses among the saved cards and the card just entered. */
export function CardChoice({ cards }: { cards: PaymentOptions['cards'] }) {
  const group = useId();
  const chosen = useInstruments().get('card');
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: (card: SavedCard) => call('purchase', 'DELETE /payment/cards/{id}', { params: { id: card._id } }),
    onSuccess: ({ results }, card) => {
      if (savedCard?.cardId === card._id) forgetInstruments();
      cache.setQueryData<PaymentOptions>(keys.paymentOptions, (before) => before && { ...before, cards: results });
    },
  });
  const savedCard = chosen?.instrument.type === 'saved_card' ? chosen.instrument : undefined;
  const choose = (card: SavedCard, installments: number) =>
    chooseInstrument('card', {
      instrument: { type: 'saved_card', cardId: card._id, installments },
      name: cardName(card.brand, card.lastFour),
      detail: words.installment(installments),
    });
  const [only, ...others] = cards;
  const chooseOnly = useEffectEvent(() => only && choose(only, 1));
  const isOnlyOne = chosen === undefined && only !== undefined && others.length === 0;
  useEffect(() => {
    // The only card is chosen together with the method.
    if (isOnlyOne) chooseOnly();
  }, [isOnlyOne]);
  const fresh = chosen?.instrument.type === 'card' ? chosen : undefined;
  if (cards.length === 0 && !fresh) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.saved}</legend>
      {fresh && (
        <RadioCard
          look="row"
          name={group}
          value="new"
          checked
          onChange={() => {}}
          title={fresh.name}
          text={fresh.detail}
        />
      )}
      {cards.map((card) => {
        const name = cardName(card.brand, card.lastFour);
        const isChosen = savedCard?.cardId === card._id;
        return (
          <Fragment key={card._id}>
            <RadioCard
              look="row"
              name={group}
              value={card._id}
              checked={isChosen}
              onChange={() => choose(card, 1)}
              title={name}
              text={`${words.expires} ${card.expMonth}/${card.expYear}`}
              after={
                <IconButton
                  icon="trash"
                  iconSize="sm"
                  tip="none"
                  label={words.remove(name)}
                  onClick={() => !remove.isPending && remove.mutate(card)}
                />
              }
            />
            {isChosen && (
              <InstallmentField
                value={savedCard.installments}
                onChange={(installments) => choose(card, installments)}
                className="pb-3 pl-8.5"
              />
            )}
          </Fragment>
        );
      })}
      {remove.error && <p className="text-small text-danger">{remove.error.message}</p>}
    </fieldset>
  );
}

/** "Visa ···· 4471". */
export function cardName(brand: string, lastFour: string): string {
  const known = brand.toLowerCase();
  const name = Object.entries(words.brands).find(([key]) => key === known)?.[1] ?? words.other;
  return words.ends(name, lastFour);
}
