import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { outlines } from '../../components/outlines.ts';
import { bankLinesTexts as texts } from '../../messages/bank-lines.es-CO.ts';
import { FindPair, LineActs, type LineRowProps, PairWords, RegisteredAs, resultOf } from './line-row.tsx';

/** A line of the bank on a phone: what came, and below it what it is of. */
export function LineCard({ line, isFocused, onAccept, onMark, onFind }: LineRowProps) {
  const { _id, day, description, account, reference, amount, pair, proposal } = line;
  const ours = pair ?? proposal;
  const [tone, words] = resultOf(line);
  return (
    <li
      data-money={_id}
      data-focus={isFocused || undefined}
      className="rounded-[18px] border border-line bg-surface p-4 data-focus:border-brand"
    >
      <div className="flex items-start justify-between gap-3">
        <b className="min-w-0 font-semibold wrap-anywhere">{description || account}</b>
        <b className="font-bold whitespace-nowrap">{formatPesos(amount)}</b>
      </div>
      <div className="mt-1 flex items-center justify-between gap-3 text-[0.8125rem] text-text-2">
        <span>
          {formatShortDay(day)}
          {reference && `, ${texts.column.reference} ${reference}`}
        </span>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {line.registered && (
        <div className="mt-2.5 border-t border-hair pt-2.5">
          <RegisteredAs registered={line.registered} />
        </div>
      )}
      {!ours && onFind && (
        <div className="mt-2.5 border-t border-hair pt-2.5">
          <FindPair isChoice={line.candidates > 0} onFind={onFind} />
        </div>
      )}
      {ours && (
        <div className="mt-2.5 flex items-center gap-2 border-t border-hair pt-2.5">
          <Icon name={outlines.link} size="sm" className={pair ? 'text-brand-text' : 'text-text-3'} />
          <span className="flex min-w-0 flex-1 gap-1.5">
            <PairWords pair={ours} />
          </span>
          <b className="font-semibold whitespace-nowrap">{formatPesos(ours.amount)}</b>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden [&>button]:min-h-11 [&>button]:flex-1">
        <LineActs line={line} onAccept={onAccept} onMark={onMark} />
      </div>
    </li>
  );
}
