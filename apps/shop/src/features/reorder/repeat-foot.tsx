import { literals } from '@tonalia/contract/literals.es-CO';
import type { RepeatQuote } from '@tonalia/contract/repeat-order';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { RepeatActs, type RepeatActsProps, RepeatProblems } from './repeat-acts.tsx';

/** Where and when it arrives, the total, and the button that orders it as last time. */
export function RepeatFoot(acts: RepeatActsProps) {
  const { quote, onCheckout } = acts;
  return (
    <div className="grid gap-2">
      <RepeatProblems {...acts} />
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          aria-label={`${deliveryIn(quote)}. ${words.changeDelivery}`}
          className="pressable touch-area flex min-h-11 min-w-0 items-center gap-2 text-left text-small"
          onClick={onCheckout}
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
      <RepeatActs {...acts} />
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
