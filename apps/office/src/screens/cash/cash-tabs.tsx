import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { settlementsQuery } from '../../api/settlements.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { CashView } from './cash-search.ts';

const views: readonly CashView[] = ['open', 'difference', 'closed', 'drivers'];

const nameOf = (view: CashView): string => (view === 'drivers' ? texts.drivers : texts.tabs[view]);

/** The search of a tab. */
export const searchOf = (view: CashView) => (view === 'open' ? {} : { vista: view });

/** The tabs of settlements with their numbers; none is current on the page of one. */
export function CashTabs({ view }: { view?: CashView }) {
  const listed = view === undefined || view === 'drivers' ? 'open' : view;
  const counts = useQuery(settlementsQuery(listed, 1)).data?.counts;
  return (
    <nav
      aria-label={texts.views}
      className="no-scrollbar flex h-[42px] shrink-0 items-stretch gap-[22px] overflow-x-auto border-b border-line px-4 max-lg:bg-surface lg:px-7"
    >
      {views.map((one) => (
        <Fragment key={one}>
          {one === 'drivers' && <span aria-hidden className="h-5 w-px shrink-0 self-center bg-line" />}
          <Link
            to="/cartera/recaudos"
            search={searchOf(one)}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={view === one ? 'page' : undefined}
            className="-mb-px flex shrink-0 items-center gap-1.5 border-b-[2.5px] border-transparent text-[0.875rem] leading-none font-semibold text-text-2 -outline-offset-4 aria-[current]:border-brand aria-[current]:text-text"
          >
            {nameOf(one)}
            {counts && counts[one] > 0 && <span className="font-medium text-text-3">{formatNumber(counts[one])}</span>}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
