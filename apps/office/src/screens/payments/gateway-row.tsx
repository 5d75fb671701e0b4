import type { GatewayPayment, GatewayResult } from '@tonalia/contract/purchase-gateway';
import { Link } from '@tanstack/react-router';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { OfficeButton } from '../../components/office-button.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatWhen } from '../../components/when.ts';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';

const tones: Record<GatewayResult, BadgeTone> = {
  approved: 'success',
  pending: 'warn',
  declined: 'danger',
  error: 'danger',
  partly_returned: 'neutral',
  returned: 'neutral',
  voided: 'neutral',
};

export type GatewayRowProps = {
  payment: GatewayPayment;
  now: Date;
  isFocused: boolean;
  isBusy: boolean;
  /** Undefined where the gateway cannot be asked. */
  onAsk: (() => void) | undefined;
};

/** A payment at the gateway: what it is here, and below what the gateway says when that differs. */
export function GatewayRow({ payment, now, isFocused, isBusy, onAsk }: GatewayRowProps) {
  const { _id, at, customer, orderCode, method, card, reference, transactionId, amount, result } = payment;
  const name = customer.name || texts.credit;
  const note = noteOf(payment);
  return (
    <tr data-focus={isFocused || undefined} data-money={_id}>
      <td className="text-text-2">{formatWhen(new Date(at), now)}</td>
      <td>
        <span className="flex min-w-0 items-center gap-2.5">
          <PersonMark id={customer._id} initials={businessInitials(name)} />
          <b className="max-w-[15rem] truncate font-semibold">{name}</b>
        </span>
      </td>
      <td>
        {orderCode === null ? (
          texts.credit
        ) : (
          <Link to="/pedidos/$code" params={{ code: orderCode }} className="font-semibold hover:underline">
            {orderCode}
          </Link>
        )}
      </td>
      <td className="text-text-2">{card ? `${method} ··${card.lastFour}` : method}</td>
      <td className="text-text-2">
        <span className="block max-w-[11rem] truncate" title={transactionId ?? reference}>
          {transactionId ?? reference}
        </span>
      </td>
      <td className="amount font-semibold">{formatPesos(amount)}</td>
      <td className="leading-[1.35]">
        <Badge tone={tones[result]}>{texts.results[result]}</Badge>
        {note && (
          <span className={`block text-[0.78125rem] ${payment.difference ? 'text-danger' : 'text-text-2'}`}>
            {note}
          </span>
        )}
      </td>
      <td className="amount">
        {onAsk && (
          <OfficeButton
            look="secondary"
            small
            busy={isBusy}
            aria-label={texts.askOf(orderCode ?? reference)}
            onClick={onAsk}
          >
            {texts.ask}
          </OfficeButton>
        )}
      </td>
    </tr>
  );
}

function noteOf({ difference, answer, result, reason, returning }: GatewayPayment): string | undefined {
  if (difference === 'amount') return texts.differences.amount(formatPesos(answer?.amount ?? 0));
  if (difference === 'status') return texts.differences.status(answer?.status ? texts.answers[answer.status] : '–');
  if (difference !== null) return texts.differences[difference]();
  if (returning > 0) return texts.returning(formatPesos(returning));
  return (result === 'declined' || result === 'error') && reason !== null ? reason : undefined;
}
