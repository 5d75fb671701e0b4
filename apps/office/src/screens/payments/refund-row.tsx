import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { OfficeButton } from '../../components/office-button.tsx';
import { TickBox } from '../../components/tick-box.tsx';
import { formatWhen } from '../../components/when.ts';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';
import { ageClass, ageLimits } from './age.ts';
import { MoneyCard } from './money-card.tsx';
import { CustomerCell, OrderCell, methodName } from './money-cells.tsx';
import { RefundSteps } from './refund-steps.tsx';

/** An act that the keyboard and the boxes have too. */
const quietClass = 'opacity-0 focus-within:opacity-100 group-hover:opacity-100 group-data-focus:opacity-100';

export type RefundRowProps = {
  refund: OfficeRefund;
  now: Date;
  isFocused: boolean;
  mayAct: boolean;
  onFinish: (() => void) | undefined;
  isChosen: boolean;
  /** Chooses it among those that one transfer returned; undefined in a list that has no boxes. */
  onChoose: ((isRange: boolean) => void) | undefined;
};

/** A refund: where it goes, since when it waits, and what an operator does about it. */
export function RefundRow(props: RefundRowProps) {
  const { refund, isFocused, isChosen, onChoose } = props;
  const { _id, customer, orderCode, why, startedBy, amount, place } = refund;
  return (
    <tr className="group" data-focus={isFocused || undefined} data-chosen={isChosen || undefined} data-money={_id}>
      {onChoose && (
        <td>
          {place === 'manual' && (
            <TickBox label={texts.chooseOne(orderCode ?? customer.name)} checked={isChosen} onToggle={onChoose} />
          )}
        </td>
      )}
      <td>
        <CustomerCell customer={customer} />
      </td>
      <td>
        <OrderCell code={orderCode} />
      </td>
      <td className="text-text-2">
        <span className="block max-w-[14rem] truncate" title={why}>
          {why}
        </span>
      </td>
      <td className="leading-[1.25]">
        <b className="block font-semibold">{targetName(refund)}</b>
        <span className="text-[0.78125rem] text-text-2">{routeWords(refund)}</span>
      </td>
      <td className="text-text-2">{startedBy ?? texts.rule}</td>
      <td className={ageOf(props)}>{whenWords(props)}</td>
      <td className="amount font-semibold">{formatPesos(amount)}</td>
      <td className="amount">
        <span className="inline-flex items-center justify-end gap-2">
          <State refund={refund} />
          <span className={place === 'manual' ? quietClass : undefined}>
            <Acts {...props} />
          </span>
        </span>
      </td>
    </tr>
  );
}

/** The same on a phone. */
export function RefundCard(props: RefundRowProps) {
  const { refund, isFocused, mayAct, onFinish } = props;
  const { _id, customer, orderCode, why, amount, place } = refund;
  const way = routeWords(refund);
  return (
    <MoneyCard
      id={_id}
      customer={customer}
      orderCode={orderCode}
      amount={amount}
      isFocused={isFocused}
      when={<span className={ageOf(props)}>{whenWords(props)}</span>}
      about={
        <>
          <b className="block font-semibold text-text">{targetName(refund)}</b>
          {[way, why].filter(Boolean).join(', ')}
        </>
      }
      state={<State refund={refund} />}
      acts={(onFinish !== undefined || (place === 'failed' && mayAct)) && <Acts {...props} />}
    />
  );
}

const targetName = ({ goesTo, method, card }: OfficeRefund): string =>
  goesTo === 'balance' ? texts.balance : methodName(method, card);

function routeWords({ place, reference }: OfficeRefund): string {
  if (place !== 'done') return texts.route[place];
  return reference === null ? '' : texts.route.done(reference);
}

const whenWords = ({ refund: { createdAt, doneAt }, now }: RefundRowProps): string =>
  formatWhen(new Date(doneAt ?? createdAt), now);

const ageOf = ({ refund: { place, createdAt }, now }: RefundRowProps): string =>
  place === 'done' ? 'text-text-3' : ageClass(new Date(createdAt), now, ageLimits.refund);

const State = ({ refund: { place } }: { refund: OfficeRefund }) =>
  (place === 'gateway' || place === 'failed') && (
    <Badge tone={place === 'failed' ? 'danger' : 'neutral'}>{texts.place[place]}</Badge>
  );

const Acts = ({ refund, mayAct, onFinish }: RefundRowProps) =>
  onFinish ? (
    <OfficeButton look="secondary" small icon="check" onClick={onFinish}>
      {texts.markDone}
    </OfficeButton>
  ) : (
    refund.place === 'failed' && mayAct && <RefundSteps refund={refund} />
  );
