import type { GatewayPayment, GatewayResult } from '@tonalia/contract/purchase-gateway';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { formatPesos } from '@tonalia/rules/money';
import { OfficeButton } from '../../components/office-button.tsx';
import { formatWhen } from '../../components/when.ts';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';
import { MoneyCard } from './money-card.tsx';
import { CustomerCell, OrderCell, methodName } from './money-cells.tsx';

const tones: Record<GatewayResult, BadgeTone> = {
  approved: 'success',
  pending: 'warn',
  declined: 'danger',
  error: 'danger',
  partly_returned: 'neutral',
  returned: 'neutral',
  voided: 'neutral',
};

/** Seen with the pointer on the row, with its focus, or when Tab reaches it. */
const quietClass = 'opacity-0 focus-within:opacity-100 group-hover:opacity-100 group-data-focus:opacity-100';

export type GatewayRowProps = {
  payment: GatewayPayment;
  now: Date;
  isFocused: boolean;
  isBusy: boolean;
  /** Undefined where the gateway cannot be asked. */
  onAsk: (() => void) | undefined;
  /** Asks the customer for another payment; undefined where none is owed. */
  onRequest: (() => void) | undefined;
};

/** A payment at the gateway: what it is here, and below what the gateway says when that differs. */
export function GatewayRow(props: GatewayRowProps) {
  const { payment, now, isFocused } = props;
  const { _id, at, customer, orderCode, method, card, reference, transactionId, amount, fee } = payment;
  // of a payment that agrees the act is there with the pointer or the focus
  const isQuiet = payment.difference === null && payment.result !== 'pending' && !payment.canBeRepeated;
  return (
    <tr className="group" data-focus={isFocused || undefined} data-money={_id}>
      <td className="text-text-2">{formatWhen(new Date(at), now)}</td>
      <td>
        <CustomerCell customer={customer} />
      </td>
      <td>
        <OrderCell code={orderCode} />
      </td>
      <td className="text-text-2">{methodName(method, card)}</td>
      <td className="text-text-2">
        <span className="block max-w-[11rem] truncate" title={transactionId ?? reference}>
          {transactionId ?? reference}
        </span>
      </td>
      <td className="amount font-semibold">{formatPesos(amount)}</td>
      <td className="amount text-text-2">{fee === null ? '–' : `−${formatPesos(fee)}`}</td>
      <td className="leading-[1.35]">
        <Result payment={payment} />
      </td>
      <td className="amount">
        <span className={isQuiet ? quietClass : undefined}>
          <Acts {...props} />
        </span>
      </td>
    </tr>
  );
}

/** The same on a phone. */
export function GatewayCard(props: GatewayRowProps) {
  const { payment, now, isFocused, onAsk, onRequest } = props;
  const { _id, at, customer, orderCode, method, card, reference, transactionId, amount } = payment;
  return (
    <MoneyCard
      id={_id}
      customer={customer}
      orderCode={orderCode}
      amount={amount}
      isFocused={isFocused}
      when={formatWhen(new Date(at), now)}
      about={`${methodName(method, card)}, ${transactionId ?? reference}`}
      state={<Result payment={payment} />}
      acts={(onAsk ?? onRequest) && <Acts {...props} />}
    />
  );
}

function Result({ payment }: { payment: GatewayPayment }) {
  const note = noteOf(payment);
  return (
    <>
      <Badge tone={tones[payment.result]}>{texts.results[payment.result]}</Badge>
      {note && (
        <span className={`block text-[0.78125rem] ${payment.difference ? 'text-danger' : 'text-text-2'}`}>{note}</span>
      )}
    </>
  );
}

function Acts({ payment: { orderCode, reference }, isBusy, onAsk, onRequest }: GatewayRowProps) {
  const code = orderCode ?? reference;
  if (onRequest)
    return (
      <OfficeButton
        look="secondary"
        small
        icon="message"
        busy={isBusy}
        aria-label={texts.requestOf(code)}
        onClick={onRequest}
      >
        {texts.request}
      </OfficeButton>
    );
  return (
    onAsk && (
      <OfficeButton look="secondary" small busy={isBusy} aria-label={texts.askOf(code)} onClick={onAsk}>
        {texts.ask}
      </OfficeButton>
    )
  );
}

function noteOf({ difference, answer, result, reason, returning }: GatewayPayment): string | undefined {
  if (difference === 'amount') return texts.differences.amount(formatPesos(answer?.amount ?? 0));
  if (difference === 'status') return texts.differences.status(answer?.status ? texts.answers[answer.status] : '–');
  if (difference !== null) return texts.differences[difference]();
  if (returning > 0) return texts.returning(formatPesos(returning));
  return (result === 'declined' || result === 'error') && reason !== null ? reason : undefined;
}
