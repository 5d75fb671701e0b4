import { literals } from '@tonalia/contract/literals.es-CO';
import type { RepeatQuote } from '@tonalia/contract/repeat-order';
import { can } from '@tonalia/contract/rights';
import { Button } from '@tonalia/ui/button';
import { sentenceOf } from '../../api/http/api-error.ts';
import { useSession } from '../../api/session/session.ts';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import type { useAddRepeat } from './use-add-repeat.ts';
import type { useConfirmRepeat } from './use-confirm-repeat.ts';
import type { RepeatInHand } from './use-repeat.ts';

export interface RepeatActsProps {
  quote: RepeatQuote;
  repeat: RepeatInHand;
  placing: ReturnType<typeof useConfirmRepeat>;
  adding: ReturnType<typeof useAddRepeat>;
  /** Takes the lines to the checkout, where delivery and payment are chosen. */
  onCheckout: () => void;
}

/** Orders it as last time, or takes it to the checkout when that cannot be; or adds it to the open cart. */
export function RepeatActs({ quote, repeat, placing, adding, onCheckout }: RepeatActsProps) {
  const { role, user } = useSession();
  const isBusy = placing.isConfirming || adding.isAdding;
  const nothing = quote.units === 0 ? words.nothing : undefined;
  const blocked = nothing ?? (repeat.isUndecided ? words.decide : undefined);
  // a member that asks for its orders does so in the checkout
  const mayPlace = can(role, 'orders.place') && (user?.member === undefined || user.member.mode === 'buys');
  const canConfirm = mayPlace && quote.method.reason === null && quote.address !== null;
  return (
    <div className="grid gap-2">
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
        <Button size="lg" full loading={isBusy} disabledReason={blocked} onClick={onCheckout}>
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

/** Why it could not be ordered or added, and why it cannot be paid as last time. */
export function RepeatProblems({ quote, placing, adding }: Pick<RepeatActsProps, 'quote' | 'placing' | 'adding'>) {
  const problem = placing.problem ?? adding.problem;
  return (
    <>
      {problem !== null && (
        <p role="alert" className="text-small text-danger">
          {sentenceOf(problem)}
        </p>
      )}
      {quote.method.reason !== null && <p className="text-small text-warn">{quote.method.reason}</p>}
    </>
  );
}
