import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { returnsQuery } from '../../api/returns.ts';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhen } from '../../components/when.ts';
import { ReturnBadge } from '../../features/return-state/return-badge.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** The newest returns of the customer. */
export function ReturnsPanel({ customerId }: { customerId: string }) {
  const { data, error, refetch } = useQuery(returnsQuery({ customerId }));
  return (
    <Panel label={texts.title} className="overflow-hidden">
      <h2 className="px-[18px] pt-3 pb-2 text-panel">
        {texts.title} {data && <span className="font-medium text-text-3">{formatNumber(data.total)}</span>}
      </h2>
      {!data && !error && <LoadingRows rows={3} />}
      {!data && error && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <p className="px-[18px] pb-4 text-text-2">{texts.none}</p>}
      <ul>
        {data?.results.map((one) => (
          <ReturnRow key={one._id} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

function ReturnRow({ one }: { one: OfficeReturnItem }) {
  const now = useNow();
  const { code, orderCode, reason, wish, askedAt, units, value } = one;
  return (
    <li className="border-t border-hair">
      <Link
        to="/devoluciones/$id"
        params={{ id: code }}
        className="flex min-h-[42px] items-center gap-x-3 px-[18px] py-1.5 -outline-offset-4 hover:bg-surface-2 max-lg:flex-wrap"
      >
        <b className="w-[92px] font-semibold">{code}</b>
        <time dateTime={askedAt} className="w-[92px] text-text-2">
          {formatWhen(new Date(askedAt), now)}
        </time>
        <span className="w-[92px] text-text-2 max-lg:hidden">{orderCode}</span>
        <span className="min-w-0 flex-1 truncate text-text-2 max-lg:hidden">
          {texts.reasons[reason]}, {texts.wishes[wish].toLocaleLowerCase('es-CO')}
        </span>
        <span className="w-[76px] text-right text-text-2 max-lg:hidden">{texts.units(units)}</span>
        <b className="w-[108px] text-right font-semibold max-lg:ml-auto max-lg:w-auto">
          {value === null ? '–' : formatPesos(value)}
        </b>
        <span className="w-[124px] pl-1 max-lg:w-full max-lg:pl-0">
          <ReturnBadge {...one} />
        </span>
      </Link>
    </li>
  );
}
