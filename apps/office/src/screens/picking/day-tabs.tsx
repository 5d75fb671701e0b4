import type { PickBoard } from '@tonalia/contract/dispatch-office';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { formatDispatchDay } from '../../components/when.ts';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { type PickingSearch, dayInAddress } from './picking-search.ts';

/** The days with orders to dispatch, each with its count. */
export function DayTabs({ board, today }: { board: PickBoard; today: string }) {
  return (
    <nav
      aria-label={texts.days}
      className="no-scrollbar flex h-[42px] shrink-0 items-stretch gap-[22px] overflow-x-auto border-b border-line px-4 max-lg:bg-surface lg:px-7"
    >
      {board.days.map(({ day, isPreSales, orders }) => (
        <Link
          key={day}
          to="/alistamiento"
          search={({ bodega }: PickingSearch) => ({ ...dayInAddress(day, today), ...(bodega && { bodega }) })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={board.day === day ? 'page' : undefined}
          className="-mb-px flex shrink-0 items-center gap-1.5 border-b-[2.5px] border-transparent text-[0.875rem] leading-none font-semibold text-text-2 -outline-offset-4 aria-[current]:border-brand aria-[current]:text-text"
        >
          {dayWords(day, today, isPreSales)}
          <span className="font-medium text-text-3">{formatNumber(orders)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** "Atrasado", "Hoy", "Mar 24 nov", "Jue 26 nov, preventa". */
export function dayWords(day: PickBoard['day'], today: string, isPreSales = false): string {
  if (day === 'late') return texts.late;
  const words = formatDispatchDay(day, today);
  return isPreSales ? texts.presale(words) : words;
}
