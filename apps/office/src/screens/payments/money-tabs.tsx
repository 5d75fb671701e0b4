import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { moneyCountsQuery } from '../../api/payments.ts';
import { settlementsQuery } from '../../api/settlements.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { type MoneyView, moneyViews } from './payments-search.ts';

export type MoneyTabsProps = {
  view: MoneyView;
  /** Whether the operator settles cash. */
  maySettle: boolean;
};

/** The parts of the page, each with what waits in it. */
export function MoneyTabs({ view, maySettle }: MoneyTabsProps) {
  const { data } = useQuery(moneyCountsQuery);
  const cash = useQuery({ ...settlementsQuery('open', 1), enabled: maySettle }).data?.counts.open ?? 0;
  const counts = data && {
    transferencias: data.transfers,
    pasarela: data.gateway,
    reembolsos: data.refunds,
    conciliacion: data.lines,
    efectivo: cash,
  };
  return (
    <nav
      aria-label={texts.views}
      className="no-scrollbar flex h-[42px] shrink-0 items-stretch gap-[22px] overflow-x-auto border-b border-line px-4 max-lg:bg-surface lg:px-7"
    >
      {moneyViews
        .filter((one) => maySettle || one !== 'efectivo')
        .map((one) => (
          <Link
            key={one}
            to="/pagos"
            search={one === 'transferencias' ? {} : { vista: one }}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={view === one ? 'page' : undefined}
            className="-mb-px flex shrink-0 items-center gap-1.5 border-b-[2.5px] border-transparent text-[0.875rem] leading-none font-semibold text-text-2 -outline-offset-4 aria-[current]:border-brand aria-[current]:text-text"
          >
            {/* the space is for the name of the link: the gap is only drawn */}
            {`${texts.tabs[one]} `}
            {counts && counts[one] > 0 && <span className="font-medium text-text-3">{formatNumber(counts[one])}</span>}
          </Link>
        ))}
    </nav>
  );
}
