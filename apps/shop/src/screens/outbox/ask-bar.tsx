import type { OrderAsks } from '@tonalia/contract/order-asks';
import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { formatPesos } from '@tonalia/rules/money';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { nameOf, questionOf } from './ask-words.ts';
import {
  type Decisions,
  type Replacements,
  type ShownSums,
  asksForAddress,
  asksForMethod,
  isEmptied,
  totalWith,
  undecided,
} from './decisions.ts';
import type { useAnswer } from './use-answer.ts';

interface AskBarProps {
  draft: SellerOrder;
  asks: OrderAsks;
  decisions: Decisions;
  replaced: Replacements;
  shown: ShownSums | null;
  acts: ReturnType<typeof useAnswer>;
}

/** The total with the answers, what is missing, a question to the customer, and the button that sends. */
export function AskBar({ draft, asks, decisions, replaced, shown, acts: { answering } }: AskBarProps) {
  const total = totalWith(asks, decisions, shown);
  const missing = whatIsMissing(asks, decisions, replaced);
  function send() {
    const { revision, lines } = asks;
    const choices = lines.flatMap(({ line }) => {
      const choice = decisions[line];
      return choice === undefined ? [] : [{ line, choice }];
    });
    answering.mutate({ revision, choices, ...replaced, expectedTotal: total });
  }
  return (
    <div className="sticky bottom-0 z-header -mx-4 mt-auto border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))]">
      <p className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span
          id="missing"
          role="status"
          className={`text-small font-semibold ${missing === null ? 'text-text-2' : 'text-warn'}`}
        >
          {missing ?? words.ready}
        </span>
        <span className="ml-auto">
          {total !== draft.expectedTotal && (
            <s className="text-small text-text-2">{formatPesos(draft.expectedTotal)}</s>
          )}{' '}
          <b className="text-h2">{formatPesos(total)}</b>
        </span>
      </p>
      <div className="flex gap-2.5">
        <a
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
          href={whatsappLink(questionOf(draft.customer.name, asks.lines), '')}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="whatsapp" /> {words.ask}
        </a>
        <Button
          size="lg"
          className="min-w-0 flex-1"
          disabled={missing !== null}
          aria-describedby="missing"
          loading={answering.isPending}
          onClick={send}
        >
          {words.send}
        </Button>
      </div>
    </div>
  );
}

function whatIsMissing(asks: OrderAsks, decisions: Decisions, replaced: Replacements): string | null {
  const open = undecided(asks, decisions);
  const [first] = open;
  if (first) return open.length === 1 ? words.missing(nameOf(first)) : words.missingOf(open.length);
  if (asksForAddress(asks) && !replaced.addressId) return words.missingAddress;
  if (asksForMethod(asks) && !replaced.paymentMethod) return words.missingMethod;
  return isEmptied(asks, decisions) ? words.empty : null;
}
