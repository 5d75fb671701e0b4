import type { LinePair, ListedBankLine } from '@tonalia/contract/bank-lines';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { bankLinesTexts as texts } from '../../messages/bank-lines.es-CO.ts';
import { TransferCode } from './transfer-code.tsx';

/** Lucide's, drawn only here. */
const unlink =
  'M18.84 12.25l1.72-1.71h-.02a5 5 0 00-.12-7.07 5 5 0 00-6.95 0l-1.72 1.71M5.17 11.75l-1.71 1.71a5 5 0 00.12 7.07 5 5 0 006.95 0l1.71-1.71M8 2v3M2 8h3M16 19v3M19 16h3';

export type LineRowProps = {
  line: ListedBankLine;
  isFocused: boolean;
  onAccept: (() => void) | undefined;
  onMark: (() => void) | undefined;
  /** Undefined for a line that has a pair or was set aside. */
  onFind: (() => void) | undefined;
};

/** A line of the bank beside what it is of. */
export function LineRow({ line, isFocused, onAccept, onMark, onFind }: LineRowProps) {
  const { _id, day, description, account, reference, amount, pair, proposal } = line;
  const ours = pair ?? proposal;
  const [tone, words] = resultOf(line);
  return (
    <tr data-focus={isFocused || undefined} data-money={_id}>
      <td className="text-text-3">{formatShortDay(day).replace(/^\S+ /, '')}</td>
      <td>
        <b
          className="block max-w-[11rem] truncate font-[550] text-[0.8125rem] min-[1400px]:max-w-[15rem] 2xl:max-w-[20rem]"
          title={`${description} ${account}`.trim()}
        >
          {description || account}
        </b>
      </td>
      <td className="text-text-2">{reference || '–'}</td>
      <td className="amount font-semibold">{formatPesos(amount)}</td>
      <td>
        {ours ? (
          <span className="flex items-center gap-2">
            <Icon name={outlines.link} size="sm" className={pair ? 'text-brand-text' : 'text-text-3'} />
            <PairWords pair={ours} />
          </span>
        ) : line.registered ? (
          <span className="flex items-center gap-2">
            <Icon name={outlines.link} size="sm" className="text-brand-text" />
            <RegisteredAs registered={line.registered} />
          </span>
        ) : (
          <FindPair isChoice={line.candidates > 0} onFind={onFind} />
        )}
      </td>
      <td className="amount font-semibold">
        {ours ? formatPesos(ours.amount) : line.registered ? formatPesos(amount) : '–'}
      </td>
      <td>
        <span className="flex items-center justify-between gap-3">
          <Badge tone={tone}>{words}</Badge>
          <LineActs line={line} onAccept={onAccept} onMark={onMark} />
        </span>
      </td>
    </tr>
  );
}

/** What a line is of: the code of one thing, which leads to it, or how many they are. */
export function PairWords({ pair: { of, count, code, isOrder, name } }: { pair: LinePair }) {
  const words =
    of === 'gateway'
      ? texts.of.gateway(count, name)
      : count > 1
        ? (of === 'cash' ? texts.of.cashMany : texts.of.transfers)(count, name)
        : of === 'cash'
          ? texts.of.cash(name)
          : of === 'refund'
            ? texts.of.refund(name)
            : name;
  return (
    <>
      {code !== null && <TransferCode code={code} isOrder={isOrder} of={of} className="max-lg:touch-area" />}
      <span
        className={`max-w-[15rem] min-w-0 truncate lg:max-w-[8rem] min-[1400px]:max-w-[11rem] 2xl:max-w-[15rem] ${code === null ? 'font-semibold' : 'text-text-2'}`}
      >
        {words}
      </span>
    </>
  );
}

/** What a line of no order is, with its reason. */
export const RegisteredAs = ({
  registered: { purpose, reason, customer },
}: {
  registered: NonNullable<ListedBankLine['registered']>;
}) => (
  <span className="block max-w-[19rem] min-w-0 truncate lg:max-w-[13rem] min-[1400px]:max-w-[19rem]" title={reason}>
    <b className="font-semibold">{texts.register.purposes[purpose]}</b>{' '}
    <span className="text-text-2">{[customer, reason].filter(Boolean).join(', ')}</span>
  </span>
);

/** The way to a pair that no rule proposes, or to a choice between those that fit alike. */
export const FindPair = ({ isChoice, onFind }: Pick<LineRowProps, 'onFind'> & { isChoice: boolean }) =>
  onFind ? (
    <span className="flex items-center gap-2">
      <Icon name={unlink} size="sm" className="text-text-3" />
      <button type="button" className="touch-area font-semibold text-brand-text hover:underline" onClick={onFind}>
        {isChoice ? texts.choose : texts.find}
      </button>
    </span>
  ) : (
    <span className="text-text-3">–</span>
  );

/** What the operator can do with a line. */
export const LineActs = ({
  line: { pair, proposal, isIgnored },
  onAccept,
  onMark,
}: Omit<LineRowProps, 'isFocused' | 'onFind'>) => (
  <>
    {!pair && proposal && onAccept && (
      <OfficeButton look="secondary" small onClick={onAccept}>
        {proposal.state === 'differs' ? texts.acceptPart : texts.accept}
      </OfficeButton>
    )}
    {!pair && !proposal && onMark && (
      <OfficeButton look={isIgnored ? 'ghost' : 'secondary'} small onClick={onMark}>
        {isIgnored ? texts.restore : texts.ignore}
      </OfficeButton>
    )}
  </>
);

/** The state of a line, as a badge says it. */
export function resultOf(line: ListedBankLine): [BadgeTone, string] {
  const { amount, pair, proposal, isIgnored, registered, candidates } = line;
  if (pair) return ['success', pair.count > 1 ? texts.result.sum : texts.result.pair];
  if (registered) return ['neutral', texts.result.registered];
  if (isIgnored) return ['neutral', texts.result.ignored];
  if (candidates > 0) return ['warn', texts.result.several(candidates)];
  if (!proposal) return amount < 0 ? ['neutral', texts.result.out] : ['danger', texts.result.none];
  if (proposal.state === 'sum') return ['presale', texts.result.sum];
  if (proposal.state === 'matches') return ['presale', texts.result.proposal];
  const off = proposal.amount - amount;
  return ['warn', off > 0 ? texts.missing(formatPesos(off)) : texts.surplus(formatPesos(-off))];
}
