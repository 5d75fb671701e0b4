import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PaymentIcon } from '@tonalia/ui/payment-icon';
import { Icon } from '@tonalia/ui/icon';
import { Toggle } from '@tonalia/ui/toggle';
import { useRef } from 'react';
import { orderPaymentOffers, paymentOffersQuery, savePaymentOffer } from '../../api/payment-offers.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { movedTo } from '../../components/moved-to.ts';
import { outlines } from '../../components/outlines.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useDrag } from '../../components/use-drag.ts';
import { useNotify } from '../../components/notices.tsx';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';

export type OfferRowsProps = { offers: readonly PaymentOffer[]; isReadOnly: boolean };

/** The payment methods in the order of the checkout, each with its switch, which is saved at once. */
export function OfferRows({ offers, isReadOnly }: OfferRowsProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const references = offers.map(({ reference }) => reference);
  const moving = useMutation({
    mutationFn: (wanted: readonly string[]) => orderPaymentOffers(references, wanted),
    onSuccess: (saved) => cache.setQueryData(paymentOffersQuery.queryKey, saved),
    onError: async (cause) => {
      await cache.invalidateQueries({ queryKey: paymentOffersQuery.queryKey });
      notify({ color: 'red', message: sentenceOf(cause) });
    },
  });
  return (
    <Panel label={texts.methods} className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-[18px] pt-3.5 pb-2">
        <h2 className="text-panel">{texts.methods}</h2>
        <span className="text-[0.8125rem] text-text-2">{texts.order}</span>
      </div>
      <ul>
        {offers.map((offer, at) => (
          <OfferRow
            key={offer.reference}
            {...{ offer, at, isReadOnly }}
            last={offers.length - 1}
            isMoving={moving.isPending}
            onMove={(from, to) => moving.mutate(movedTo(references, from, to))}
          />
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

type OfferRowProps = {
  offer: PaymentOffer;
  /** Its place, from 0, and the last one. */
  at: number;
  last: number;
  isReadOnly: boolean;
  isMoving: boolean;
  onMove: (from: number, to: number) => void;
};

function OfferRow({ offer, at, last, isReadOnly, isMoving, onMove }: OfferRowProps) {
  const { reference, name, group, active, isPossible, accounts, movement } = offer;
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const canMove = !isReadOnly && !isMoving;
  const edge = useDrag(row, grip, { kind: 'offer', at, isOn: canMove, onDrop: onMove });
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
    <li
      ref={row}
      data-edge={edge}
      className="relative flex items-center gap-3.5 border-t border-hair px-[18px] py-1 max-lg:py-2.5 data-[edge=bottom]:shadow-[inset_0_-3px_0_var(--brand)] data-[edge=top]:shadow-[inset_0_3px_0_var(--brand)]"
    >
      {!isReadOnly && (
        <button
          ref={grip}
          type="button"
          aria-label={texts.drag(name)}
          title={texts.dragHelp}
          className="-ml-3 inline-flex h-11 w-6 shrink-0 cursor-grab items-center justify-center rounded-[8px] text-text-2 max-lg:hidden"
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
            if (by === 0 || !canMove || at + by < 0 || at + by > last) return;
            event.preventDefault();
            onMove(at, at + by);
          }}
        >
          <Icon name={outlines.grip} size="sm" />
        </button>
      )}
      <PaymentIcon method={reference} />
      {movement && (
        <b
          className={`order-1 font-semibold lg:absolute lg:right-[64px] ${movement.type === 'discount' ? 'text-brand-text' : 'text-text-2'}`}
        >
          {texts.movement(movement)}
        </b>
      )}
      {!isReadOnly && (
        <span className="order-2 flex lg:hidden">
          <OutlineButton
            icon="chevron-up"
            label={texts.up(name)}
            bare
            disabled={!canMove || at === 0}
            onClick={() => onMove(at, at - 1)}
          />
          <OutlineButton
            icon="chevron-down"
            label={texts.down(name)}
            bare
            disabled={!canMove || at === last}
            onClick={() => onMove(at, at + 1)}
          />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <Toggle
          type="switch"
          small
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
