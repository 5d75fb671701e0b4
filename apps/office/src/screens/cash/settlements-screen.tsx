import type { SettlementRow } from '@tonalia/contract/dispatch-settlement';
import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatPesos } from '@tonalia/rules/money';
import { formatShortDay } from '@tonalia/rules/dates';
import { settlementsQuery } from '../../api/settlements.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { CashTabs, searchOf } from './cash-tabs.tsx';
import { differenceClass } from './difference.ts';

const route = getRouteApi('/frame/cartera/recaudos');

/** The settlements of drivers: to receive, with a difference, closed. */
export function SettlementsScreen() {
  const { vista: view = 'open', pagina: page = 1, fila } = route.useSearch();
  const navigate = useNavigate();
  const list = useQuery(settlementsQuery(view, page));
  const rows = list.data?.results ?? [];
  const at = rows.findIndex(({ code }) => code === fila);
  const move = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    if (next) void navigate({ to: '/cartera/recaudos', search: { ...searchOf(view), fila: next.code }, replace: true });
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => fila !== undefined && void navigate({ to: '/cartera/recaudos/$load', params: { load: fila } }),
  });
  return (
    <>
      <PageHeader title={texts.list} />
      <CashTabs view={view} />
      <div className="min-w-0 flex-1 overflow-x-auto">
        {list.isPending && <LoadingRows rows={6} />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && rows.length === 0 && <EmptyNote title={texts.none} text={texts.noneText} />}
        {rows.length > 0 && <Rows rows={rows} focused={fila} />}
      </div>
    </>
  );
}

const Rows = ({ rows, focused }: { rows: readonly SettlementRow[]; focused: string | undefined }) => (
  <ul>
    {rows.map(({ code, driver, route: name, dispatchDate, stops, open, sums }) => (
      <li key={code} className="border-b border-hair">
        <Link
          to="/cartera/recaudos/$load"
          params={{ load: code }}
          aria-current={focused === code ? 'true' : undefined}
          className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 px-4 py-2 text-text no-underline hover:bg-surface-2 aria-[current]:bg-surface-2 lg:grid-cols-[110px_minmax(0,1fr)_150px_130px_130px_130px] lg:px-7"
        >
          <b className="font-semibold max-lg:order-2 max-lg:text-right">{code}</b>
          <span className="min-w-0">
            <b className="block truncate font-semibold">{driver ?? texts.driver}</b>
            <span className="text-small text-text-2">{texts.at(name, formatShortDay(dispatchDate))}</span>
          </span>
          <span className="text-small text-text-2 max-lg:order-3">{texts.stopsDone(stops - open, stops)}</span>
          <Amount name={texts.mustHandOver} amount={sums.mustHandOver} />
          <Amount name={texts.counted} amount={sums.counted} />
          <Amount name={texts.difference} amount={sums.difference} className={differenceClass(sums.difference)} />
        </Link>
      </li>
    ))}
  </ul>
);

const Amount = ({ name, amount, className = '' }: { name: string; amount: number | null; className?: string }) => (
  <span className="text-right max-lg:hidden">
    <span className="block text-[0.75rem] text-text-3">{name}</span>
    <b className={`font-semibold ${className}`}>{amount === null || amount === 0 ? '–' : formatPesos(amount)}</b>
  </span>
);
