import type { PickBoard } from '@tonalia/contract/dispatch-office';
import { Link } from '@tanstack/react-router';
import { formatDispatchDay } from '../../components/when.ts';
import { TabCount, ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { type PickingSearch, dayInAddress } from './picking-search.ts';

/** The days with orders to dispatch, each with its count. */
export function DayTabs({ board, today }: { board: PickBoard; today: string }) {
  return (
    <ViewTabs label={texts.days}>
      {board.days.map(({ day, isPreSales, orders }) => (
        <Link
          key={day}
          to="/alistamiento"
          search={({ bodega }: PickingSearch) => ({ ...dayInAddress(day, today), ...(bodega && { bodega }) })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={board.day === day ? 'page' : undefined}
          className={tabClass}
        >
          {dayWords(day, today, isPreSales)}
          <TabCount count={orders} />
        </Link>
      ))}
    </ViewTabs>
  );
}

/** "Atrasado", "Hoy", "Mar 24 nov", "Jue 26 nov, preventa". */
export function dayWords(day: PickBoard['day'], today: string, isPreSales = false): string {
  if (day === 'late') return texts.late;
  const words = formatDispatchDay(day, today);
  return isPreSales ? texts.presale(words) : words;
}
