import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { Notice } from '@tonalia/ui/notice';
import { documentTransfersQuery } from '../../api/queries/statement.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';

/** The transfers that wait for their review, and why the last one was refused. */
export function TransferNotices() {
  const { data: transfers = [] } = useQuery(documentTransfersQuery);
  return transfers.map(({ _id, amount, state, reason, documents }) => {
    const of = documents.map(({ orderCode }) => words.nameOf({ number: null, orderCode })).join(', ');
    return state === 'waits' ? (
      <Notice key={_id} color="blue" message={words.transferWaits(formatPesos(amount))} detail={of} />
    ) : (
      <Notice
        key={_id}
        color="orange"
        message={words.transferRefused(formatPesos(amount))}
        detail={words.sendAnother(reason ?? '')}
      />
    );
  });
}
