import type { BankLine, PossiblePair } from '@tonalia/contract/bank-lines';
import type { TransferDetail } from '@tonalia/contract/transfers-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { type LineMatch, findFreeLines, findLinePairs } from '../../api/payments.ts';
import { bankLinesTexts } from '../../messages/bank-lines.es-CO.ts';
import { PairDialog, type PairWords } from './pair-dialog.tsx';

const texts = bankLinesTexts.pair;
const dayWords = (day: string): string => formatShortDay(day).replace(/^\S+ /, '');

const lineWords = ({ _id, account, day, amount, reference, description }: BankLine): PairWords => ({
  id: _id,
  name: description || account,
  about: [dayWords(day), reference, description && account].filter(Boolean).join(', '),
  amount,
});

const pairWords = ({ id, of, code, name, amount, day, isApproved }: PossiblePair): PairWords => ({
  id,
  name: [code, name].filter(Boolean).join(', '),
  about: [dayWords(day), of === 'transfer' ? (isApproved ? texts.approved : texts.waits) : texts.of[of]].join(', '),
  amount,
});

/** Finds what a line of the bank is of; several transfers that are together its amount can be chosen. */
export const FindPairOfLine = ({
  line,
  onPick,
  onClose,
}: {
  line: BankLine;
  onPick: (match: LineMatch) => void;
  onClose: () => void;
}) => (
  <PairDialog
    title={texts.ofLine}
    wanted={lineWords(line)}
    label={line.amount < 0 ? texts.findRefund : texts.findTransfer}
    none={line.amount < 0 ? texts.noRefund : texts.noTransfer}
    searchKey={`line ${line._id}`}
    find={(typed, signal) => findLinePairs(line._id, typed, signal)}
    wordsOf={pairWords}
    goTogether={line.amount > 0 ? (one, other) => one.of === other.of : undefined}
    onPick={(chosen) => {
      const [first] = chosen;
      if (first) onPick({ lineId: line._id, of: first.of, ids: chosen.map(({ id }) => id) });
    }}
    onClose={onClose}
  />
);

/** Finds the line of the bank that a transfer is. */
export const FindLine = ({
  transfer: { _id, orderCode, customer, amount },
  onPick,
  onClose,
}: {
  transfer: Pick<TransferDetail, '_id' | 'orderCode' | 'customer' | 'amount'>;
  onPick: (line: BankLine) => void;
  onClose: () => void;
}) => (
  <PairDialog
    title={texts.ofTransfer}
    wanted={{ name: orderCode, about: customer.name, amount }}
    label={texts.findLine}
    none={texts.noLine}
    searchKey={`transfer ${_id}`}
    find={findFreeLines}
    wordsOf={lineWords}
    onPick={([line]) => line && onPick(line)}
    onClose={onClose}
  />
);
