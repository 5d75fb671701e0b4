import { literals } from '@tonalia/contract/literals.es-CO';
import type { RepeatQuote } from '@tonalia/contract/repeat-order';
import { can } from '@tonalia/contract/rights';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/http/api-error.ts';
import { useSession } from '../../api/session/session.ts';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { useAddRepeat } from './use-add-repeat.ts';
import type { useConfirmRepeat } from './use-confirm-repeat.ts';
import type { RepeatInHand } from './use-repeat.ts';

interface RepeatFootProps {
  quote: RepeatQuote;
  repeat: RepeatInHand;
  placing: ReturnType<typeof useConfirmRepeat>;
  adding: ReturnType<typeof useAddRepeat>;
}

/** Where and when it arrives, the total, and the button that orders it as last time. */
export function RepeatFoot({ quote, repeat, placing, adding }: RepeatFootProps) {
  const { role, user } = useSession();
  const go = useGo();
  const problem = placing.problem ?? adding.problem;
  const isBusy = placing.isConfirming || adding.isAdding;
  const nothing = quote.units === 0 ? words.nothing : undefined;
  const blocked = nothing ?? (repeat.isUndecided ? words.decide : undefined);
  // a member that asks for its orders does so in the checkout
  const mayPlace = can(role, 'orders.place') && (user?.member === undefined || user.member.mode === 'buys');
  const inCheckout = () => adding.add(quote.lines, () => go(paths.orderDetail()));
  const canConfirm = mayPlace && quote.method.reason === null && quote.address !== null;
  return (
    <div className="grid gap-2">
      {problem !== null && (
        <p role="alert" className="text-small text-danger">
          {sentenceOf(problem)}
        </p>
      )}
      {quote.method.reason !== null && <p className="text-small text-warn">{quote.method.reason}</p>}
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          aria-label={`${deliveryIn(quote)}. ${words.changeDelivery}`}
          className="pressable touch-area flex min-h-11 min-w-0 items-center gap-2 text-left text-small"
          onClick={inCheckout}
        >
          <Icon name="pin" size="sm" className="text-brand-text" />
          <span className="min-w-0 wrap-break-word">{deliveryIn(quote)}</span>
        </button>
        <p aria-live="polite" className="shrink-0 text-right">
          <b className="text-[1.3125rem] font-bold">{formatPesos(quote.total)}</b>
          {quote.shipping > 0 && (
            <span className="block text-small text-text-3">{words.shipping(formatPesos(quote.shipping))}</span>
          )}
        </p>
      </div>
      {canConfirm ? (
        <Button
          size="lg"
          full
          loading={placing.isConfirming || (!repeat.isCurrent && !blocked)}
          disabledReason={blocked}
          onClick={() => placing.confirm(quote, repeat.edits)}
        >
          {words.confirmWith(quote.method.name)}
        </Button>
      ) : (
        <Button size="lg" full loading={isBusy} disabledReason={blocked} onClick={inCheckout}>
          {words.otherMethod}
        </Button>
      )}
      <Button
        variant="ghost"
        full
        loading={adding.isAdding}
        disabledReason={nothing}
        onClick={() => adding.add(quote.lines)}
      >
        {literals.addToCart}
      </Button>
    </div>
  );
}

/** "Local Soacha, mar 24 nov y jue 26 nov". */
function deliveryIn({ address, parts }: RepeatQuote): string {
  const days = parts.flatMap(({ arrives }) => (arrives ? formatShortDay(arrives.day).toLocaleLowerCase('es-CO') : []));
  return [address?.name ?? address?.line ?? literals.chooseAddress, [...new Set(days)].join(' y ')]
    .filter(Boolean)
    .join(', ');
}
