import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { statementQuery } from '../../api/queries/statement.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { paths } from '../../paths.ts';
import { StatementList } from './statement-list.tsx';

/** Documents without a balance, newest first. */
export function PaidDocuments() {
  return (
    <StatementList
      label={words.paid}
      query={statementQuery('paid')}
      rowsOf={({ documents }) =>
        documents.map(({ _id, number, orderCode, created_at, total }) => (
          <li key={_id} className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 lg:px-5">
            <span className="w-24 text-small text-text-3">{formatShortDay(dayIn(new Date(created_at)))}</span>
            <span className="min-w-0 flex-1">
              {orderCode === null ? (
                words.nameOf({ number, orderCode })
              ) : (
                <RouteLink href={paths.orderHistoryDetail(orderCode)} className="font-semibold hover:underline">
                  {words.nameOf({ number, orderCode })}
                </RouteLink>
              )}
            </span>
            <b className="font-[650]">{formatPesos(total)}</b>
          </li>
        ))
      }
    />
  );
}
