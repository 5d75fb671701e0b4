import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { settlementsQuery } from '../../api/settlements.ts';
import { TabCount, ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { CashView } from './cash-search.ts';

const views: readonly CashView[] = ['open', 'difference', 'closed', 'drivers'];

const nameOf = (view: CashView): string => (view === 'drivers' ? texts.drivers : texts.tabs[view]);

/** The search of a tab. */
export const searchOf = (view: CashView, ruta?: string) => ({
  ...(view !== 'open' && { vista: view }),
  ...(ruta !== undefined && view !== 'drivers' && { ruta }),
});

/** The tabs of settlements with their numbers; none is current on the page of one. */
export function CashTabs({ view, route }: { view?: CashView; route?: string | undefined }) {
  const listed = view === undefined || view === 'drivers' ? 'open' : view;
  const counts = useQuery(settlementsQuery(listed, 1, route)).data?.counts;
  return (
    <ViewTabs label={texts.views}>
      {views.map((one) => (
        <Fragment key={one}>
          {one === 'drivers' && <span aria-hidden className="h-5 w-px shrink-0 self-center bg-line" />}
          <Link
            to="/cartera/recaudos"
            search={searchOf(one, route)}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={view === one ? 'page' : undefined}
            className={tabClass}
          >
            {nameOf(one)}
            {counts && counts[one] > 0 && <TabCount count={counts[one]} />}
          </Link>
        </Fragment>
      ))}
    </ViewTabs>
  );
}
