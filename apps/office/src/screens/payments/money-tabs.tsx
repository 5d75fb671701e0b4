import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settlementsQuery } from '../../api/settlements.ts';
import { TabCount, ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { type MoneyView, moneyViews } from './payments-search.ts';
import { moneyCountsQuery } from '../../api/waiting.ts';

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
    <ViewTabs label={texts.views}>
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
            className={tabClass}
          >
            {/* the space is for the name of the link: the gap is only drawn */}
            {`${texts.tabs[one]} `}
            {counts && counts[one] > 0 && <TabCount count={counts[one]} />}
          </Link>
        ))}
    </ViewTabs>
  );
}
