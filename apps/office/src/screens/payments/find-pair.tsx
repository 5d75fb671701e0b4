import type { BankLine, LineTransfer } from '@tonalia/contract/bank-lines';
import type { TransferDetail } from '@tonalia/contract/transfers-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { findFreeLines, findLineTransfers } from '../../api/payments.ts';
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

const transferWords = ({ transferId, orderCode, customer, amount, day, isApproved }: LineTransfer): PairWords => ({
  id: transferId,
  name: `${orderCode}, ${customer}`,
  about: [dayWords(day), isApproved ? texts.approved : texts.waits].join(', '),
  amount,
});

/** Finds the transfer that a line of the bank is of. */
export const FindTransfer = ({
  line,
  onPick,
  onClose,
}: {
  line: BankLine;
  onPick: (transferId: string) => void;
  onClose: () => void;
}) => (
  <PairDialog
    title={texts.ofLine}
    wanted={lineWords(line)}
    label={texts.findTransfer}
    none={texts.noTransfer}
    searchKey={`line ${line._id}`}
    find={(typed, signal) => findLineTransfers(line._id, typed, signal)}
    wordsOf={transferWords}
    onPick={({ transferId }) => onPick(transferId)}
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
    onPick={onPick}
    onClose={onClose}
  />
);
