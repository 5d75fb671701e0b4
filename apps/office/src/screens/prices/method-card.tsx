import type { OfficeMovement, OfficePaymentMethod } from '@tonalia/contract/payment-methods-office';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { PaymentIcon } from '@tonalia/ui/payment-icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { useNow } from '../../components/use-now.ts';
import { movementTexts as texts } from '../../messages/movements.es-CO.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { dayOf, endWords } from './calendar-rows.ts';
import { movementTerms } from './movement-draft.ts';
import { stateTones } from './row-detail.tsx';

export type MethodCardProps = {
  method: OfficePaymentMethod;
  /** The row with the focus: the method, or one of its discounts and charges. */
  chosen: string | undefined;
  /** Absent for those that only read. */
  onOpen: ((row: string) => void) | undefined;
  onStop: ((id: string) => void) | undefined;
};

/** A payment method: what an order pays with it, and its discounts and charges. */
export function MethodCard({ method, chosen, onOpen, onStop }: MethodCardProps) {
  const { reference, name, group, active, example, movements } = method;
  const ended = movements.filter(({ state }) => state === 'ended');
  const row = (movement: OfficeMovement) => (
    <MovementRow
      key={movement._id}
      movement={movement}
      isChosen={movement._id === chosen}
      onOpen={movement.state === 'ended' ? undefined : onOpen}
      onStop={movement.state === 'ended' ? undefined : onStop}
    />
  );
  return (
    <li className="border-b border-hair">
      <section aria-labelledby={`medio-${reference}`}>
        <div
          aria-current={reference === chosen ? 'true' : undefined}
          className={classNames(
            'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 lg:px-7',
            reference === chosen && chosenRow,
          )}
        >
          <PaymentIcon method={reference} name={name} disabled={!active} />
          <div className="min-w-0 flex-1 leading-[1.3]">
            <h2 id={`medio-${reference}`} className="font-semibold">
              {name}
            </h2>
            <p className="text-[0.8125rem] text-text-2">{active ? texts.groups[group] : texts.inactive}</p>
          </div>
          <p className="text-text-2 max-lg:order-1 max-lg:w-full">
            {texts.example(example.goods)} <b className="font-[650] text-text">{texts.pays(example.total)}</b>
          </p>
          {onOpen && (
            <OfficeButton
              look="secondary"
              small
              icon="plus"
              aria-label={texts.addTo(name)}
              onClick={() => onOpen(reference)}
            >
              {texts.add}
            </OfficeButton>
          )}
        </div>
        {ended.length < movements.length && <ul>{movements.filter(({ state }) => state !== 'ended').map(row)}</ul>}
        {ended.length > 0 && (
          <details className="pb-2 pl-4 lg:pl-[88px]">
            <summary className="touch-area w-fit cursor-pointer text-[0.8125rem] text-text-2">
              {texts.ended(ended.length)}
            </summary>
            <ul className="-ml-4 lg:-ml-[88px]">{ended.map(row)}</ul>
          </details>
        )}
      </section>
    </li>
  );
}

const chosenRow = 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]';

type MovementRowProps = { movement: OfficeMovement; isChosen: boolean } & Pick<MethodCardProps, 'onOpen' | 'onStop'>;

function MovementRow({ movement, isChosen, onOpen, onStop }: MovementRowProps) {
  const now = useNow();
  const { _id, type_movement: type, from, until, state } = movement;
  const terms = `${movementTerms(movement)} ${texts.types[type]}`;
  return (
    <li
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-4 pl-4 lg:pr-7 lg:pl-[88px]',
        isChosen && chosenRow,
        state === 'ended' && 'text-text-2',
      )}
    >
      <span className="min-w-[9rem] max-lg:flex-1">
        {onOpen ? (
          <button
            type="button"
            className={classNames('touch-area font-semibold', type === 'discount' && 'text-brand-text')}
            onClick={() => onOpen(_id)}
          >
            {terms}
          </button>
        ) : (
          <b className="font-semibold">{terms}</b>
        )}
      </span>
      <span className="min-w-0 flex-1 max-lg:order-1 max-lg:w-full max-lg:flex-none">
        {[from ? texts.since(dayOf(from)) : pricesTexts.always, endWords(until, now)].join(', ')}
      </span>
      <Badge tone={stateTones[state]}>{pricesTexts.states[state]}</Badge>
      {onStop && (
        <OfficeButton look="secondary" small onClick={() => onStop(_id)}>
          {pricesTexts.stop}
        </OfficeButton>
      )}
    </li>
  );
}
