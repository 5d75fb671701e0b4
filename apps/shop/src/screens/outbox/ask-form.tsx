import type { OrderAskLine, OrderAsks } from '@tonalia/contract/order-asks';
import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { useOutbox } from '../../api/outbox/outbox.ts';
import type { UnsentLine, UnsentOrder } from '../../api/outbox/unsent-order.ts';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';
import { AskBar } from './ask-bar.tsx';
import { AskLine } from './ask-line.tsx';
import { type Replacements, type ShownSums, savedOn } from './decisions.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { ReplaceFields } from './replace-fields.tsx';
import { UnchangedLines } from './unchanged-lines.tsx';
import { useDecisions } from './stored-decisions.ts';
import { timeOf } from './time-of.ts';
import { useAnswer } from './use-answer.ts';

/** The questions of an order, and the bar that sends the answers. */
export function AskForm({ draft, asks }: { draft: SellerOrder; asks: OrderAsks }) {
  const { clientOrderId, customer, snapshotAt } = draft;
  const { decisions, decide } = useDecisions(clientOrderId, asks.revision);
  const [replaced, setReplaced] = useState<Replacements>({});
  const acts = useAnswer(draft);
  const own = useOutbox().orders?.find((order) => order.clientOrderId === clientOrderId);
  const shown = own ? shownSums(own) : null;
  // with the second questions the order is no longer as this device showed it
  const ownLines = asks.revision === 1 ? (own?.lines ?? []) : [];
  const saved = shown ? savedOn(asks, shown) : 0;
  const { lines, doubts, unchanged, unchangedAmount } = asks;
  return (
    <>
      <h2 className="text-h2">
        {lines.length > 0 ? words.changed(lines.length, lines.length + unchanged) : words.toReview}
      </h2>
      <p className="mb-3 text-small text-text-2">{words.dataOf(timeOf(snapshotAt))}</p>
      <div className="grid gap-2.5">
        {doubts.map(({ code, text }) => (
          <Notice key={code} color="orange" message={text} />
        ))}
        <ReplaceFields asks={asks} customerId={customer._id} replaced={replaced} onReplace={setReplaced} />
        <ul className="grid gap-2.5">
          {lines.map((line) => (
            <AskLine
              key={line.line}
              line={line}
              color={own?.lines.find((one) => isOf(line, one))?.color ?? null}
              decisions={decisions}
              onDecide={(choice) => decide(line.line, choice)}
            />
          ))}
        </ul>
        {unchanged > 0 && (
          <UnchangedLines
            lines={ownLines.filter((one) => !lines.some((line) => isOf(line, one)))}
            count={unchanged}
            pesos={unchangedAmount}
            saved={saved}
          />
        )}
      </div>
      <DiscardDraft draft={draft} acts={acts} />
      <AskBar draft={draft} asks={asks} decisions={decisions} replaced={replaced} shown={shown} acts={acts} />
    </>
  );
}

const isOf = ({ code, seen }: OrderAskLine, line: UnsentLine): boolean =>
  code === line.code && seen.dispatchDate === line.dateSeen;

const shownSums = ({ lines, shipping }: UnsentOrder): ShownSums => ({
  goods: lines.reduce((sum, { quantity, priceSeen }) => sum + quantity * priceSeen, 0),
  shipping,
});
